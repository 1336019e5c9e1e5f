import type { CoverageType } from '../../../vocabulary/index.ts'
import type { AmountRow } from './amount-rows.ts'
import { readAutoLimits } from './auto-limits.ts'
import { cargoLimits } from './cargo-limits.ts'
import { claimsMadeLimits } from './claims-made-limits.ts'
import { workersCompensation } from './employers-limits.ts'
import { type LimitRead, readLabelled } from './labelled-limits.ts'
import { GARAGE, GENERAL_LIABILITY, LIQUOR, OCCUPATIONAL_ACCIDENT, UMBRELLA } from './limit-specs.ts'
import type { Business } from '../parts/line-kinds.ts'

const HEADS_MAX = 3
/** `SCHEDULEOF UNDERLY ING INSURANCE`: capitals set wide fall apart on pictures. */
const HEADS_UNDERLYING = /^\W*(?:item\w{1,3}\W{0,2})?scheduleofunderlying/i
/** `Item 4. These limits are in excess of:` heads what a layer lies over. */
const LIES_OVER = /(?:\bin\sexcess\sof|\bexcess\sover|^\W*excess\sof)\W*$/i
/** `$4,000,000 aggregate excess of` over `$1,000,000 each occurrence`, or `excess of $1,000,000 each occurrence` over `$2,000,000 aggregate`: the amounts in the lines under it go on with the layer beneath. */
const LEADS_UNDER = /\b(?:(?:in\s)?excess\sof|excess\sover)(?:\sunderlying)?\W*$|^\W*(?:in\s)?excess\s(?:of|over)\W{0,3}\d/i
/** Rows that speak of other policies (the schedule of underlying insurance) are not this policy's limits. */
function ownRows(rows: readonly AmountRow[]): AmountRow[] {
  let foreign = 0
  let since = 0
  return rows.filter((row) => {
    since++
    if (
      (HEADS_UNDERLYING.test(row.run.text.replace(/\s/g, '')) || /schedule\sof\sunderlying|underlying\s(?:insurance|polic(?:y|ies)|coverage|limits)|required\sunderlying|\b(?:followed|controlling)\s(?:underlying\s)?polic(?:y|ies)\b/i.test(row.run.text) || LIES_OVER.test(row.run.text)) &&
      row.amounts.length === 0
    ) {
      foreign = 30
      since = 0
      // The heads of that schedule speak of limits of insurance too.
    } else if (!(since <= HEADS_MAX && row.row.segments.length > 1) && /declarations|limits\sof\s(?:insurance|liability)|item\s?\d|section\s[ivx]+|^(?:(?:commercial|your|our)\s)?(?:umbrella|excess)(?:\sliability)?\s(?:limits?|coverages?)\b/i.test(row.label) && row.run.text.length < 60)
      foreign = 0
    const isOwn = foreign-- <= 0
    if (isOwn && row.amounts.length > 0 && LEADS_UNDER.test(row.run.text)) [foreign, since] = [30, 0]
    return isOwn
  })
}

const coherent = (limits: LimitRead[]): LimitRead[] => {
  const of = (label: string): number => limits.find((l) => l.label === label)?.amount ?? 0
  // An aggregate under the occurrence limit, or medical expense above it, comes of a misread row.
  return limits.filter((l) => {
    if (/aggregate|_agg$/.test(l.label) && l.amount !== null && of('each_occurrence') > l.amount) return false
    return !(l.label === 'med_exp' && of('each_occurrence') > 0 && (l.amount ?? 0) > of('each_occurrence'))
  })
}

/** Where general liability states its medical expense, medical payments are another part's; `Liability and medical expenses` is no such limit. */
const withoutAutoMedical = (rows: AmountRow[]): AmountRow[] =>
  rows.some((r) => /(?<!liability\s(?:and|&)\s)medical\sexp/i.test(r.label) && r.amounts.length > 0) ? rows.filter((r) => !/^(?:auto\s)?medical\spayments\b/i.test(r.label)) : rows

