import type { AskedLine, OutreachContext } from '../../../vocabulary/index.ts'
import { coverageEntries } from './coverage-phrases.ts'
import { LIMIT_WORDS, SPOKEN_ORDER } from './coverage-words.ts'
import { foldText } from '../message/fold-text.ts'
import { ATTRIBUTES, GROUPS } from './general-phrases.ts'
import { orderEntries } from './order-phrases.ts'
import { type Entry, escape, sticky } from './vocabulary-entry.ts'
import { matchDate, type StatedDate } from '../values/read-values.ts'

/** Every phrase that points at one of the asked lines, at a limit of theirs, or at a kind of fact. */
/** `numberShapes`: how the asked numbers that have blanks in them are built; what is built alike is a policy number too. */
export type AnswerVocabulary = { entries: Entry[]; names: ReadonlySet<string>; numberPrefixes: ReadonlySet<string>; numberShapes: RegExp[]; /** The day on which all of them end, where it is one. */ endsOn: StatedDate | null; /** "1/2": an occurrence and an aggregate that were asked, in whole millions; no day. */ inMillions: ReadonlySet<string>; /** The asked policy numbers, folded. */ askedNumbers: ReadonlySet<string>; /** "26-27": the years of the term, where all have the same. */ years: string | null }

const GENERIC_CARRIER_WORDS = new Set(
  'insurance company co inc corp corporation mutual national casualty indemnity assurance group county fire marine property general american united first the of and employers state life surety underwriters specialty lines ins ltd llc motor'.split(
    ' ',
  ),
)

type Made = { names: string; vocabulary: AnswerVocabulary }
/** Every step of reading a letter asks for the same one. */
const made = new WeakMap<OutreachContext, Made>()

export function buildVocabulary(context: OutreachContext, senderNames: Iterable<string>): AnswerVocabulary {
  const sender = [...senderNames]
  const names = sender.join('\n')
  const held = made.get(context)
  if (held?.names === names) return held.vocabulary
  const vocabulary = vocabularyOf(context, sender)
  made.set(context, { names, vocabulary })
  return vocabulary
}

function vocabularyOf(context: OutreachContext, senderNames: readonly string[]): AnswerVocabulary {
  const { lines } = context
  const entries: Entry[] = [
    ...coverageEntries(lines),
    ...numberEntries(lines),
    ...carrierEntries(lines),
    ...labelEntries(lines),
    ...GROUPS,
    ...ATTRIBUTES,
    ...orderEntries(lines),
    ...insuredEntries(context.insured_name),
  ]
  const insuredTokens = new Set(
    foldText(context.insured_name)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 1),
  )
  const names = new Set([...senderNames, ...insuredTokens])
  for (const line of lines) for (const word of foldText(line.carrier ?? '').split(/[^a-z0-9]+/)) if (word) names.add(word)
  const numberPrefixes = new Set(lines.flatMap((line) => /^([A-Za-z]{1,5}) ?\d/.exec(line.policy_number ?? '')?.[1]?.toLowerCase() ?? []))
  const numberShapes = lines.flatMap((line) => shapeOf(foldText(line.policy_number ?? '').trim()))
  const [end, ...others] = new Set(lines.map((line) => line.expiration_date))
  const inMillions = new Set(lines.flatMap(pairInMillions))
  return { entries, names, numberPrefixes, numberShapes, askedNumbers: new Set(lines.map(bareNumber)), years: sameYears(lines), inMillions, endsOn: others.length > 0 || end == null ? null : (matchDate(end, 0)?.date ?? null) }
}

const sameYears = (lines: AskedLine[]): string | null => {
  const years = new Set(lines.map(({ effective_date: from, expiration_date: to }) => (from && to ? `${from.slice(2, 4)}-${to.slice(2, 4)}` : '')))
  return years.size === 1 ? [...years][0]! : null
}

