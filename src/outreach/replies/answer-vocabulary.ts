import type { AskedLine, CoverageType, OutreachContext } from '../../vocabulary/index.ts'
import { COVERAGE_WORDS, LIABILITY_TYPES, LIMIT_WORDS } from './coverage-words.ts'
import { foldText } from './fold-text.ts'

export type MentionScope = 'lines' | 'all' | 'rest' | 'topic' | 'foreign' | 'ambiguous'
export type Attribute = 'limits' | 'dates' | 'effective_date' | 'expiration_date' | 'policy_number' | 'carrier' | 'insured_name' | 'facts'
export type Entry =
  | { kind: 'mention'; scope: MentionScope; lines: string[]; via: 'coverage' | 'number' | 'carrier' | 'order' | 'group'; pattern: RegExp }
  | { kind: 'label'; labels: string[]; pattern: RegExp }
  | { kind: 'attr'; attr: Attribute; pattern: RegExp }
  | { kind: 'insured' | 'other-insured'; pattern: RegExp }

/** Every phrase that points at one of the asked lines, at a limit of theirs, or at a kind of fact. */
/** `numberShapes`: how the asked numbers that have blanks in them are built; what is built alike is a policy number too. */
export type AnswerVocabulary = { entries: Entry[]; names: ReadonlySet<string>; numberPrefixes: ReadonlySet<string>; numberShapes: RegExp[] }

const sticky = (source: string): RegExp => new RegExp(`(?:${source})(?![a-z0-9])`, 'y')
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const GENERIC_CARRIER_WORDS = new Set(
  'insurance company co inc corp corporation mutual national casualty indemnity assurance group county fire marine property general american united first the of and employers state life surety underwriters specialty lines ins ltd llc motor'.split(
    ' ',
  ),
)

export function buildVocabulary(context: OutreachContext, senderNames: Iterable<string>): AnswerVocabulary {
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
  return { entries, names, numberPrefixes, numberShapes }
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
    if (take > 1 || (head[0]!.length >= 5 && !GENERIC_CARRIER_WORDS.has(head[0]!))) forms.push(head.map(escape).join('[ ,.&-]{1,3}'))
  }
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
const COMPANY_FORMS = [['llc'], ['inc', 'incorporated'], ['ltd', 'limited'], ['corp', 'corporation'], ['lp'], ['llp'], ['pllc'], ['co', 'company']]

