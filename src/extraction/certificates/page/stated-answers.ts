import type { CoverageType, ReadLine } from '../../../vocabulary/index.ts'
import type { Row, Segment } from '../../classify/index.ts'
import type { LineDraft } from '../line-draft.ts'
import { choiceOf, saysNo, saysYes } from './yes-or-no.ts'

type Answered = 'additional_insured' | 'subrogation_waived'
type Answer = { field: Answered; yes: boolean; words: Segment['words'] }

const LABELS: [Answered, RegExp][] = [
  ['additional_insured', /(?:blanket\s+)?(?:additional|add['’]?t?l\.?)\s+ins(?:ure)?d(?:\s+(?:status|endorsement|coverage))?|^a\.?i\.?(?=\s*:|$)/],
  ['subrogation_waived', /(?:blanket\s+)?(?:waiver\s+of\s+(?:transfer\s+of\s+rights|subro(?:gation|\.)?)|subro(?:gation|\.)?\s+waive[dr]?)(?:\s+(?:status|endorsement))?|^w\.?o\.?s\.?(?=\s*:|$)|^waiver(?=\s*:|$)/],
]
/** `Additional insured: certificate holder, per CG 20 26`. */
const THE_HOLDER = /^(?:the\s+)?certificate\s+holder(?:\s+(?:named|shown|listed)\s+(?:below|above|herein))?(?:\W{1,3}(?:per|by|under|on)\s+(?:(?:form|endorsement)\s+)?[A-Z]{2}\s?\d[\d\s/]{1,14})?\W*$/i
const TICKED = /^\W{0,2}(?:\[\s*[xX✓✔]\s*\]|\(\s*[xX✓✔]\s*\)|[☒☑✓✔⊠■])\s*/
const OPEN_BOX = /^\W{0,2}(?:\[\s*_?\s*\]|\(\s*\)|[☐□❏])\s*/

const BOX = String.raw`(\[\s*[xX✓✔_]?\s*\]|\(\s*[xX✓✔]?\s*\)|[☒☑⊠■☐□❏])`
/** `The holder is shown as: [X] Additional insured  [ ] Loss payee`. */
const BOX_BEHIND = new RegExp(`:\\s*${BOX}\\s*$`)
/** Lines such an answer is about: nobody is an additional insured on workers' compensation or on property. */
const ABOUT: Record<Answered, ReadonlySet<CoverageType>> = {
  additional_insured: new Set(['general_liability', 'auto_liability', 'umbrella', 'excess_liability', 'garage_liability', 'professional_liability', 'pollution_liability', 'liquor_liability', 'product_liability', 'aviation']),
  subrogation_waived: new Set(['general_liability', 'auto_liability', 'umbrella', 'excess_liability', 'workers_comp', 'garage_liability', 'professional_liability', 'pollution_liability', 'liquor_liability', 'product_liability', 'aviation']),
}

const BROKEN_LABEL = /^(?:blanket\s+)?(?:waiver(?:\s+of)?|additional|subrogation)$/i
const LABEL_END = /^(?:of\s+subrogation|subrogation|insured|waived)\b/i
/** From line to line of one label, in heights of its print. */
const LABEL_LINE_MAX = 2
/** `Waiver of` over `subrogation` in a narrow cell, with the answer beside its first line: one label. */
function wholeLabel(segment: Segment, below: Row | undefined): string {
  const end = BROKEN_LABEL.test(segment.text) ? below?.segments.find((s) => Math.abs(s.box.x - segment.box.x) < 3 && s.box.y - segment.box.y < LABEL_LINE_MAX * segment.box.h && LABEL_END.test(s.text)) : undefined
  return end ? `${segment.text} ${end.text}` : segment.text
}

/** `Additional insured: Yes`, in one cell or two, and boxes ticked or left open before the words. */
function answersIn(rows: readonly Row[]): Answer[] {
  return rows.flatMap((row, at) =>
    row.segments.flatMap((printed, i): Answer[] => {
      const listed = boxesIn(printed)
      if (listed.length > 1) return answersIn(listed.map((s) => ({ ...row, segments: [s] })))
      const segment = { ...printed, text: wholeLabel(printed, rows[at + 1]) }
      const lower = segment.text.toLowerCase()
      for (const [field, label] of LABELS) {
        const found = label.exec(lower)
        if (!found) continue
        const before = segment.text.slice(0, found.index)
        const rest = segment.text.slice(found.index + found[0].length).trim()
        const box = TICKED.exec(before) ?? OPEN_BOX.exec(before)
        if (box && box[0].trim().length === before.trim().length) return [{ field, yes: TICKED.test(before), words: segment.words }]
        const listed = BOX_BEHIND.exec(before)
        if (listed) return [{ field, yes: /[xX✓✔☒☑⊠■]/.test(listed[1]!), words: segment.words }]
        if (/[a-z]/i.test(before) || (rest !== '' && !/^(?:\([^)]{0,30}\)\s*)?[:?–—-]/.test(rest))) continue
        const beside = rest.replace(/^(?:\([^)]{0,30}\)\s*)?[:?–—-]\s*/, '')
        const chosen = choiceOf([beside, ...row.segments.slice(i + 1, i + 3).map((s) => s.text)].filter(Boolean).join(' '))
        if (chosen !== undefined) {
          if (chosen !== null) return [{ field, yes: chosen, words: segment.words }]
          continue
        }
        const under = rest === '' && before === '' ? answerUnder(rows.slice(at + 1, at + 1 + UNDER_ROWS), printed) : null
        if (under !== null) return [{ field, yes: under, words: segment.words }]
        const value = beside || row.segments[i + 1]?.text || ''
        if (value.length > 60 || (beside === '' && answersSeveral(row.segments.slice(i + 1)))) continue
        if (saysYes(value) || (field === 'additional_insured' && THE_HOLDER.test(value))) return [{ field, yes: true, words: segment.words }]
        if (saysNo(value)) return [{ field, yes: false, words: segment.words }]
      }
      return []
    }),
  )
}

/** `[X] Additional insured  [ ] Waiver of subrogation` in one line: each box with the words behind it. */
function boxesIn(segment: Segment): Segment[] {
  const pieces = segment.text.split(/\s+(?=\[\s?[xX✓✔_]?\s?\]|[☒☑⊠■☐□❏])/)
  const isList = pieces.length > 1 && pieces.every((p) => /^(?:\[\s?[xX✓✔_]?\s?\]|[☒☑⊠■☐□❏])\s*(?!(?:yes|no)\b)[A-Za-z]{3}/i.test(p))
  return isList ? pieces.map((text) => ({ ...segment, text })) : []
}

/** `Additional insured` over `Yes`, each alone in its cell: the answer right under its label, where no second one stands in line below it. */
function answerUnder(below: readonly Row[], { box }: Segment): boolean | null {
  const inLine = below.flatMap((r) => r.segments.filter((s) => Math.abs(s.box.x - box.x) < 3 && s.box.y > box.y))
  const [first, second] = inLine
  if (!first || first.box.y - box.y > LABEL_LINE_MAX * Math.max(7, box.h) || !ANSWER_ALONE.test(first.text) || (second && ANSWER_ALONE.test(second.text))) return null
  return saysYes(first.text)
}
const UNDER_ROWS = 4
const ANSWER_ALONE = /^(?:yes|no|y|n|included|not\s+included|none|n\/a)$/i

/** `Waiver of subrogation | Yes | No | Yes`: columns of several coverages, which only their heads tell apart. */
function answersSeveral(cells: readonly Segment[]): boolean {
  const end = cells.findIndex((s) => s.text.length > SHORT_MAX || !(saysYes(s.text) || saysNo(s.text)))
  const answers = (end < 0 ? cells : cells.slice(0, end)).map((s) => saysYes(s.text))
  return new Set(answers).size > 1
}
const SHORT_MAX = 14

const INLINE: [Answered, RegExp][] = [
  ['additional_insured', /\badditional\s+insureds?\s*:\s*(yes|no|y|n|included|not\s+included|none|n\/a)\b/i],
  ['subrogation_waived', /\bwaiver\s+of\s+subrogation\s*:\s*(yes|no|y|n|included|not\s+included|none|n\/a)\b/i],
]
/** Answers that run on behind other facts in one line: `[X] Occurrence   Additional Insured: Yes   Waiver of Subrogation: No`. */
const inlineAnswers = (rows: readonly Row[]): Answer[] =>
  rows.flatMap((row) =>
    row.segments.flatMap((segment) =>
      INLINE.flatMap(([field, says]): Answer[] => {
        const at = says.exec(segment.text)
        return at && at.index > 0 ? [{ field, yes: saysYes(at[1]!), words: segment.words }] : []
      }),
    ),
  )

const IN_CELL: [Answered, RegExp][] = [
  ['additional_insured', /\b(?:additional\s+insureds?|addl\.?\s+ins[rd])\s*:\s*(yes|no|y|n|x)\b/i],
  ['subrogation_waived', /\b(?:waiver(?:\s+of\s+subrogation)?|subrogation\s+waived|subr\.?\s+wvd)\s*:\s*(yes|no|y|n|x)\b/i],
]
/** The heads of the form's columns set in a coverage's own lines: `ADDL INSD X  SUBR WVD`; what bears no mark is no. */
const COLUMN_HEADS = /\baddl\.?\s+(?:ins[rd]|insured)\b\W*([xyn]|yes|no)?\b\W*subr\.?\s+wvd\b\W*([xyn]|yes|no)?(?![a-z])/i
const headedAnswers = (rows: readonly Row[]): Answer[] =>
  rows.flatMap((row) => {
    const found = COLUMN_HEADS.exec(row.segments.map((s) => s.text).join(' '))
    const words = row.segments[0]?.words ?? []
    if (!found || (!found[1] && !found[2])) return []
    return [
      { field: 'additional_insured', yes: /^[xy]/i.test(found[1] ?? ''), words },
      { field: 'subrogation_waived', yes: /^[xy]/i.test(found[2] ?? ''), words },
    ]
  })

/** Answers typed under a coverage's name, in its own cell of a table: `Additional insured: Yes`. */
export function applyCellAnswers({ line }: LineDraft, printed: string, words: Segment['words']): void {
  for (const [field, says] of IN_CELL) {
    const answer = ABOUT[field].has(line.coverage_type) ? says.exec(printed)?.[1] : undefined
    if (answer) give(line, field, { field, yes: saysYes(answer), words })
  }
}

const PARTY_LABEL = /^(?:\d{1,2}[.)]\s*)?(?:(?:certificate\s+holder|landlord|owner|lessor|venue|client|(?:general\s+)?contractor)\s*(?:\/|and|&)\s*)?(?:(?:lessor|venue|owner|landlord|holder)\s*\((?:also\s+)?(?:an\s+)?)?additional\s+insureds?(?:\s*\/\s*(?:landlord|owner|lessor|venue|client|(?:general\s+)?contractor))?(?:\s+name)?(?:\s+(?:and|&)\s+(?:(?:mailing\s+)?address|loss\s+payee))?\)?\s*(?::\s*(.*)|)$/i
/** Words of conditions and of other answers, which no party is called by. */
const NO_PARTY = /\b(?:as|if|when|where|see|per|required|blanket|automatic|contract|attached|below|above|none|no|yes|n\/a|not|included|only|endorsements?|status|forms?|date|name|address|certificate|holder|insured|waiver|subrogation|primary|(?:non-?)?contributory|limits?|deductibles?|effective|expir\w{1,6}|notice)\b|\d{3}|:/i
/** `City of Osprey (general liability only)`. */
const OF_GENERAL = /\s*\((?:on\s+|as\s+to\s+)?(?:commercial\s+)?(?:general\s+liability|c?gl)(?:\s+(?:policy|only|coverage))?\)\W*$/i
/** An address, the form that makes it so, in which respect, or another sentence may go on behind the name. */
const isParty = (printed: string): boolean => isName(printed.replace(OF_GENERAL, '').replace(/(?:,?\s(?:with\srespects?\sto|as\s(?:respects|regards|their\sinterests?))\s.*|(?<=[A-Za-z]{3})\.\s+(?:This|These|The|Waiver|Coverage|Primary|Such|All)\s.*)$/, '').replace(/,\s*(?:\d|P\.?\s?O\.?\s|(?:by\s+)?form\s)[^:]*$/, ''))
const isName = (printed: string): boolean => /^[A-Z][\w.&'’-]*\s+\S*[A-Za-z]{2}/.test(printed) && printed.length < 70 && !NO_PARTY.test(printed)
const UNDER_MAX = 30
const [BRACKET_ROWS, BRACKET_LINE_MAX] = [4, 14]
/**
 * How many lines on a bracket closes that a label opens and that says in which respect: `ADDITIONAL INSURED NAME AND MAILING
 * ADDRESS (Commercial General Liability - but only with respect to …)`; null without such a one.
 */
function bracketBehind(rows: readonly Row[], segment: Segment): number | null {
  if (!/\(\s*(?:commercial\s+)?general\s+liab[^)]*(?:\)\W*)?$/i.test(segment.text)) return null
  const at = rows.findIndex((r, i) => (i === 0 ? [segment] : r.segments.filter((s) => Math.abs(s.box.x - segment.box.x) < 4)).some((s) => /\)\W*$/.test(s.text)))
  return at < 0 ? null : at
}
/** `Additional insured: City of Osprey`: who it is says that it is. */
function namedParty(rows: readonly Row[]): Segment['words'] | null {
  for (const [at, row] of rows.entries())
    for (const [i, segment] of row.segments.entries()) {
      const bracket = bracketBehind(rows.slice(at, at + BRACKET_ROWS), segment)
      const label = PARTY_LABEL.exec(bracket === null ? segment.text : segment.text.slice(0, segment.text.indexOf('(')).trim())
      if (!label) continue
      const beside = bracket === null ? label[1] || row.segments[i + 1]?.text : ''
      const under = rows.slice(at + 1 + (bracket ?? 0), at + 3 + (bracket ?? 0)).find((r) => r.y - row.y < UNDER_MAX + (bracket ?? 0) * BRACKET_LINE_MAX)?.segments.find((s) => s.box.x > segment.box.x - 4 && s.box.x - segment.box.x < UNDER_MAX)
      if (beside ? isParty(beside) : under && isParty(under.text)) return segment.words
    }
  return null
}
/** Whose additional insured a party is that is named and no more: general liability's and that of serving drink. */
const OF_NAMED = /^(?:general|liquor)_liability$/

