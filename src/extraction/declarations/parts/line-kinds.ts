import type { CoverageType } from '../../../vocabulary/index.ts'
import { foldText, foldWords } from '../../classify/index.ts'
import { COMMON_LINE_WORDS } from './common-line-words.ts'
import type { PageView } from '../view/page-view.ts'
import { SPECIAL_LINE_WORDS } from './special-line-words.ts'
import { medianOf } from '../../in-order.ts'

/** A line of business a declarations can be of, and the coverage lines it gives. */
export type Business =
  | 'personal_auto'
  | 'commercial_auto'
  | 'home'
  | 'pet'
  | 'businessowners'
  | 'package'
  | 'general_liability'
  | 'workers_comp'
  | 'umbrella'
  | 'excess'
  | 'cargo'
  | 'commercial_property'
  | 'inland_marine'
  | 'professional'
  | 'cyber'
  | 'occupational_accident'
  | 'pollution'
  | 'garage'
  | 'crime'
  | 'epli'
  | 'management'
  | 'liquor'
  | 'builders_risk'
  | 'physical_damage'
  | 'non_trucking'
  | 'warehouse'
  | 'aviation'
  | 'surety'
  | 'watercraft'

export const COVERAGE_OF: Record<Business, CoverageType[]> = {
  personal_auto: ['auto_liability'],
  commercial_auto: ['auto_liability'],
  home: ['property'],
  pet: ['other'],
  businessowners: ['general_liability', 'property'],
  package: [],
  general_liability: ['general_liability'],
  workers_comp: ['workers_comp'],
  umbrella: ['umbrella'],
  excess: ['excess_liability'],
  cargo: ['cargo'],
  commercial_property: ['property'],
  inland_marine: ['inland_marine'],
  professional: ['professional_liability'],
  cyber: ['cyber'],
  occupational_accident: ['occupational_accident'],
  pollution: ['pollution_liability'],
  garage: ['garage_liability'],
  crime: ['crime'],
  epli: ['epli'],
  management: ['other'],
  liquor: ['liquor_liability'],
  builders_risk: ['builders_risk'],
  physical_damage: ['auto_physical_damage'],
  non_trucking: ['non_trucking_liability'],
  warehouse: ['warehouse_legal'],
  aviation: ['aviation'],
  surety: ['surety_bond'],
  watercraft: ['other'],
}

/** Words of the title count most; words of the coverages beneath it count each once. */
export type LineWords = { titles: string[]; body: string[] }
const EVIDENCE: Record<Business, LineWords> = { ...COMMON_LINE_WORDS, ...SPECIAL_LINE_WORDS }

/** A title that begins with `^` counts only where a heading begins with it: `Liability declarations` ends the headings of many other policies. */
type Folded = { business: Business; titles: { folded: string; begins: boolean }[]; body: string[] }
const FOLDED: Folded[] = (Object.keys(EVIDENCE) as Business[]).map((business) => ({
  business,
  titles: EVIDENCE[business].titles.map((t) => ({ folded: foldText(t), begins: t.startsWith('^') })),
  body: EVIDENCE[business].body.map(foldText),
}))

/** A heading's letters, run together and word by word. */
type Heading = { folded: string; words: string }
const headingOf = (printed: string): Heading => {
  const text = printed.replace(NAMED_SO, ' ')
  return { folded: foldText(text), words: foldWords(text) }
}
/** An insurer's name is no line of business. */
const NAMED_SO = /\btruck\sinsurance\sexchange\b/gi
/** Names as short as these stand inside other words once spaces are gone: `epl` in `replacement`, `cat` in `certificate`. */
const SHORT_TITLE = 6

/** Headings: short rows set larger, or high on a page, or next to the word declarations. */
function headingText(views: readonly PageView[]): Heading[] {
  const headings: Heading[] = []
  for (const view of views.slice(0, 12)) {
    const median = medianOf(view.rows.flatMap((r) => r.segments.map((s) => s.box.h)), 10)
    for (const row of view.rows) {
      const whole = row.segments.map((s) => s.text).join(' ')
      for (const text of new Set([...row.segments.map((s) => s.text), whole])) {
        if (text.length > 90) continue
        // A row of a table with its figure heads nothing, however tall a picture's reader makes its letters.
        const big = row.h > median * 1.2 && !/\$\s?\d/.test(whole)
        const titled =
          /declaration|policy|insurance|information page|coverage part|coverage summary/i.test(text) && row.y < view.page.height * 0.4
        const alone = row.segments.length === 1 && text.length <= (/[\d$.]/.test(text) ? 45 : 64) && row.y < view.page.height * 0.45
        if (big || titled || alone) headings.push(headingOf(text))
      }
    }
    for (const block of view.blockRuns)
      if (block.text.length < 110 && /declaration|information page/i.test(block.text)) headings.push(headingOf(block.text))
  }
  return headings
}

export type BusinessScore = { business: Business; score: number; title: number }

/** Every line of business with its score, strongest first. */
export function scoreBusiness(views: readonly PageView[]): BusinessScore[] {
  const headings = headingText(views)
  // Most titles stand in no heading: that is known of all headings at once.
  const inAny = headings.map((h) => h.folded).join(' ')
  const wordsOfAny = headings.map((h) => h.words).join(' ')
  const folded = foldText(views.map((v) => v.text).join(' '))
  const spaced = ` ${views
    .map((v) => v.lower)
    .join(' ')
    .split(/\s+/)
    .map(foldText)
    .join(' ')} `
  return FOLDED.map(({ business, titles, body }): BusinessScore => {
    let title = 0
    for (const { folded: t, begins } of titles) {
      const isShort = t.length <= SHORT_TITLE
      if (isShort ? !wordsOfAny.includes(` ${t}`) : !inAny.includes(t)) continue
      const names = ({ folded, words }: Heading): boolean => (words.includes(' non') ? folded.replaceAll(`non${t}`, '').includes(t) : folded.includes(t))
      const holds = (h: Heading): boolean => (isShort ? (h.words.includes(` ${t} `) || h.words.includes(` ${t}s `)) && h.folded.length < t.length * 6 : begins ? h.folded.startsWith(t) : names(h))
      const hits = headings.filter(holds).length
      if (hits) title = Math.max(title, 3 + Math.min(hits, 6) * 0.4 + Math.min(t.length, 24) / 12)
    }
    const hits = body.filter((b) => (b.length < 7 ? spaced.includes(` ${b} `) : folded.includes(b))).length
    return { business, title, score: title + Math.min(hits, 8) * 0.6 }
  }).sort((a, b) => b.score - a.score)
}