function coverageEntries(lines: AskedLine[]): Entry[] {
  const asked = new Map<CoverageType, string[]>()
  for (const line of lines) asked.set(line.coverage_type, [...(asked.get(line.coverage_type) ?? []), line.coverage_line_id])
  const tail =
    "(?:'s)?(?: (?:policy|policies|coverage|line|insurance|piece|portion|side|part|one|pol)(?! (?:limits?|numbers?|no\\b|#|dates?|period|term)))?"
  const out: Entry[] = []
  for (const [type, words] of Object.entries(COVERAGE_WORDS) as [CoverageType, string][]) {
    let ids = asked.get(type)
    // Agents say umbrella for excess and the other way round.
    if (!ids && type === 'umbrella') ids = asked.get('excess_liability')
    if (!ids && type === 'excess_liability') ids = asked.get('umbrella')
    if (!ids && type === 'employers_liability') ids = asked.get('workers_comp')
    const scope: MentionScope = !ids ? 'foreign' : ids.length > 1 ? 'ambiguous' : 'lines'
    out.push({
      kind: 'mention',
      scope,
      lines: ids ?? [],
      via: 'coverage',
      pattern: sticky(`(?:the |la |el |su )?(?:poliza de (?:la |el )?)?(?:${words})${tail}`),
    })
  }
  // What nobody asked about: "I don't handle their health insurance" is of none of these policies.
  out.push({
    kind: 'mention',
    scope: 'foreign',
    lines: [],
    via: 'coverage',
    pattern: sticky(`(?:the |their |his |her )?(?:(?:group )?(?:health|dental|vision|medical|life|disability|home|boat|motorcycle|renters)(?: and (?:health|dental|vision|life|disability))? (?:insurance|coverage|policy|policies|plan|benefits)|group health|(?:group |employee )?benefits(?: (?:plan|package))?|homeowners?(?: (?:insurance|policy|coverage))?|personal (?:auto|lines|insurance|policies)(?: (?:policy|insurance|coverage))?)`),
  })
  // Initials are read only where that coverage was asked.
  const INITIALS: Partial<Record<CoverageType, string>> = {
    occupational_accident: 'oa|o/a',
    auto_physical_damage: 'p\\.?d\\.?',
    inland_marine: 'im',
    builders_risk: 'br',
    professional_liability: 'pl|mpl|eo',
    auto_liability: 'aal?|ba|ca|(?<=(?:^|[,/&|]) ?)al(?=\\s*[,/&=:|])',
    umbrella: 'um|ul|xs',
    trailer_interchange: 'ti|trailer(?= ?(?:[:=|,/-]|int|is |yes|policy|coverage|limit|and ))(?: int\\.?)?',
    pollution_liability: 'poll',
    product_liability: 'prod',
    crime: 'crm',
    cyber: 'cy',
  }
  for (const [type, words] of Object.entries(INITIALS) as [CoverageType, string][]) {
    const ids = asked.get(type)
    if (ids)
      out.push({
        kind: 'mention',
        scope: ids.length > 1 ? 'ambiguous' : 'lines',
        lines: ids,
        via: 'coverage',
        pattern: sticky(`(?:the )?(?:${words})${tail}`),
      })
  }
  const liability = lines.filter((line) => LIABILITY_TYPES.has(line.coverage_type)).map((line) => line.coverage_line_id)
  if (liability.length > 0)
    out.push({
      kind: 'mention',
      scope: liability.length > 1 ? 'ambiguous' : 'lines',
      lines: liability,
      via: 'coverage',
      pattern: sticky('(?:the )?liability(?: (?:policy|coverage|line|insurance))?|responsabilidad(?: civil)?'),
    })
  for (const line of lines) {
    if (line.coverage_type !== 'other') continue
    out.push({ kind: 'mention', scope: 'lines', lines: [line.coverage_line_id], via: 'coverage', pattern: sticky('other coverage') })
  }
  return out
}

/** "CUP" of CUP0044720: agents call a policy by it. Only in capitals. */
const leadingLetters = (line: AskedLine): string | null => /^([A-Z]{3,4})(?=[ -]?\d)/.exec(line.policy_number ?? '')?.[1]?.toLowerCase() ?? null

/** A policy number however it is spaced, and its tail where no other line shares it. */
function numberEntries(lines: AskedLine[]): Entry[] {
  const out: Entry[] = []
  for (const line of lines) {
    const folded = foldText(line.policy_number ?? '').replace(/[^a-z0-9]/g, '')
    if (folded.length < 3) continue
    const spaced = [...folded].join('[ ./_-]{0,2}')
    out.push({
      kind: 'mention',
      scope: 'lines',
      lines: [line.coverage_line_id],
      via: 'number',
      pattern: sticky(`(?:(?:policy|pol|poliza)\\.? ?(?:number|no\\.?|num\\.?|#)?:? ?)?#?${spaced}`),
    })
    const letters = leadingLetters(line)
    if (letters !== null && lines.filter((other) => leadingLetters(other) === letters).length === 1)
      out.push({ kind: 'mention', scope: 'lines', lines: [line.coverage_line_id], via: 'order', pattern: sticky(`(?:the )?${letters}(?! ?-? ?\\d)`) })
    const digits = /\d{4,}$/.exec(folded)?.[0]
    const shared = lines.some(
      (other) =>
        other !== line &&
        foldText(other.policy_number ?? '')
          .replace(/[^a-z0-9]/g, '')
          .endsWith(digits ?? '-'),
    )
    if (digits && digits !== folded && !shared) {
      out.push({
        kind: 'mention',
        scope: 'lines',
        lines: [line.coverage_line_id],
        via: 'order',
        pattern: sticky(`(?:(?:the )?(?:policy |one )?(?:ending (?:in |with )?)|\\.{2,3}|-)${digits.slice(-4)}|${digits}`),
      })
    }
  }
  return out
}

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
      if (head.some((word) => !GENERIC_CARRIER_WORDS.has(word) && word.length >= 4)) forms.push(head.map(escape).join(' '))
    }
    out.push({
      kind: 'mention',
      scope: 'lines',
      lines: ids,
      via: 'carrier',
      pattern: sticky(`(?:the )?(?:${forms.join('|')})(?:'s)?(?: (?:policy|policies))?`),
    })
  }
  return out
}

