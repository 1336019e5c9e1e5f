import { allMatches } from '../text/all-matches.ts'
import type { Reading } from './find-mentions.ts'
import { type ItemsMention, MARK, mask } from './mentions.ts'

const ref = `\\(?(?!(?:by|via|for|and|all|the|are|is|be|to|in|on|of|or|as|if|at|an|we|us|our|its|no|not|any|may|it|who|so|but)\\b)(?:[a-z]-(?=\\d))?[0-9a-z]{1,3}(?:\\.[0-9]{1,2}){0,3}(?:(?<=\\.[0-9]{1,2})\\.[a-z](?![a-z.]))?(?:\\)|(?<=\\b[a-z])\\.(?= ?(?:and|or|&|,|by)))?(?:\\([0-9a-z]{1,4}\\)){0,2}`
/** What items that open a sentence go on with: "3.2 and 3.4 waive subrogation". */
const verb = `(?:µ|are|is|shall|must|will|to be|waives?|names?|naming|includes?|needs?|also|should|requires?|carry|carries|lists?|adds?|may|can|each|both|all)`
const LEADS = new RegExp(`^\\s*,? ?${verb}`)
/** "1) may be met with excess": behind the number of its own line, another's. */
const MAY = /^\s*(?:may|can) (?:also )?be\b/
const REFS = new RegExp(
  `(?<![a-z0-9])(all but|(?<=¶ )but|except(?:ing)?|excluding|other than|apart from|save|items?|refs?\\.?|rows?|lines?|sections?|clauses?|paragraphs?|subsections?|articles?|numbers?|nos?\\.?|#|under|on|in|by|for|per|to|with(?=\\s+(?:items? |clauses? )?\\()|skip|ignore|disregard|omit|coverages?|policies|(?<!\\b(?:each|every|any|all|no|such|that|this|an?|umbrella|auto|liability) )policy(?=\\s+(?:\\([0-9a-z]{1,3}\\)|(?:\\d{1,2}|[b-h]) (?:must|shall|should|needs|has|will)\\b))|parts?|of|¶(?=\\s*\\(|\\s+(?:[a-h]|\\d{1,2}(?:\\.\\d{1,2}){0,2})(?:,| and| &| through| thru| to| or)\\s)|the(?=\\s+\\(? ?[0-9a-z]{1,3} ?\\)? (?:limits?|amounts?)\\b)|^(?=[^:]{1,40}(?::| - )|[0-9a-z().,&+ -]{1,40}? ${verb})|(?:if|when|whenever|should)(?=\\s+(?:any of |either of |either )?\\(?[0-9a-z]{1,3}(?:[0-9a-z(),.&/ -]{0,40})? (?:is|are|be|gets?) (?:to be )?(?:cancel|non-?renew|terminat))|(?<=; ?)(?=(?:[a-z][.-]\\d|\\d{1,2}\\.)[0-9a-z().,&+ -]{0,40}? ${verb})|(?<=; ?)(?=\\([0-9a-z]{1,3}\\)(?:,? and|,| &) ?\\([0-9a-z]{1,3}\\)[0-9a-z().,& ]{0,30}? ${verb})|µ(?: ?[:=,-](?=\\s)|(?=\\s)| ?(?=\\())(?=\\s*\\(?(?:items? |both )*\\(?(?:\\d{1,2}|[a-z]\\d{0,2}|[ivx]{1,4})(?![a-z0-9])))(?:\\s+|(?=\\()|(?<=^)|(?<=; ))(?:(?<=µ ?)\\((?! ?[^)]*\\)\\())?(?:items? |lines? |sections? |clauses? |paragraphs? |policies |coverages? |numbers? |#|both |the )*(${ref}(?:(?:\\s*(?:,\\s*and|,|and|&|or|through|thru|to(?! be\\b)|-|\\+)\\s*|(?<=\\)) ?(?=\\())(?:items? |#)?${ref})*)(?![a-z0-9(]|\\.\\d)`,
  'g',
)
const AFTER_BRACKET = new RegExp(`§(?: ?\\([^()]*\\)|,? (?:by|via|through|using) [^,();.]{3,60}),? ?(?:and )?(${ref}(?: ?(?:,|and|&) ?${ref})*)(?![a-z0-9(]|\\.\\d)`, 'g')
const IN_BRACKETS = /(?<=[a-z] ?)\( ?(\d{1,2}(?: ?(?:,|and|&) ?\d{1,2})*) ?\)(?= ?[.;]? ?$)/
const clean = (s: string): string => s.replace(/\s/g, '')

