import type { Box } from '../../../vocabulary/index.ts'
import { type AmountAt, type AmountRow, columnOf } from './amount-rows.ts'
import { type LimitRead, readLabelled } from './labelled-limits.ts'
import { CLAIMS_MADE } from './limit-specs.ts'

const POLICY_AGGREGATE = /\bpolicy\saggregate\b|\baggregate\b.{0,16}\ball\s(?:coverages?|coverage\sparts|parts)\b/i
/** The aggregate of a deductible, or of what is paid beside the limit, is not the coverage's. */
const LESSER = /deductible|retention|sub-?limit|supplement|reimburs|disciplinary|subpoena|defen[sc]e\sexpense/i
/** What is said to go for all parts is no part's own. */
const ALL_PARTS = /\ball\s(?:coverage\s)?parts\b/i
/** Where a coverage states its own aggregate, the policy's is that of all its parts together. */
const withoutPolicyAggregate = (all: readonly AmountRow[]): AmountRow[] => {
  const rows = all.filter((r) => !(/\baggregate\b/i.test(r.run.text) && ALL_PARTS.test(r.run.text)))
  return rows.some((r) => /\baggregate\b/i.test(r.run.text) && r.amounts.length > 0 && !POLICY_AGGREGATE.test(r.run.text) && !LESSER.test(r.run.text)) ? rows.filter((r) => !POLICY_AGGREGATE.test(r.run.text)) : rows
}

const KEPT_HEAD = /^\W*(?:item\s\d{1,2}\W*|\d{1,2}\W+|\([a-z]\)\s?)?(?:self[-\s]insured\s)?(?:retentions?|deductibles?)(?:\samounts?)?\W*$/i
const SAME_COLUMN = 4
/** A row that begins with an amount in the column of the one that its item labels. */
const goesOnUnder = (lead: AmountRow, row: AmountRow): boolean =>
  row.page === lead.page && row.label === '' && row.amounts.length > 0 && Math.abs(row.amounts[0]!.box.x - lead.amounts[0]!.box.x) < SAME_COLUMN
const OF_CLAIM = '(?:claim|(?:medical\\s|professional\\s)?incident|wrongful\\sact|pollution\\s(?:condition|incident|event)(?:\\s?/\\s?claim)?|occurrence|loss|event)'
const LIMIT_HEADS: [RegExp, string[]][] = [
  [new RegExp(`^(?:limits?(?:\\sof\\s(?:liability|insurance))?\\W{1,3})?(?:each|per)\\s${OF_CLAIM}(?:\\slimit)?$`, 'i'), ['each_claim']],
  [/^(?:annual\s|policy\s)?agg(?:regate|\.)?(?:\slimit)?$/i, ['aggregate']],
  [new RegExp(`^(?:limits?(?:\\sof\\s(?:liability|insurance))?\\W{1,3})?(?:each|per)\\s${OF_CLAIM}\\s?\\/\\s?(?:annual\\s|policy\\s)?agg(?:regate|\\.)?(?:\\slimit)?$`, 'i'), ['each_claim', 'aggregate']],
  [/^(?:self[-\s]insured\s)?(?:retentions?|sir)(?:\s(?:each|per)\s[a-z]+)?$/i, ['retention']],
  [/^deductibles?(?:\s(?:each|per)\s[a-z]+)?$/i, ['deductible']],
]
const BOTH = ['each_claim', 'aggregate']
type ClaimColumn = { labels: string[]; box: Box }
/** The heads of a table that stand over limits of claims, their aggregates and what is kept back; empty where limit and aggregate are not both there once. */
export function claimColumns(head: AmountRow): ClaimColumn[] {
  const columns = head.amounts.length > 0 ? [] : LIMIT_HEADS.flatMap(([says, labels]) => head.row.segments.filter((s) => says.test(s.text.trim())).map((s) => ({ labels, box: s.box })))
  return BOTH.every((label) => columns.filter((c) => c.labels.includes(label)).length === 1) ? columns : []
}
/** The amounts of a row that stand under such a head. */
export function amountsUnder(row: AmountRow, { box }: ClaimColumn): AmountAt[] {
  const cell = row.row.segments.find((s) => s.box.x < box.x + box.w && box.x < s.box.x + s.box.w)
  return row.amounts.filter((a) => cell?.words.includes(a.words[0]!))
}

/** A table of those insured, each with limits under `Each Medical Incident` and `Annual Aggregate`: given where all have the same. */
function tabledLimits(rows: readonly AmountRow[]): LimitRead[] {
  return rows.flatMap((head, at) => {
    const columns = claimColumns(head)
    if (columns.length === 0) return []
    const end = rows.findIndex((r, i) => i > at && (r.amounts.length === 0 || r.page !== head.page || r.row.segments.length === 1))
    const under = rows.slice(at + 1, end < 0 ? rows.length : end).filter((r) => r.amounts.length > 1)
    return columns.flatMap((column): LimitRead[] => {
      const { labels } = column
      const stated = under.map((r) => amountsUnder(r, column))
      const [first] = stated
      const isSame = stated.every((amounts) => amounts.length === labels.length && amounts.every((a, k) => a.amount === first![k]!.amount))
      return first && isSame ? labels.map((label, k) => ({ label, amount: first[k]!.amount, at: first[k]!, page: head.page, confidence: 0.88 })) : []
    })
  })
}