function labelEntries(lines: AskedLine[]): Entry[] {
  const labels = new Set(lines.flatMap((line) => line.limits.map((limit) => limit.label)))
  return [...labels].map((label) => {
    const source = LIMIT_WORDS[label] ?? escape(label.toLowerCase()).replaceAll('_', '[ _/-]{1,2}')
    return { kind: 'label', labels: [label], pattern: sticky(`(?:the |el |la )?(?:${source})(?: (?:limits?|amount|is set))?`) }
  })
}

const COUNT = '(?:two|three|four|five|six|seven|eight|dos|tres|cuatro|cinco|seis|[2-9])'
const THINGS = '(?:policies|coverages|lines(?: of (?:coverage|business))?|items|polizas|coberturas|policys|policie)'
const THING = '(?:policy|coverage|line(?: of (?:coverage|business))?|item|one|poliza|cobertura)'
const group = (scope: MentionScope, source: string): Entry => ({ kind: 'mention', scope, lines: [], via: 'group', pattern: sticky(source) })
const GROUPS: Entry[] = [
  group(
    'all',
    `(?:all|both|these|those|the|their|his|her|your|our|todas?|todos|ambas|ambos|las|los|sus|estas)(?: (?:of|the|these|those|them|your|their|its|his|our|above|listed|following|de|las|los|sus|estas|esas|active|insured's|client's))* ?(?:${COUNT} )?(?:of )?(?:(?:above|below|listed|requested|referenced|following|mentioned) )?${THINGS}(?: (?:below|above|listed|shown|you (?:list|listed|show|have|asked about)|mencionadas|en lista|requested|in question|on (?:the|your) (?:list|letter|request|e-?mail)))*`,
  ),
  group('all', 'every (?:single |last )?one of (?:them|these|those|the (?:policies|above|list))'),
  group('all', 'each(?: (?:one|of (?:them|these|those|the policies)))?(?= (?:is|are|was|one|policy|has|remains?)\\b)'),
  group('all', `(?:each and every|each|every|cada)(?: (?:and every|of the|single))? ${THING}(?: (?:below|above|listed|shown))?`),
  group(
    'all',
    `(?:all|both|todas|todos|ambas|ambos)(?: (?:of (?:them|these|those|it|the above|the below)|the above|(?:las |los )?${COUNT}(?: of (?:them|these|those))?))?`,
  ),
  group(
    'all',
    '(?:everything|every thing|everyting|all of (?:it|this|that)|the whole (?:lot|list|account|program|package)|todo(?: lo (?:anterior|indicado))?)(?: (?:on|in) (?:the|your) (?:list|letter|e-?mail|request|account))?(?: (?:you (?:have|list|listed|show|sent)|listed|shown|below|above))?',
  ),
  group('all', `(?:all )?(?:those|these|the) ${COUNT}(?= ?(?:$|[.,;!)](?!\\d)|(?:are|is|have|were|and)(?![a-z])))`),
  group('all', `${COUNT} (?:policies|polizas|coverages|lines)`),
  group(
    'rest',
    `(?:the |all (?:the |of the )?|las |los |el |lo )?(?:rest|others?|remaining|remainder|balance(?= (?:of|is|are) (?:the |them|these|those|active|fine|correct|in force|good))|demas|resto|otras?|otros)(?: (?:of (?:them|it|the (?:policies|coverages|lines|account|info(?:rmation)?|items))|${COUNT}|of the ${COUNT}))?(?: (?:policies|coverages|lines|items|polizas))?`,
  ),
  group(
    'rest',
    `(?:everything|all|anything) else|all other (?:policies|coverages|lines|information|info|items|details|data|limits)|(?:the )?other ${COUNT}(?: (?:policies|coverages|lines|ones))?|todo lo demas`,
  ),
  group(
    'rest',
    '(?:otherwise|aside from that|other than that|apart from that|besides that|por lo demas),?(?: (?:everything|all|they|it|we|that|the policies|todo|the other policies|both))?(?= ?,? ?(?:is|are|good|correct|fine|right|confirmed?|match(?:es)?|all|everything|looks|active|in force|no|ok|okay|the|accurate|yes|yep|both|still|esta|correcto))',
  ),
  group(
    'topic',
    `(?:the (?:package|program)(?: polic(?:y|ies))?|it|they|them|that one|this one|that policy|this policy|the policy|that coverage|this coverage|those|these|that|this|one|the coverage|the line|coverage|policy|la poliza|esa poliza|esta poliza|la cobertura|esa|esta poliza|poliza)`,
  ),
]
const attr = (one: Attribute, source: string): Entry => ({ kind: 'attr', attr: one, pattern: sticky(source) })
const BEFORE_DATE =
  '(?= ?(?:of |on |date |is |el |del? )*(?:\\d{1,2}[/.-]\\d|\\d{4}-\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\\d{1,2}(?:st|nd|rd|th)? |ene|abr|ago|dic|\\d{1,2} de ))'
