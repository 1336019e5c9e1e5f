import type { CoverageType, DocType } from '../../../vocabulary/index.ts'
import { amountRows } from '../limits/amount-rows.ts'
import { sentencesOf } from '../limits/clauses.ts'
import { withThousands } from '../limits/in-thousands.ts'
import type { Facts } from '../policy/gather-facts.ts'
import { type PageView, withoutUnderlying } from '../view/page-view.ts'
import { changedLimits } from './changed-limits.ts'
import { type DecidedLine, single } from './decided-line.ts'
import { decideLines } from './decide-lines.ts'
import { type Business, type BusinessScore, scoreBusiness } from './line-kinds.ts'

// Which coverage a paper with no declarations on it belongs to, by the bureau prefix of its forms.
const PREFIXES: [RegExp, CoverageType][] = [
  [/^CG /, 'general_liability'],
  [/^(?:CA|PP) /, 'auto_liability'],
  [/^WC /, 'workers_comp'],
  [/^CU /, 'umbrella'],
  [/^CX /, 'excess_liability'],
  [/^(?:CP|HO|DP) /, 'property'],
  [/^BP /, 'general_liability'],
  [/^(?:IM|CM) /, 'inland_marine'],
  [/^CR /, 'crime'],
]

function coverageByForms(forms: readonly string[]): CoverageType | null {
  const counts = new Map<CoverageType, number>()
  for (const form of forms) {
    const type = PREFIXES.find(([says]) => says.test(form))?.[1]
    if (type) counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

const OVER: ReadonlySet<Business> = new Set(['umbrella', 'excess'])
/** A schedule of underlying insurance speaks for what lies over it; the coverages it names are other policies'. */
function scoreOwn(views: readonly PageView[]): BusinessScore[] {
  const own = views.map(withoutUnderlying)
  const all = scoreBusiness(views)
  if (own.every((view, i) => view === views[i])) return all
  return [...all.filter((s) => OVER.has(s.business)), ...scoreBusiness(own).filter((s) => !OVER.has(s.business))].sort((a, b) => b.score - a.score)
}

/** Which coverage lines a paper gives, by what kind of paper it is. */
export function linesOfClass(docType: DocType, views: readonly PageView[], facts: Facts): DecidedLine[] {
  const text = views.map((v) => v.lower).join(' ')
  if (docType === 'id_card') return [single('auto_liability', 0.95)]
  if (docType === 'mcs_90') return [single('auto_liability', 0.9)]
  if (docType === 'filing')
    return [
      single(
        /bmc-?\s?8[345]|surety bond/.test(text)
          ? 'surety_bond'
          : /cargo|bmc-?\s?34/.test(text) && !/bodily injury/.test(text)
            ? 'cargo'
            : 'auto_liability',
        0.85,
      ),
    ]
  const rows = sentencesOf(withThousands(views.flatMap(amountRows)))
  const scores = scoreOwn(views)
  if (docType === 'state_fund_certificate')
    return decideLines([{ business: 'workers_comp', score: 9, title: 5 }, ...scores.filter((s) => s.business !== 'workers_comp')], rows)
  if (docType === 'endorsement' || docType === 'schedule') {
    const byForm = coverageByForms(facts.forms)
    const changed = byForm ? [single(byForm, 0.85)] : (scores[0]?.title ?? 0) >= 3.5 ? decideLines(scores, []).slice(0, 1) : []
    return docType === 'schedule' ? changed : changed.map((line) => ({ ...line, limits: changedLimits(line.coverage_type, text, rows) }))
  }
  const lines = decideLines(scores, docType === 'policy' ? [] : rows)
  return lines.length ? lines : [single(VEHICLE.test(views.map((v) => v.text).join(' ')) ? 'auto_liability' : 'other', 0.5)]
}

/** A vehicle's identification number beside its driver. */
const VEHICLE = /\b(?=[A-HJ-NPR-Z0-9]*\d)(?=[A-HJ-NPR-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{17}\b[^]*\bdriver/i