const ADDED_HEAD = /designated\s(?:construction\s)?(?:projects?|locations?)|employee\sbenefits|stop\sgap|(?:hired|non-?\s?owned)\sauto|employment\W{1,3}(?:related\s)?practices|data\sbreach|\bcyber\b|liquor\sliability|professional\sliability|abus(?:e|ive)\b|molestation|sexual\smisconduct/i
const NO_HEAD = /not\s(?:covered|included|purchased)|excluded|included|n\/a/i
/** Rows but for those that stand under a lesser coverage's name, up to the next line without an amount. */
function withoutAdded(rows: readonly AmountRow[]): AmountRow[] {
  let isAdded = false
  return rows.filter((row, i) => {
    if (row.page !== rows[i - 1]?.page || row.amounts.length === 0) isAdded = row.amounts.length === 0 && row.row.segments.length === 1 && ADDED_HEAD.test(row.run.text) && !NO_HEAD.test(row.run.text)
    return !isAdded
  })
}

const LESSER_ROW = /\berrors\s(?:or|and|&)\somissions|employee\sbenefits|employment\W{1,3}(?:related\s)?practices|data\sbreach|\bcyber\b/i
/** `Acts, errors or omissions  $25,000 each / $75,000 aggregate`: what the words behind its amounts limit is the row's own coverage. */
const isLesserRow = ({ label, run, amounts }: AmountRow): boolean =>
  amounts.length > 0 && LESSER_ROW.test(label) && !/gen(?:eral|'?l|\.)?\sagg|products|personal\s(?:and|&)/i.test(run.text)

/** Where a lesser coverage of the same policy has an occurrence limit or an aggregate too, the one that stands under no such name is general liability's. */
function generalLiability(stated: AmountRow[]): LimitRead[] {
  const all = stated.filter((r) => !isLesserRow(r))
  // A bare `Aggregate` goes on with a lesser coverage where the general one is named.
  const isNamed = all.some((r) => /\bgen(?:eral|['’]?l|\.)?\sagg(?:regate)?\b/i.test(r.label) && r.amounts.length > 0)
  const rows = isNamed ? all.filter((r) => !/^\W*aggregate(?:\slimits?)?\W*$/i.test(r.label) && !(r.label === '' && /^\W*[\d,]+\s(?:annual\s|policy\s)?aggregate\b/i.test(r.run.text))) : all
  const limits = readLabelled(rows, GENERAL_LIABILITY)
  const apart = readLabelled(withoutAdded(rows), GENERAL_LIABILITY)
  return [...limits, ...apart.filter((a) => !limits.some((l) => l.label === a.label))]
}

/** Where one limit of all benefits is named, what one accident of several people comes to is another. */
const withoutAccidentAggregate = (rows: readonly AmountRow[]): readonly AmountRow[] =>
  rows.some((r) => /combined\ssingle\slimit/i.test(r.label) && r.amounts.length > 0) ? rows.filter((r) => !/\baggregate\b/i.test(r.label)) : rows

export function limitsFor(type: CoverageType, rows: readonly AmountRow[], business: Business | null): LimitRead[] {
  switch (type) {
    case 'general_liability':
      return coherent(generalLiability(withoutAutoMedical(ownRows(rows))))
    case 'auto_liability':
      return readAutoLimits(rows, business !== null && business !== 'personal_auto')
    case 'non_trucking_liability':
      return readAutoLimits(rows, true)
    case 'workers_comp':
      return workersCompensation(rows)
    case 'umbrella':
    case 'excess_liability':
      return coherent(readLabelled(ownRows(rows), UMBRELLA))
    case 'cargo':
    case 'contingent_cargo':
      return cargoLimits(rows)
    case 'professional_liability':
    case 'cyber':
    case 'pollution_liability':
    case 'epli':
      return claimsMadeLimits(ownRows(rows))
    case 'liquor_liability':
      return readLabelled(ownRows(rows), LIQUOR)
    case 'garage_liability':
      return readLabelled(ownRows(rows), GARAGE)
    case 'occupational_accident':
      return readLabelled(withoutAccidentAggregate(rows), OCCUPATIONAL_ACCIDENT)
    default:
      return []
  }
}