const ATTRIBUTES: Entry[] = [
  attr(
    'limits',
    '(?:the |these |those |all |all the |same |los |las |con |with )?(?:(?:coverage|policy|liability|stated|listed|those|requested|the) )*(?:limits?|amounts?|limites?|montos?)(?: of (?:liability|insurance|coverage))?(?: (?:you )?(?:listed|shown|stated|indicated|below|above|requested|have|show|list|de responsabilidad|indicados?|mencionados?))*',
  ),
  attr(
    'dates',
    '(?:the |these |those |all |all the |las |los )?(?:(?:policy|coverage|listed|stated) )*(?:effective dates|dates?|terms?|periods?|fechas?|vigencias?|periodo)(?: (?:you )?(?:listed|shown|stated|below|above))*',
  ),
  attr(
    'effective_date',
    '(?:the )?(?:eff(?:ective|\\.)?(?: date)?s?|inception(?: date)?|start date|incept(?:s|ed|ion)?|fecha (?:correcta )?(?:de )?(?:efectiva|inicio)|inicio de vigencia)',
  ),
  attr(
    'effective_date',
    `(?:effective|from|since|starts?|started|beginning|begins?|began|desde|a partir)(?: (?:on|as of|date|el|del?))*${BEFORE_DATE}`,
  ),
  attr(
    'expiration_date',
    '(?:the |it |policy )?(?:exp(?:iration|iry|ires?|iring|irations|\\.)?(?: date)?s?|x-?date|vence|vencen|vencimiento|expiracion|fecha (?:correcta )?de (?:vencimiento|expiracion)|expiran?)',
  ),
  attr(
    'expiration_date',
    `(?:(?:runs?|continuous) )?(?:through|thru|until|till|til|up to|hasta|good to|ends?|ending|to)(?: (?:on|el|the))*${BEFORE_DATE}`,
  ),
  attr(
    'policy_number',
    '(?:the |correct |your |all |all the |el |los )*(?:policy|pol\\.?|poliza)s? ?(?:numbers?|nos?\\.?|nums?\\.?|#s?|nbr)|(?:the |all )?(?:numbers?|pol ?#|policy ?#|nos\\.|numeros?(?: de (?:la )?polizas?)?)|#(?= ?[a-z0-9]{4})',
  ),
  attr('carrier', '(?:the |writing |insurance |correct )*(?:carriers?|insurers?|insurance company|aseguradoras?|compania(?: de seguros)?)'),
  attr(
    'insured_name',
    "(?:the |first |correct )*(?:named insured|insured(?:'s)? name|insured name|name of (?:the )?insured|insured|name on the policy|policyholder|nombre (?:del|de la) asegurad[oa]|nombre|asegurad[oa])(?= (?:is|should|on|name|es|debe|shows?|reads?|correct)|:|,? not)|named insured",
  ),
  attr(
    'facts',
    '(?:(?:all|all of|all the|the|your|every|policy|coverage|insurance|toda la|la|los|todos los) )*(?:information|info|details?|data|facts|values|figures|informacion|datos|detalles)(?: (?:you )?(?:listed|shown|stated|provided|below|above|have|sent|que (?:tiene|indica|aparece)))*',
  ),
]

