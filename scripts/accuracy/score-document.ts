import type { ReadDocument, ReadLine } from '../../src/vocabulary/index.ts'
import type { LabelLine, PaperLabel } from '../samples/paper-label.ts'

export type Verdict = 'right' | 'wrong' | 'missing'
/** One value that the paper states or the reading gives. `confidence` is the reading's own, null where it gives nothing. */
export type Scored = { field: string; verdict: Verdict; confidence: number | null; want: unknown; got: unknown }
export type DocumentScore = { values: Scored[]; typeRight: boolean; linesMissed: number; linesExtra: number }

const fold = (value: unknown): string =>
  String(value ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
const same = (a: unknown, b: unknown): boolean => fold(a) === fold(b)
const absent = (value: unknown): boolean => value === null || value === undefined || value === ''

const COMMON = new Set('insurance ins company co corp corporation inc llc the of group mutual casualty cas property and indemnity'.split(' '))
const telling = (name: unknown): string[] =>
  String(name ?? '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !COMMON.has(word))
/** Two ways of writing one company: three quarters of the telling words of the shorter one are in the other. */
const sameCompany = (a: unknown, b: unknown): boolean => {
  if (same(a, b)) return true
  const [x, y] = [new Set(telling(a)), new Set(telling(b))]
  if (x.size === 0 || y.size === 0) return fold(a).includes(fold(b)) || fold(b).includes(fold(a))
  return [...x].filter((word) => y.has(word)).length >= 0.75 * Math.min(x.size, y.size)
}
/** Umbrella and excess are told apart by a box that many leave blank; either is accepted for the other. */
const OVER = new Set(['umbrella', 'excess_liability'])
const sameCoverage = (a: unknown, b: unknown): boolean => a === b || (OVER.has(String(a)) && OVER.has(String(b)))

/** Limits that decisions rest on; a label of the paper's own that the label file does not list is neither right nor wrong. */
const KEY_LIMIT =
  /occurrence|aggregate|premises|med_exp|adv_injury|products|single_limit|bodily|property_damage|each_accident|disease|statutory|retention|deductible/

/** Compares a reading with the truth about its paper, value by value. Personal papers are judged without limits and marks. */
export function scoreDocument(label: PaperLabel, read: Pick<ReadDocument, 'doc_type' | 'coverage_lines'> & Partial<Pick<ReadDocument, 'description_of_operations'>>, personal = false): DocumentScore {
  const values: Scored[] = []
  const left = [...read.coverage_lines]
  let linesMissed = 0
  const certificate = label.doc_type === 'coi' || label.doc_type === 'binder'
  for (const want of label.lines) {
    const got = take(left, want)
    if (!got) linesMissed++
    const judge = judgeInto(values, got)
    judge('coverage_type', want.coverage_type, got?.coverage_type, sameCoverage)
    judge('policy_number', want.policy_number, got?.policy_number)
    judge('effective_date', want.effective_date, got?.effective_date)
    judge('expiration_date', want.expiration_date, got?.expiration_date)
    judge('carrier', want.carrier, got?.carrier, sameCompany)
    judge('naic', want.naic, got?.naic)
    if (personal) continue
    judgeLimits(values, want, got)
    if (!certificate) continue
    const equal = (a: unknown, b: unknown): boolean => a === b
    // What the paper does not speak of it does not grant; a label counts the boxes, and not what the description says in words.
    const says = (words: RegExp): boolean => words.test(read.description_of_operations ?? '')
    if ((want.additional_insured !== null || (got?.additional_insured && !says(/additional insured/i))) && want.coverage_type !== 'workers_comp')
      judge('additional_insured', want.additional_insured, got?.additional_insured, equal)
    if (want.subrogation_waived !== null || (got?.subrogation_waived && !says(/subrogation/i))) judge('subrogation_waived', want.subrogation_waived, got?.subrogation_waived, equal)
  }
  for (const line of left) judgeInvented(values, line, personal)
  return { values, typeRight: read.doc_type === label.doc_type, linesMissed, linesExtra: left.length }
}

/** A line that the paper does not state is wrong in each key value it gives. */
function judgeInvented(values: Scored[], line: ReadLine, personal: boolean): void {
  const judge = judgeInto(values, line)
  for (const field of ['coverage_type', 'policy_number', 'effective_date', 'expiration_date', 'carrier', 'naic'] as const) judge(field, null, line[field])
  if (!personal) judgeLimits(values, { limits: [] }, line)
}

function take(left: ReadLine[], want: LabelLine): ReadLine | null {
  let best = -1
  let bestScore = 0
  left.forEach((line, i) => {
    const number = fold(want.policy_number) !== '' && same(want.policy_number, line.policy_number)
    const type = sameCoverage(want.coverage_type, line.coverage_type)
    const score = (type ? 2 : 0) + (number ? 2 : 0) + (want.effective_date === line.effective_date ? 0.5 : 0)
    if (score > bestScore && (type || number)) {
      best = i
      bestScore = score
    }
  })
  return best < 0 ? null : left.splice(best, 1)[0]!
}

type Judge = (field: string, want: unknown, got: unknown, equal?: (a: unknown, b: unknown) => boolean, path?: string) => void
const judgeInto =
  (values: Scored[], line: ReadLine | null): Judge =>
  (field, want, got, equal = same, path = field) => {
    if (absent(want) && absent(got)) return
    const verdict: Verdict = absent(got) ? 'missing' : absent(want) ? 'wrong' : equal(want, got) ? 'right' : 'wrong'
    values.push({ field, verdict, confidence: absent(got) ? null : (line?.fields[path]?.confidence ?? 1), want, got })
  }

function judgeLimits(values: Scored[], want: Pick<LabelLine, 'limits'>, got: ReadLine | null): void {
  const judge = judgeInto(values, got)
  const shown = (amount: number | null | undefined): unknown => (amount === undefined ? null : (amount ?? 'shown'))
  const given = new Map((got?.limits ?? []).map((l) => [l.label, l.amount]))
  const expected = new Set(want.limits.map((l) => l.label))
  for (const { label, amount } of want.limits) judge('limit', shown(amount), shown(given.get(label)), same, `limits.${label}`)
  for (const [label, amount] of given)
    if (!expected.has(label) && amount !== null && KEY_LIMIT.test(label)) judge('limit', null, amount, same, `limits.${label}`)
}