/** The last part of a number path: `5.3(a)` ends in `a`. */
export const lastPart = (label: string): string => /([0-9a-z]+)\)?$/i.exec(label)?.[1] ?? label
/** Scans write 1 as l; "C-1" and "C1" are one item. */
export function stem(label: string): string {
  const held = stems.get(label)
  if (held !== undefined) return held
  const found = label.replace(/\(/g, '.').replace(/\)|^\./g, '').toLowerCase().replace(/^l$/, '1').replace(/^([a-z])-(?=\d)/, '$1')
  if (stems.size > 5000) stems.clear()
  stems.set(label, found)
  return found
}
const stems = new Map<string, string>()

/** Expands "A through D" by the order the labels stand in the text. */
function expand(list: string, labels: string[]): string[] {
  const parts = list.replace(/\)\s+\(/g, '), (')
    .split(/\s*(,\s*and|,|\band\b|&|\bor\b|\bthrough\b|\bthru\b|\bto\b|(?<![a-z])-|-(?!\d)|\+)\s*/)
    .map((p) => p.replace(/^(?:items? |#)/, '').trim().replace(/(?<=^[a-z])\.$/i, ''))
  const refs: string[] = []
  for (let i = 0; i < parts.length; i += 2) {
    const part = clean(parts[i]!)
    if (!part) continue
    const one = /^[il]$/.test(part) && factsOf(labels).ones ? '1' : part
    const joiner = parts[i - 1]
    if (joiner && /through|thru|to|-/.test(joiner) && refs.length) {
      // "1.0 through 4.0" are told apart by the whole of their numbers.
      const whole = labels.some((l) => stem(l) === stem(refs.at(-1)!)) && labels.some((l) => stem(l) === stem(one))
      const same = (l: string, r: string): boolean => (whole ? stem(l) === stem(r) : stem(lastPart(l)) === stem(lastPart(r)))
      const from = labels.findIndex((l) => same(l, refs.at(-1)!))
      const to = labels.findIndex((l, k) => k > from && same(l, one))
      if (from >= 0 && to > from) refs.push(...labels.slice(from + 1, to + 1))
      else refs.push(one)
    } else refs.push(one)
  }
  return refs
}

type LabelFacts = { known: Set<string>; capitals: boolean; /** Some are small numbers of the Roman kind. */ romans: boolean; /** Some are the figure 1, and none is Roman. */ ones: boolean }
/** A text's labels are asked about once a sentence: what follows from them is kept with them. */
const kept = new WeakMap<string[], LabelFacts>()
function factsOf(labels: string[]): LabelFacts {
  const held = kept.get(labels)
  if (held) return held
  const facts: LabelFacts = {
    known: new Set(labels.flatMap((l) => [stem(l), stem(lastPart(l))])),
    capitals: labels.some((l) => /[A-Z]/.test(lastPart(l)) || /^[A-Z]-\d/.test(l)),
    romans: labels.some((l) => /^ii$/i.test(lastPart(l))),
    ones: labels.includes('1') && !labels.some((l) => /^ii+$/i.test(lastPart(l))),
  }
  kept.set(labels, facts)
  return facts
}

/** Adds the references to numbered items ("on 1 and 2", "under (i) and (ii)", "A through D") that the text has labels for. */
export function addItems(reading: Reading, labels: string[]): void {
  if (!labels.length) return
  const { known, capitals, romans } = factsOf(labels)
  // "on 4-1 and 4-3", of items numbered so.
  if (/\d-\d/.test(reading.masked)) reading.masked = reading.masked.replace(/(?<![\w$.,-])\d{1,2}-\d{1,2}(?![\w-]|,\d)/g, (s) => (known.has(s.replace('-', '.')) ? s.replace('-', '.') : s))
  for (const m of allMatches(REFS, reading.masked)) {
    const list = m[2]!
    const start = m.index + m[0].length - list.length
    const hash = reading.masked.charAt(start - 1) === '#' ? 1 : 0
    const end = start + list.length
    const refs = expand(list, labels).filter((r) => known.has(stem(r)) || known.has(stem(lastPart(r))))
    // "rated A- or better by A.M. Best"
    if (!refs.length || /^\.? ?m\b/.test(reading.masked.slice(end))) continue
    // "Additional insureds as in B.2": who they are stands there, and not of what it is asked.
    if (/µ[^.;§©]{0,12}\b(?:as|same as|like) (?:(?:stated|listed|named|set out|described) )?$/.test(reading.masked.slice(0, m.index)) && /^(?:in|under|per|by|for)\b/.test(m[0])) continue
    // "waive subrogation against the parties listed in B": who is protected stands there.
    if (/\b(?:part(?:y|ies)|persons?|entit(?:y|ies)|those)(?: (?:that are|who are|so))? (?:listed|named|identified|described|specified|referred to|set forth|set out|shown) $/.test(reading.masked.slice(0, m.index)) && /^(?:in|under|by|per|of)\b/.test(m[0])) continue
    const word = /item|ref|row|line|section|clause|paragraph|article|number|no|#|coverage|part/.test(m[0].slice(0, m[0].length - list.length))
    const cased = reading.cased.slice(start, end)
    // "Waiver A-D": a list may follow the member's own word; a lone letter or figure there must end its clause.
    const bare = /^µ\s+[^:=,\s-]/.test(m[0]) && !word
    const leads = LEADS.test(reading.masked.slice(end)) && (refs.length > 1 || /[.(]/.test(list) || (list.endsWith(')') && MAY.test(reading.masked.slice(end))))
    // "A shall be primary": a letter that does something is no article.
    const alone = capitals && /^[A-Z]$/.test(cased.trim()) && /^ ?(?:shall|must|will|is|needs|waives|names)\b/.test(reading.masked.slice(end))
    if (m[1] === '' && !leads && !alone && !/^\s*(?::|- )/.test(reading.masked.slice(end))) continue
    // "Primary wording (a)": a letter in brackets that ends its clause.
    const bracketed = reading.masked.charAt(start - 1) === '(' && /^(?: only)?\)\s*(?:only\s*)?(?:[.;,]|$)/.test(`${list.endsWith(')') ? ')' : ''}${reading.masked.slice(end, end + 12)}`)
    if (bare && !bracketed && refs.length < 2 && !(/^\s*(?:[.;,)]|$)/.test(reading.masked.slice(end)) && (/^[A-Z0-9(]/.test(cased) || (!capitals && !romans && labels.some((l) => lastPart(l) === list.trim()))))) continue
    const roman = romans && refs.every((r) => /^[ivx]+$/i.test(lastPart(r)))
    // "Waiver on c.": a small letter that ends its clause, where the lines are lettered so.
    const closing = (bare || /^(?:under|on|for|in|to)$/.test(m[1]!)) && !(/^a$/.test(list.trim()) && !labels.some((l) => lastPart(l) === 'a')) && !capitals && /^\s*(?:only\s*)?(?:[.;,)]|$)/.test(reading.masked.slice(end)) && /µ[^.;]{0,40}$/.test(reading.masked.slice(0, m.index))
    if (!roman && !closing && !bracketed && /^[a-z]$/.test(list.trim()) && !(capitals && /^[A-Z]$/.test(cased.trim()))) continue
    if (
      /^\(?\d/.test(list) &&
      !word &&
      /^\s*(?:days?|%|million|years?|months?|hours?|¤|mil\b|k\b|or more|percent|employees|-)/.test(reading.masked.slice(end))
    )
      continue
    if (/^(?:[a-z]{2,3})$/.test(list.trim()) && !/^(?:i+|iv|vi*|ix|x)$/.test(list.trim())) continue
    if (refs.some((r) => /^[a-z]+$/.test(r)) && !/\(|\b[a-z]\./.test(list) && !capitals && !word && !roman && !closing && !bracketed && !((/^µ/.test(m[0]) || m[1] === '') && refs.length > 1)) continue
    const mention: ItemsMention = { kind: 'items', start: start - hash, end, refs }
    reading.mentions.push(mention)
    reading.masked = mask(reading.masked, start, end, MARK.items)
  }
  // "on A (CG 20 10), B and D": the list goes on behind its brackets.
  for (const m of allMatches(AFTER_BRACKET, reading.masked)) {
    const refs = expand(m[1]!, labels).filter((r) => known.has(stem(r)) || known.has(stem(lastPart(r))))
    const end = m.index + m[0].length
    const start = end - m[1]!.length
    if (!refs.length || (!capitals && /[a-z]/.test(m[1]!.replaceAll('and', '').replace(/\([a-z]{1,4}\)|[a-z][.-]?\d/g, '')))) continue
    reading.mentions.push({ kind: 'items', start, end, refs })
    reading.masked = mask(reading.masked, start, end, MARK.items)
  }
  // "Additional insured: Cedar Valley Airport (1, 2)": behind a name, brackets that end the sentence.
  const ends = /µ/.test(reading.masked) ? IN_BRACKETS.exec(reading.masked) : null
  const inside = ends ? expand(ends[1]!, labels) : []
  if (ends && inside.length && inside.every((r) => known.has(stem(r)))) {
    const start = ends.index + ends[0].indexOf(ends[1]!)
    reading.mentions.push({ kind: 'items', start, end: start + ends[1]!.length, refs: inside })
    reading.masked = mask(reading.masked, start, start + ends[1]!.length, MARK.items)
  }
  reading.mentions.sort((a, b) => a.start - b.start)
}