/** Lays the answers of some rows over lines that nothing else has answered; two that differ answer nothing. What a coverage's `own` rows answer is of it, whatever it is. */
export function applyAnswers(drafts: readonly LineDraft[], rows: readonly Row[], own = false): void {
  const listed = answersIn(rows)
  const answers = [...listed, ...headedAnswers(rows), ...inlineAnswers(rows).filter((a) => !listed.some((t) => t.words === a.words && t.field === a.field))]
  for (const field of ['additional_insured', 'subrogation_waived'] as const) {
    const told = answers.filter((a) => a.field === field)
    const party = field === 'additional_insured' && told.length === 0 ? namedParty(rows) : null
    const general = drafts.filter((d) => OF_NAMED.test(d.line.coverage_type))
    if (party) for (const { line } of general.length > 0 ? general : drafts.filter((d) => d.line.coverage_type === 'auto_liability')) give(line, field, { field, yes: true, words: party })
    if (told.length === 0 || new Set(told.map((a) => a.yes)).size > 1) continue
    const isAbout = (type: CoverageType): boolean => ABOUT[field].has(type) || (own && !(field === 'additional_insured' && type === 'workers_comp'))
    for (const { line } of drafts.filter((d) => isAbout(d.line.coverage_type))) give(line, field, told[0]!)
  }
}

const give = (line: ReadLine, field: Answered, { yes, words }: Answer): void => {
  if (line[field] !== null) return
  line[field] = yes
  const [first] = words
  if (first) line.fields[field] = { confidence: first.confidence, provenance: null }
}
