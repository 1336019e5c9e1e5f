import { carrierOfCode, matchCarrier } from '../naic/index.ts'
import { ALONE_MIN, agreed, DISAGREE, type Draft, giveUp, ofPicture, SURE, taken, wasSeen } from './draft.ts'
import { likelyName, mendCompanyName } from './likely-names.ts'
import { likelyCode } from './likely-numbers.ts'
import { partStrokes } from './part-strokes.ts'
import { likeness, settleCarrier } from './settle-carrier.ts'
import { hasUnknownShortWord, pairSpellings, shortSpellings } from './short-words.ts'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F']
const LETTER_EXPLAINS_MIN = -4
const LETTER_AHEAD_MIN = 2.5
const isAhead = (weights: readonly number[], at: number): boolean =>
  (weights[at] ?? Number.NEGATIVE_INFINITY) >= LETTER_EXPLAINS_MIN && weights.every((w, i) => i === at || weights[at]! - w >= LETTER_AHEAD_MIN)

/** A letter says whose policy it is: one that a second reading does not bear out names no company. */
const LETTER_SURE = 0.9
/** A and C look like no other letter of the list. */
const PLAIN_LETTER_SURE = 0.5
const SECOND_LOOK_SURE = 0.85
export async function settleLetter(draft: Draft): Promise<void> {
  const { line } = draft
  const field = line.fields.insurer_letter
  const letter = line.insurer_letter
  if (letter === null || !ofPicture(field) || field.confidence >= (/[AC]/.test(letter) ? PLAIN_LETTER_SURE : LETTER_SURE)) return
  const weighed = await draft.weigh('insurer_letter', LETTERS, false)
  if (weighed && isAhead(weighed.weights, LETTERS.indexOf(letter))) return taken(draft, 'insurer_letter')
  const again = await draft.reread('insurer_letter', 'text', letter)
  if (again?.agreed && again.text?.trim().toUpperCase() === letter) return agreed(field, again)
  // Tesseract seldom makes anything of a lone letter: that it sees no other one of the list is enough beside two sure looks.
  const looks = (again?.readings ?? []).map((r) => ({ ...r, text: r.text.trim().toUpperCase() }))
  const surely = looks.some((r) => r.reader === 'pp_ocr' && r.text === letter && r.confidence >= SECOND_LOOK_SURE)
  if (surely && !looks.some((r) => r.text !== letter && /^[A-F]$/.test(r.text))) return
  line.insurer_letter = null
  giveUp(draft, 'insurer_letter', DISAGREE)
  for (const key of ['carrier', 'naic'] as const) {
    if (line[key] === null) continue
    line[key] = null
    giveUp(draft, key, 'the letter of the insurer cannot be made out')
  }
}

/** 18088 beside Auto-Owners, whose code is 18988: one that no company has and that is a figure from the named one's is as soon misread. */
function isMisreadOf(code: string, name: string | null): boolean {
  const known = name === null || carrierOfCode(code) ? null : (matchCarrier(name)?.carrier.naic ?? null)
  return known !== null && known.length === code.length && [...known].filter((figure, i) => figure !== code[i]).length === 1
}

/** `A utb-O wper's`: a capital apart from the small letters of its word. */
const LETTER_APART = /(?<![A-Za-z])([A-Z]) (?=[a-z])/g

/** `HrScoK`: a word of small letters that ends in a capital, or has two within it, is misread. `LaSalle`, `McGRAW` and `ProCentury` are names. */
const ODDLY_CASED = /[a-z][A-Z]\b|[a-z][A-Z][a-z]{1,20}[A-Z]/

/** Specks, and a rule read as a stroke, before a name. */
const BEFORE_NAME = /^[^A-Za-z0-9(]{1,6}/

/** Capitals that every engine takes for each other. */
const CAPITALS: Record<string, string> = { G: 'CQ', Q: 'GO', C: 'G', O: 'Q', B: 'R', R: 'B' }
const RIVALS_MIN = 2
/** `Guarter Century`, which two looks of four read as Quarter: the name with the capital that several looks have for one of its own. */
function rivalCapitals(name: string, looks: readonly string[]): string[] {
  return name.split(' ').flatMap((word) => {
    const others = (CAPITALS[word[0] ?? ''] ?? '').split('').map((capital) => capital + word.slice(1))
    const seen = others.filter((other) => word.length >= CAPITAL_WORD_MIN && looks.filter((look) => look.split(' ').includes(other)).length >= RIVALS_MIN)
    return seen.map((other) => name.replace(word, other))
  })
}
const CAPITAL_WORD_MIN = 4

/** What else stands in the place, a rating or the label of the code, is no part of the name that was first read there. */
const asFarAsRead = (again: string, first: string): string => {
  const cut = again.slice(0, first.length)
  return first !== '' && again.length > first.length && likeness(cut, first) === 1 ? cut.replace(/[^A-Za-z0-9.)]+$/, '') : again
}

const withParted = (name: string): string => name.split(' ').map(partStrokes).join(' ')

/** `$3935`: a cell that was found and holds no five figures as first read has a code of the table all the same, where its print says which. */
async function tellCode(draft: Draft): Promise<void> {
  const { line } = draft
  if (!wasSeen(draft, 'naic')) return
  const code = await likelyCode(draft, line.carrier)
  if (!code) return
  line.naic = code
  taken(draft, 'naic')
}

/** A name of no known company that only one engine reads so is kept from here up. */
const NAME_ALONE_MIN = 0.85

