import type { Item } from '../words/lex-sentence.ts'

/**
 * Known words can still narrow a yes: "active for one more day", "in force through their new agent", "correct on your end".
 * Beside a confirmation a preposition has to lead to one of the objects that take nothing back, and some words may not stand at all.
 */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const PREPOSITIONS = set('with for on in of at by from to through thru since after before upon until during under per into onto within between than via than against con para por en de desde')
const DETERMINERS = set('the our my a an all both each these those this that their his her its same following listed respective said mentioned referenced named every any below-listed el la los las su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas mismo misma mismos mismas mi dicha dicho')
/** What may follow any of them. */
const OBJECTS = set(
  "below above us ours me we i you it them insured-name insured insureds client client's clients customer customers agency office carrier carriers insurer insurers company companies system systems record records file files book books end side portal website policy policies coverage coverages account today now date effect force place full order standing reply response email e-mail letter message note request requests list inquiry question questions reference sake verification confirmation information info details what which whom checking asking reaching contact department staff team verifying confirming inquiring year insurance lines line term terms premises building vehicle vehicles statutory underwriter underwriting epic ams hawksoft ezlynx applied online nosotros ustedes usted hoy fecha vigor vigencia favor sistema registros archivo asegurado asegurada cliente compania agencia poliza polizas momento lo general ocurrencia accidente un millon mil orden medio correo responsabilidad que",
)
/** Of theirs, only what they wrote: "active in your system" repeats the question. */
const YOURS = set('email e-mail letter message correspondence fax note request requests list inquiry question questions reference records file files convenience sake certificate client insured insureds policy policies solicitud correo mensaje')
const WRITTEN = set('email e-mail letter message correspondence fax note request requests list inquiry certificate solicitud correo mensaje')
const AFTER_TO = set('confirm verify report say respond reply answer assist help let be inform advise note match see know')
const STRAY = set('future dated primero primera new old updated last next first second third previous again once ago ever later sooner one time times mo month months week weeks day days yr yrs years fifth sixth seven eight nine ten six twelve or nuevo nueva')

export function findStray(items: Item[], folded: string): string | null {
  const solid = items.filter((item) => !(item.kind === 'mark' && /["'*_]/.test(item.mark)))
  for (const [at, item] of solid.entries()) {
    if (item.kind !== 'word') continue
    const years = item.word === 'year' && /^\d/.test(folded.slice(item.at - items[0]!.at))
    if (STRAY.has(item.word) && !years && !counts(solid, at)) return 'not understood'
    if (PREPOSITIONS.has(item.word) && !leadsHome(solid, at)) return 'not understood'
  }
  return null
}

/** "One policy", "all six policies". */
const counts = (items: Item[], at: number): boolean => /^(?:one|six|seven|eight|nine|ten|first|second|third)$/.test((items[at] as { word: string }).word) && items[at + 1]?.kind === 'mention'

function leadsHome(items: Item[], at: number): boolean {
  let next = at + 1
  let yours = false
  for (let item = items[next]; item?.kind === 'word' && (DETERMINERS.has(item.word) || item.word === 'your'); item = items[next]) {
    yours ||= item.word === 'your'
    next += 1
  }
  const object = items[next]
  if (object === undefined || object.kind === 'mark') return next > at + 1 || /^(?:in|on|with|for)$/.test((items[at] as { word: string }).word)
  if (object.kind === 'join') return false
  // "On the renewal", "for one truck".
  if (object.kind === 'sense') return object.sense !== 'rewrite'
  if (object.kind === 'mention' && object.scope === 'topic' && object.end - object.at === 3 && items[next + 1]?.kind === 'word') return false
  if (object.kind !== 'word') return true
  const preposition = (items[at] as { word: string }).word
  // "Active, in question"; "the policies in question" is a name of them.
  if (preposition === 'in' && object.word === 'question' && !(items[at - 1]?.kind === 'mention')) return false
  if (preposition === 'to' && AFTER_TO.has(object.word)) return true
  const before = items[at - 1]
  if (preposition === 'to' && object.word === 'insured-name' && before?.kind === 'word' && before.word === 'issued') return true
  if (preposition === 'to' && !yours) return !/^(?:insured|client|customer|carrier|company|insurer|insured-name)/.test(object.word) && OBJECTS.has(object.word)
  if (PREPOSITIONS.has(object.word)) return true
  if (yours && /^(?:in|on|by|under|through)$/.test(preposition)) return WRITTEN.has(object.word)
  return yours ? YOURS.has(object.word) : OBJECTS.has(object.word)
}

/** "For someone else.", "In August.": a piece of a sentence that goes on with the one before, and narrows it. */
export function narrows(items: Item[]): boolean {
  const solid = items.filter((item) => item.kind !== 'mark' && item.kind !== 'join')
  const first = solid[0]
  if (first?.kind !== 'word' || solid.length > 8 || !(PREPOSITIONS.has(first.word) || /^(?:back|only|just|as|or)$/.test(first.word))) return false
  if (solid.some((item) => item.kind === 'word' && /^(?:regards|thanks|appreciation|best|gratitude|respect|wishes|saludos|gracias)$/.test(item.word))) return false
  return solid.some((item) => item.kind === 'name') || findStray(items, '') !== null
}
