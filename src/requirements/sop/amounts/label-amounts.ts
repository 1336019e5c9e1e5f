import type { CoverageType } from '../../../vocabulary/index.ts'
import type { LimitWord } from '../lexicon/lexicon-limits.ts'
import { limitLabel } from '../lexicon/limit-labels.ts'
import type { LimitMention } from '../mentions/mentions.ts'

const EL = ['el_each_accident', 'el_disease_policy_limit', 'el_disease_each_employee'] as const

/** The labels one amount stands for, from all the words bound to it. */
export function labelsOf(type: CoverageType, wordsIn: LimitMention[], split: boolean): { labels: string[]; doubt?: string } {
  const words = wordsIn.map((w) => w.word)
  const has = (w: LimitWord) => words.includes(w)
  const name = (w: LimitWord | 'none') => limitLabel(type, w, wordsIn.find((x) => x.word === 'printed')?.printed)
  const uniq = (list: (string | null)[]) => [...new Set(list.filter((l): l is string => l !== null))]
  if (type === 'auto_liability') {
    if (has('csl') || (has('bi') && has('pd') && !has('person') && !has('bi_person'))) return { labels: ['combined_single_limit'] }
    if (has('bi_person') || has('person')) return { labels: ['bodily_injury_per_person'] }
    if (has('pd') || has('pd_accident')) return { labels: ['property_damage_per_accident'] }
    if (has('bi_accident') || (has('bi') && (has('accident') || has('occurrence')))) return { labels: ['bodily_injury_per_accident'] }
    if (split && (has('accident') || has('occurrence'))) return { labels: ['bodily_injury_per_accident'] }
    if (has('aggregate') || has('general_aggregate')) return { labels: [], doubt: 'An aggregate is named for automobile liability.' }
  }
  if (type === 'workers_comp' || type === 'employers_liability') {
    const labels = uniq(words.map((w) => (w === 'disease' || w === 'bi' ? null : name(w))).filter((l) => l !== 'statutory'))
    if (has('disease') && !labels.includes('el_disease_each_employee') && !labels.includes('el_disease_policy_limit')) {
      const both = ['el_disease_each_employee', 'el_disease_policy_limit']
      return { labels: [...labels, ...both], doubt: 'Disease is named without saying each employee or policy limit.' }
    }
    if (has('aggregate')) return { labels: [...labels, 'el_disease_policy_limit'], doubt: 'An aggregate is named for employers liability.' }
    return labels.length ? { labels } : { labels: [...EL] }
  }
  const basis = words.filter(
    (w) =>
      w !== 'bi' &&
      w !== 'pd' &&
      w !== 'statutory' &&
      !(w === 'person' && (has('medical') || type === 'general_liability')) &&
      !(w === 'accident' && has('csl')),
  )
  if (type === 'general_liability' && (has('rented_premises') || has('medical') || has('personal_injury') || has('products'))) {
    const own = uniq(
      basis
        .filter(
          (w) =>
            w !== 'occurrence' && w !== 'claim' && w !== 'accident' && !(w === 'aggregate' && has('products') && !has('general_aggregate')),
        )
        .map(name),
    )
    const spread = basis[0] === 'occurrence' && /^(?:occurrence|claim)$/.test(basis[0])
    return { labels: spread ? uniq(['each_occurrence', ...own]) : own }
  }
  if (!basis.length) return { labels: uniq([name('none')]) }
  const labels = uniq(basis.map(name))
  return labels.length ? { labels } : { labels: uniq([name('none')]), doubt: 'The limit named here is not one of this coverage.' }
}

/** Labels of a shorthand such as 1M/2M/2M or 100/500/100 by the order the trade writes it in. */
export function shorthandLabels(type: CoverageType, values: number[], split: boolean): { labels: string[]; doubt?: string } | null {
  const n = values.length
  if (type === 'general_liability') return { labels: ['each_occurrence', 'general_aggregate', 'products_comp_op_agg'].slice(0, n) }
  if (type === 'workers_comp' || type === 'employers_liability') {
    if (n !== 3) return null
    const [a, b, c] = values as [number, number, number]
    if (c > b && a <= b)
      return {
        labels: ['el_each_accident', 'el_disease_each_employee', 'el_disease_policy_limit'],
        doubt: 'The order of the three amounts is unusual.',
      }
    return { labels: [...EL] }
  }
  if (type === 'auto_liability') {
    if (n === 3) return { labels: ['bodily_injury_per_person', 'bodily_injury_per_accident', 'property_damage_per_accident'] }
    return split || values.every((v) => v < 1e6) ? { labels: ['bodily_injury_per_person', 'bodily_injury_per_accident'] } : null
  }
  if (n !== 2) return null
  const one = limitLabel(type, 'none')
  const aggregate = limitLabel(type, 'aggregate')
  if (!one || !aggregate || /cargo|occupational|physical|property|inland|non_trucking|interchange/.test(type)) return null
  return { labels: [one === 'limit' ? 'each_occurrence' : one, aggregate] }
}