export async function settleInsurer(draft: Draft): Promise<void> {
  const { line } = draft
  if (line.naic === null) await tellCode(draft)
  const [nameField, codeField] = [line.fields.carrier, line.fields.naic]
  if (!ofPicture(nameField) && !ofPicture(codeField)) return
  const read = { nameConfidence: nameField?.confidence ?? 0, naicConfidence: codeField?.confidence ?? 0 }
  if (ofPicture(nameField) && line.carrier !== null) line.carrier = line.carrier.replace(BEFORE_NAME, '')
  const broken = ofPicture(nameField) && line.carrier !== null && line.carrier.search(LETTER_APART) >= 0
  if (broken) line.carrier = line.carrier!.replace(LETTER_APART, '$1')
  let settled = settleCarrier({ name: line.carrier, naic: line.naic, ...read })
  const code = ofPicture(codeField) && !settled.naicSure ? await likelyCode(draft, line.carrier) : null
  if (code) {
    line.naic = code
    taken(draft, 'naic')
    settled = { ...settleCarrier({ name: line.carrier, naic: code, ...read }), naicSure: true }
  }
  if (ofPicture(codeField) && line.naic !== null && !settled.naicSure) {
    const again = await draft.reread('naic', 'naic', line.naic ?? '')
    const told = again?.agreed && again.text ? again.text.replace(/\D/g, '') : null
    if (told !== null && !isMisreadOf(told, line.carrier)) {
      line.naic = told
      agreed(codeField, again!)
    } else if (told !== null || isMisreadOf(line.naic, line.carrier)) {
      line.naic = null
      giveUp(draft, 'naic', 'the code is a figure from the one of the company named')
    } else if (codeField.confidence < SURE) {
      line.naic = null
      giveUp(draft, 'naic', DISAGREE)
    }
  } else if (settled.naicSure && codeField) codeField.confidence = Math.max(codeField.confidence, SURE)
  if (!ofPicture(nameField) || line.carrier === null) return
  line.carrier = settled.name && withParted(settled.name)
  // Print so poor that its words fall apart is no spelling of a name that nothing bears out.
  if ((broken || ODDLY_CASED.test(line.carrier ?? '')) && !settled.inTable) {
    line.carrier = null
    return giveUp(draft, 'carrier', DISAGREE)
  }
  if (!settled.inTable && line.carrier && mendCompanyName(line.carrier) !== line.carrier) return settleNearWord(draft, line.carrier, [line.carrier, mendCompanyName(line.carrier)].flatMap((name) => shortSpellings(name)))
  // However sure of it two engines are, a word one letter from a short known one is as soon misread: `Standard Ol`.
  if (line.carrier && !settled.inTable && shortSpellings(line.carrier, 1).length > 0) return settleNearWord(draft, line.carrier, shortSpellings(line.carrier))
  const paired = line.carrier && !settled.inTable ? pairSpellings(line.carrier) : []
  if (line.carrier && paired.length > 0) return settleNearWord(draft, line.carrier, paired)
  if (settled.nameSure) {
    nameField.confidence = Math.max(nameField.confidence, ALONE_MIN)
    return
  }
  if (line.carrier && hasUnknownShortWord(line.carrier)) return settleNearWord(draft, line.carrier, shortSpellings(line.carrier))
  const again = await draft.reread('carrier', 'text', line.carrier ?? '')
  if (again?.agreed && again.text) {
    const bare = asFarAsRead(again.text.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9.)]+$/g, ''), line.carrier ?? '')
    const name = withParted(settleCarrier({ name: bare, naic: line.naic, nameConfidence: 1, naicConfidence: 1 }).name ?? bare)
    const capitals = rivalCapitals(name, again.readings.map((r) => r.text))
    if (capitals.length > 0) return settleNearWord(draft, name, capitals)
    // A spelling that no company has is as doubtful where the second look found it: `Standard Oi` for Oil.
    if (hasUnknownShortWord(name) && !hasUnknownShortWord(line.carrier ?? '')) return settleNearWord(draft, line.carrier ?? '', [name])
    line.carrier = name
    agreed(nameField, again)
    return
  }
  const told = await likelyName(draft, [line.carrier ?? '', ...(again?.readings ?? []).map((r) => r.text)])
  if (told) {
    line.carrier = settleCarrier({ name: told, naic: line.naic, nameConfidence: 1, naicConfidence: 1 }).name ?? told
    return taken(draft, 'carrier')
  }
  // l, I and 1 are told apart by the engine that looks at whole words.
  const other = again?.readings.find((r) => r.reader === 'tesseract' && likeness(r.text, line.carrier!) === 1)
  if (other && other.confidence > 0.7) line.carrier = other.text.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9.)]+$/g, '')
  else if (nameField.confidence < NAME_ALONE_MIN) {
    line.carrier = null
    giveUp(draft, 'carrier', DISAGREE)
  }
}

const isOddly = (name: string): boolean => shortSpellings(name).length > 0 || pairSpellings(name).length > 0 || (mendCompanyName(name) !== name && mendCompanyName(name).length === name.length)

/** `Stendard Oil`: a word one letter from one that companies are named by is that word or its own, as the print tells; two engines may misread it alike. */
async function settleNearWord(draft: Draft, name: string, spellings: readonly string[] = []): Promise<void> {
  const likely = await likelyName(draft, [name, ...spellings])
  // What the print says of a misread letter is no more than the misreading: a spelling that no company has does not stand beside one that many have.
  const told = likely !== null && isOddly(likely) ? null : likely
  draft.line.carrier = told
  if (told === null) giveUp(draft, 'carrier', DISAGREE)
  else taken(draft, 'carrier')
}