const orderOf = (lines: AskedLine[], source: string): Entry => ({
  kind: 'mention',
  scope: 'lines',
  lines: lines.map((line) => line.coverage_line_id),
  via: 'order',
  pattern: sticky(source),
})

/** "The last two" policies, and no payments or digits. */
const WHOLE = '(?= *(?:$|[^a-z ]|(?:is|are|were|was|have|has|and|match|confirmed|active|correct|good|in|on|we|you|look|remain|show|no|not|cancelled|canceled|expired|lapsed|listed|below|above)\\b))'
function orderEntries(lines: AskedLine[]): Entry[] {
  const out: Entry[] = []
  const words = [
    'first|1st|primera?',
    'second|2nd|segunda?',
    'third|3rd|tercera?',
    'fourth|4th|cuarta?',
    'fifth|5th|quinta?',
    'sixth|6th|sexta?',
  ]
  const one = '(?: (?:one|policy|line|item|coverage|poliza|listed))?'
  lines.slice(0, 6).forEach((line, at) => {
    out.push({
      kind: 'mention',
      scope: 'lines',
      lines: [line.coverage_line_id],
      via: 'order',
      pattern: sticky(`(?:the |la |el )(?:${words[at]})(?! (?:i|we|you|they|time|notice|requests?|e-?mail|letter|thing|of|to|half|year|month|week|quarter|installment|payment|reminder|one (?:that|i|we))(?![a-z]))${one}|(?:#|no\\. ?|number |item |line |policy |numero |(?<=\\b(?:yes|no|nope|yep|correct|confirmed|active|ok|good|right) (?:on|to|for|with) ))${at + 1}(?![\\d/,.]\\d)`),
    })
  })
  // "Items 1-3", "1 through 3", "lines 1, 2 and 4".
  const counted = lines.slice(0, 6)
  const said = '(?:(?:the )?(?:items?|lines?|policies|numbers?|nos\\.?|coverages?|#s?) ?|(?<=\\b(?:yes|no|nope|yep|correct|confirmed|active|ok|good|right) (?:on|to|for|with) ))'
  for (let from = 0; from < counted.length; from += 1)
    for (let to = from + 1; to < counted.length; to += 1)
      out.push(orderOf(counted.slice(from, to + 1), `${said}#?${from + 1} ?(?:-|through|thru|to) ?#?${to + 1}(?![\\d/,.]\\d)`))
  for (let mask = 1; mask < 1 << counted.length; mask += 1) {
    const chosen = counted.flatMap((line, at) => (mask & (1 << at) ? [{ line, at }] : []))
    if (chosen.length < 2) continue
    const list = chosen.map((one) => `#?${one.at + 1}`).join('(?: ?, ?(?:and |& )?| and | & | ?/ ?)')
    out.push(orderOf(chosen.map((one) => one.line), `${said}${list}(?![\\d/,.]\\d)`)) // prettier-ignore
  }
  if (lines.length > 1)
    out.push({
      kind: 'mention',
      scope: 'lines',
      lines: [lines.at(-1)!.coverage_line_id],
      via: 'order',
      pattern: sticky('(?:the |la |el )(?:last|ultim[oa])(?: (?:one|policy|line|item|poliza))'),
    })
  for (const [word, take] of [
    ['two|dos|2', 2],
    ['three|tres|3', 3],
  ] as const) {
    if (lines.length <= take) continue
    out.push({
      kind: 'mention',
      scope: 'lines',
      lines: lines.slice(0, take).map((line) => line.coverage_line_id),
      via: 'order',
      pattern: sticky(
        `(?:the |las |los )?(?:first|primer[oa]s?) (?:${word})(?: (?:policies|ones|lines|items))?${WHOLE}|l[oa]s (?:${word}) primer[oa]s`,
      ),
    })
    out.push({
      kind: 'mention',
      scope: 'lines',
      lines: lines.slice(-take).map((line) => line.coverage_line_id),
      via: 'order',
      pattern: sticky(
        `(?:the )?last (?:${word})(?: (?:policies|ones|lines|items))?${WHOLE}`,
      ),
    })
  }
  return out
}