function pairInMillions(line: AskedLine): string[] {
  const order = SPOKEN_ORDER[line.coverage_type]?.[0]
  const pair = order?.slice(0, 2).map((label) => (line.limits.find((limit) => limit.label === label)?.amount ?? 0) / 1e6) ?? []
  return line.coverage_type !== 'cargo' && pair.length === 2 && pair.every((one) => Number.isInteger(one) && one > 0 && one <= 12) ? [pair.join('/')] : []
}

/** "BAP 30 771 002": three letters, two digits, three and three. */
function shapeOf(number: string): RegExp[] {
  if (!number.includes(' ') || number.replace(/[^0-9]/g, '').length < 5) return []
  return [sticky(number.replace(/[a-z]/g, '@').replace(/\d/g, '#').replace(/[^@#]+/g, '[ ./_-]{1,2}').replaceAll('@', '[a-z]').replaceAll('#', '\\d'))]
}

/** The insured's name, whole or its beginning: "Maple Court Property" is nobody's property policy. */
function insuredEntries(name: string): Entry[] {
  const words = foldText(name)
    .split(/[^a-z0-9&'-]+/)
    .filter((word) => word !== '')
  const forms: string[] = []
  for (let take = words.length; take >= 1; take -= 1) {
    const head = words.slice(0, take)
    if (take > 1 || (head[0]!.length >= 5 && !GENERIC_CARRIER_WORDS.has(head[0]!))) forms.push(head.map(spelled).join('[ ,.&-]{1,3}'))
  }
  // "Rafael Duarte dba RD Transport": either.
  const trading = words.slice(words.findIndex((word) => /^(?:dba|d\/b\/a|aka)$/.test(word)) + 1)
  if (trading.length < words.length) for (let take = trading.length; take >= 2; take -= 1) forms.push(trading.slice(0, take).map(escape).join('[ ,.&-]{1,3}'))
  // "Walt's policy", of Walter Brandvold dba Brandvold Hauling.
  if (trading.length > 0 && trading.length < words.length) for (let take = words[0]!.length - 1; take >= 3; take -= 1) forms.push(`${escape(words[0]!.slice(0, take))}(?='s)`)
  // "Gus is one of ours", of Gus & Sons Towing.
  for (const word of words) if (word.length >= 3 && !GENERIC_CARRIER_WORDS.has(word) && !/^(?:the|and|sons|daughters|inc|llc|corp)$/.test(word)) forms.push(`${escape(word)}(?= is (?:(?:also|still|definitely) )?(?:one of )?(?:ours|mine|insured (?:with|through|by|here))(?![a-z]))`)
  if (forms.length === 0) return []
  const own: Entry = { kind: 'insured', pattern: sticky(`(?:${forms.join('|')})[.]?(?:'s?)?`) }
  const at = words.findIndex((word) => COMPANY_FORMS.some((form) => form.includes(word)))
  const form = COMPANY_FORMS.find((one) => one.includes(words[at] ?? ''))
  if (at < 1 || !form) return [own]
  // "Copper Ridge Inc", where the LLC was asked, is another company.
  const others = COMPANY_FORMS.filter((one) => one !== form).flat()
  const head = words.slice(0, at).map(escape).join('[ ,.&-]{1,3}')
  return [own, { kind: 'other-insured', pattern: sticky(`${head},? (?:${others.join('|')})\\.?`) }]
}
/** "Incorporated" is "Inc", and "L.L.C." "LLC". */
const spelled = (word: string): string => {
  const form = COMPANY_FORMS.find((one) => one.includes(word))
  return form ? `(?:${form.map((one) => (one.length > 3 ? one : [...one].join('\\.?'))).join('|')})` : escape(word)
}
const COMPANY_FORMS = [['llc'], ['inc', 'incorporated'], ['ltd', 'limited'], ['corp', 'corporation'], ['lp'], ['llp'], ['pllc'], ['co', 'company']]

/** "CUP" of CUP0044720: agents call a policy by it. Only in capitals. */
const leadingLetters = (line: AskedLine): string | null => /^([A-Z]{3,4})(?=[ -]?\d)/.exec(line.policy_number ?? '')?.[1]?.toLowerCase() ?? null

/** "SRP-UM" of SRP-UM-60073. */
const headOfNumber = (line: AskedLine): string[] => /^([A-Z]{2,5})[ ./_-]([A-Z]{1,4})(?=[ ./_-]?\d)/.exec(line.policy_number ?? '')?.slice(1, 3).map((one) => one.toLowerCase()) ?? []

const bareNumber = (line: AskedLine): string => foldText(line.policy_number ?? '').replace(/[^a-z0-9]/g, '')

/** "FTX-330917-01", where FTX-330917 was asked, is another number. */
const NOT_GOING_ON = '(?!-\\d{1,4}(?![\\d,/.]))(?!-(?!(?:y|n)(?![a-z0-9]))[a-z]\\d{0,3}(?![a-z0-9]))'

/** A policy number however it is spaced, of every line written under it (a package's), and its tail where no other line shares it. */
function numberEntries(lines: AskedLine[]): Entry[] {
  const out: Entry[] = []
  for (const line of lines) {
    const folded = bareNumber(line)
    if (folded.length < 3) continue
    const under = lines.filter((other) => bareNumber(other) === folded)
    if (under[0] !== line) continue
    const spaced = [...folded].join('[ ./_-]{0,2}')
    out.push({
      kind: 'mention',
      scope: 'lines',
      lines: under.map((one) => one.coverage_line_id),
      via: 'number',
      pattern: sticky(`(?:(?:policy|pol|poliza)\\.? ?(?:number|no\\.?|num\\.?|#)?:? ?)?#?${spaced}${NOT_GOING_ON}`),
    })
    const letters = leadingLetters(line)
    if (letters !== null && lines.filter((other) => leadingLetters(other) === letters).length === 1)
      out.push({ kind: 'mention', scope: 'lines', lines: [line.coverage_line_id], via: 'order', pattern: sticky(`(?:the )?${letters}(?! ?-? ?\\d)`) })
    const head = headOfNumber(line)
    if (head.length > 0 && lines.filter((other) => headOfNumber(other).join() === head.join()).length === 1)
      out.push({ kind: 'mention', scope: 'lines', lines: [line.coverage_line_id], via: 'order', pattern: sticky(`(?:the )?${head.join('[./_-]')}(?! ?-? ?\\d)`) })
    // "MV-100-22, 101-22 and 102-22": without the letters before it, where no other's ends so.
    const [, unlettered] = /^[a-z]{1,4}[ ./_-]{1,2}(\d[a-z0-9 ./_-]*)$/.exec(foldText(line.policy_number ?? '').trim()) ?? []
    const plain = (unlettered ?? '').replace(/[^a-z0-9]/g, '')
    if (plain.length >= 5 && /[./_-]/.test(unlettered!) && !unlettered!.includes(' ') && !lines.some((other) => other !== line && bareNumber(other).endsWith(plain)))
      out.push({ kind: 'mention', scope: 'lines', lines: [line.coverage_line_id], via: 'order', pattern: sticky(`#?${[...plain].join('[ ./_-]{0,2}')}`) })
    const digits = /\d{4,}$/.exec(folded)?.[0]
    const shared = lines.some((other) => other !== line && bareNumber(other).endsWith(digits ?? '-'))
    if (digits && digits !== folded && !shared) {
      out.push({
        kind: 'mention',
        scope: 'lines',
        lines: [line.coverage_line_id],
        via: 'order',
        pattern: sticky(`(?:(?:the )?(?:policy |one )?(?:ending (?:in |with )?)|\\.{2,3}|-)${digits.slice(-4)}`),
      })
    // "40021877", where GL 40021877 was asked.
    if (digits && digits.length >= 5 && digits !== folded && !shared) out.push({ kind: 'mention', scope: 'lines', lines: [line.coverage_line_id], via: 'number', pattern: sticky(`#?${digits}${NOT_GOING_ON}`) })
    else if (digits && digits !== folded && !shared) out.push({ kind: 'mention', scope: 'lines', lines: [line.coverage_line_id], via: 'order', pattern: sticky(digits) })
    }
  }
  return out
}

const COUNT_WORDS: Record<number, string> = { 2: '(?:two|2)', 3: '(?:three|3)', 4: '(?:four|4)', 5: '(?:five|5)' }

function carrierEntries(lines: AskedLine[]): Entry[] {
  const byCarrier = new Map<string, string[]>()
  for (const line of lines) {
    const name = foldText(line.carrier ?? '').trim()
    if (name) byCarrier.set(name, [...(byCarrier.get(name) ?? []), line.coverage_line_id])
  }
  const out: Entry[] = []
  for (const [name, ids] of byCarrier) {
    const words = name.split(/[^a-z0-9&']+/).filter((word) => word !== '')
    const forms = [escape(name).replace(/[ ,.]+/g, '[ ,.]{0,3}')]
    for (let take = words.length - 1; take >= 1; take -= 1) {
      const head = words.slice(0, take)
      if (head.some((word) => !GENERIC_CARRIER_WORDS.has(word) && (word.length >= 4 || (word.length === 3 && head.length > 1 && head.join('').length >= 8)))) forms.push(head.map(escape).join('[ -]'))
    }
    out.push({
      kind: 'mention',
      scope: 'lines',
      lines: ids,
      via: 'carrier',
      ofName: new Set(words),
      // "The three Copperline policies", where three are theirs.
      pattern: sticky(`(?:the (?:${COUNT_WORDS[ids.length] ?? ids.length} )?)?(?:${forms.join('|')})(?: (?:insurance|ins\\.?)(?: (?:company|co\\.?|group)(?![a-z]))?(?![a-z]))?(?:'s)?(?: (?:policy|policies|(?:package|program)(?! (?:is )?(?:through|with|by|from)(?![a-z]))|${ids.length > 1 ? 'ones' : 'ones?'}(?= (?:is|are|was|were|have|has|remains?|cancel\\w*|lapsed|expired)\\b)))?`),
    })
  }
  return out
}

/** Where no retention was asked, agents call the deductible of these one. */
const CLAIMS_MADE: ReadonlySet<string> = new Set(['professional_liability', 'cyber', 'pollution_liability', 'epli', 'crime'])

function labelEntries(lines: AskedLine[]): Entry[] {
  const labels = new Set(lines.flatMap((line) => line.limits.map((limit) => limit.label)))
  // "Deductibles are 1,000 each", where collision and comprehensive have theirs.
  const plain = !labels.has('deductible') && [...labels].some((label) => label.endsWith('_deductible')) ? ['deductible'] : []
  return [...labels, ...plain].map((label) => {
    // Where no deductible was asked, agents call the retention one.
    const claims = label === 'deductible' && lines.some((line) => CLAIMS_MADE.has(line.coverage_type) && line.limits.some((limit) => limit.label === label) && !line.limits.some((limit) => limit.label === 'retention'))
    const also = label === 'retention' && !labels.has('deductible') ? `|${LIMIT_WORDS['deductible']}` : claims ? `|${LIMIT_WORDS['retention']}` : ''
    // "Cargo limit": of the cargo, where another policy has a limit of that name too it is told by the coverage.
    const owners = lines.filter((line) => line.limits.some((limit) => limit.label === label))
    const ofCargo = /^per_(?:vehicle|occurrence)$/.test(label) && owners.every((line) => /cargo/.test(line.coverage_type)) ? '|(?<=cargo )limit' : ''
    const source = (LIMIT_WORDS[label] ?? '') !== '' ? `${LIMIT_WORDS[label]}${also}${ofCargo}` : escape(label.toLowerCase()).replaceAll('_', '[ _/-]{1,2}')
    return { kind: 'label', labels: [label], pattern: sticky(`(?:the |el |la )?(?:${source})(?: (?:(?:sub-?)?limits?|amount|is set))?`) }
  })
}