/** What stands under `Deductible` or `Retention` in the row of a claim's limit is kept back of each claim. */
function keptBesideClaim(rows: readonly AmountRow[], claim: LimitRead | undefined): LimitRead[] {
  const at = rows.findIndex((r) => claim?.at && r.amounts.includes(claim.at))
  const row = rows[at]
  const head = rows.slice(0, Math.max(0, at)).findLast((r) => r.page === row!.page && r.amounts.length === 0 && r.row.segments.some((s) => columnOf(s.text) === 'deductible'))
  if (!row || !head) return []
  const keptOf = (r: AmountRow): AmountAt[] => r.amounts.filter((a) => a.column === 'deductible' && a.amount < claim!.amount!)
  const beside = keptOf(row)
  // Of other parts with the same limit another amount may be kept back.
  const isSame = rows.every((r) => r.page !== row.page || r.index < head.index || !r.amounts.some((a) => a.amount === claim!.amount) || keptOf(r).every((a) => a.amount === beside[0]?.amount))
  if (beside.length !== 1 || !isSame) return []
  const label = head.row.segments.some((s) => /\bretentions?\b|\bsir\b/i.test(s.text)) ? 'retention' : 'deductible'
  return [{ label, amount: beside[0]!.amount, at: beside[0]!, page: row.page, confidence: 0.88 }]
}
const AGREEMENTS_MIN = 3
/** Under `Retention` in a list of insuring agreements, where as much is kept back of each. */
function keptOfEach(rows: readonly AmountRow[]): LimitRead[] {
  const head = rows.find((r) => r.amounts.length === 0 && r.row.segments.some((s) => /^retentions?$/i.test(s.text.trim())))
  const kept = head ? rows.filter((r) => r.page === head.page && r.index > head.index).flatMap((r) => r.amounts.filter((a) => a.column === 'deductible')) : []
  const [first] = kept
  return first && kept.length >= AGREEMENTS_MIN && kept.every((a) => a.amount === first.amount) ? [{ label: 'retention', amount: first.amount, at: first, page: head!.page, confidence: 0.85 }] : []
}
/** `Deductible: Coverage A $5,000; Coverage B $10,000`: whose each amount is only its letter says. */
const LETTERED = /\b(?:coverages?|parts?|sections?)\s[A-H]\b/gi
const isOfLetters = ({ run, amounts }: AmountRow): boolean => amounts.length > 1 && (run.text.match(LETTERED)?.length ?? 0) > 1

/** Under `Item 4. Retention:` an amount for each claim is what is kept back of it, and no limit. */
export function claimsMadeLimits(all: readonly AmountRow[]): LimitRead[] {
  const rows = withoutPolicyAggregate(all).filter((r) => !isOfLetters(r))
  const isKept = (label: string): boolean => label === 'retention' || label === 'deductible'
  let under = false
  let beside: AmountRow | null = null
  const own = rows.filter((row, i) => {
    // `Item 4. Deductible: $10,000 each claim` over `$30,000 aggregate` in the same column.
    const leads = row.amounts.length > 0 && KEPT_HEAD.test(row.label)
    beside = leads ? row : beside && goesOnUnder(beside, row) ? beside : null
    if (beside) return false
    if (row.amounts.length === 0 || row.page !== rows[i - 1]?.page) under = row.amounts.length === 0 && KEPT_HEAD.test(row.run.text)
    return !under
  })
  const labelled = readLabelled(own, CLAIMS_MADE).filter((l) => !isKept(l.label))
  const tabled = tabledLimits(own)
  const limits = labelled.some((l) => l.label === 'each_claim') ? labelled : [...labelled, ...tabled.filter((t) => !isKept(t.label) && !labelled.some((l) => l.label === t.label))]
  const claim = limits.find((l) => l.label === 'each_claim')
  const kept = readLabelled(rows, CLAIMS_MADE).filter((l) => isKept(l.label))
  const tabledKept = tabled.filter((l) => isKept(l.label))
  // No aggregate is under the limit of one claim: one of the two was read where it is not.
  return [...limits.filter((l) => l.label !== 'aggregate' || (l.amount ?? 0) >= (claim?.amount ?? 0)), ...(kept.length > 0 ? kept : tabledKept.length > 0 ? tabledKept : claim ? keptBesideClaim(own, claim) : keptOfEach(own))]
}
