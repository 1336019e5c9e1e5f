import type { CoverageType } from '../../../vocabulary/index.ts'
import { headEdits } from '../../values/shape-edits.ts'
import { foldLetters } from '../page/page-text.ts'
import type { ReadLimit } from './limit-pairs.ts'

/** How the limits of a coverage are commonly written on papers of one's own, letters only. */
const WORDINGS: Partial<Record<CoverageType, [label: string, wordings: string[]][]>> = {
  general_liability: [
    ['each_occurrence', ['EACHOCCURRENCE', 'EACHOCCURRENCELIMIT']],
    ['damage_to_rented_premises', ['DAMAGETORENTEDPREMISES', 'DAMAGETOPREMISESRENTEDTOYOU']],
    ['med_exp', ['MEDICALEXPENSE', 'MEDICALEXPENSEANYONEPERSON', 'MEDEXPANYONEPERSON']],
    ['personal_adv_injury', ['PERSONALADVERTISINGINJURY', 'PERSONALANDADVERTISINGINJURY', 'PERSONALADVINJURY']],
    ['general_aggregate', ['GENERALAGGREGATE', 'GENERALAGGREGATELIMIT']],
    ['products_comp_op_agg', ['PRODUCTSCOMPLETEDOPERATIONSAGGREGATE', 'PRODUCTSCOMPLETEDOPERATIONS', 'PRODUCTSCOMPOPAGG']],
    ['deductible', ['DEDUCTIBLE']],
  ],
  auto_liability: [
    ['combined_single_limit', ['COMBINEDSINGLELIMIT', 'COMBINEDSINGLELIMITEACHACCIDENT']],
    ['bodily_injury_per_person', ['BODILYINJURYPERPERSON', 'BODILYINJURYEACHPERSON']],
    ['bodily_injury_per_accident', ['BODILYINJURYPERACCIDENT', 'BODILYINJURYEACHACCIDENT']],
    ['property_damage_per_accident', ['PROPERTYDAMAGEPERACCIDENT', 'PROPERTYDAMAGEEACHACCIDENT', 'PROPERTYDAMAGE']],
    ['uninsured_motorist', ['UNINSUREDMOTORIST', 'UNDERINSUREDMOTORIST']],
    ['medical_payments', ['MEDICALPAYMENTS']],
    ['deductible', ['DEDUCTIBLE']],
  ],
  umbrella: [
    ['each_occurrence', ['EACHOCCURRENCE', 'EACHOCCURRENCELIMIT']],
    ['aggregate', ['AGGREGATE', 'ANNUALAGGREGATE', 'GENERALAGGREGATE']],
    ['retention', ['RETENTION', 'SELFINSUREDRETENTION']],
    ['deductible', ['DEDUCTIBLE']],
  ],
  auto_physical_damage: [
    ['comprehensive_deductible', ['COMPREHENSIVEDEDUCTIBLE', 'COMPDEDUCTIBLE']],
    ['collision_deductible', ['COLLISIONDEDUCTIBLE', 'COLLDEDUCTIBLE']],
    ['deductible', ['DEDUCTIBLE']],
  ],
  property: [
    ['building', ['BUILDING']],
    ['personal_property', ['PERSONALPROPERTY']],
    ['business_income', ['BUSINESSINCOME']],
    ['extra_expense', ['EXTRAEXPENSE']],
    ['rental_value', ['RENTALVALUE']],
    ['blanket_building', ['BLANKETBUILDING']],
    ['blanket_pers_prop', ['BLANKETPERSPROP']],
    ['blanket_bldg_pp', ['BLANKETBLDGPP']],
  ],
  workers_comp: [
    ['el_each_accident', ['ELEACHACCIDENT', 'EACHACCIDENT', 'BODILYINJURYEACHACCIDENT', 'BODILYINJURYBYACCIDENT']],
    ['el_disease_each_employee', ['ELDISEASEEACHEMPLOYEE', 'DISEASEEACHEMPLOYEE', 'BODILYINJURYBYDISEASEEACHEMPLOYEE']],
    ['el_disease_policy_limit', ['ELDISEASEPOLICYLIMIT', 'DISEASEPOLICYLIMIT', 'BODILYINJURYBYDISEASEPOLICYLIMIT']],
  ],
}

/** Edits in shares of a wording's letters: of the nearest label at most, and how much further any other must be; less where little was misread. */
const SHARE_MAX = 0.42
const AHEAD_MIN = 0.2
const [CLEAR_MAX, CLEAR_AHEAD_MIN] = [0.16, 0.1]
const LETTERS_MIN = 7
const BEHIND_COST = 0.6
/** A shorter label is one of its own, and no wording that lost letters. */
const LENGTH_MIN = 0.65

/**
 * Labels that a picture made illegible. Beside its coverage and an amount a label is one of a few: the one whose common
 * wording comes near what was read and no other does, where no limit has it already.
 */
export function mendLabels(type: CoverageType, limits: readonly ReadLimit[], known: readonly string[]): ReadLimit[] {
  const wordings = WORDINGS[type === 'excess_liability' ? 'umbrella' : type]
  if (!wordings) return [...limits]
  const labels = wordings.map(([label]) => label)
  const nearest = limits.map((limit) => (labels.includes(limit.label) ? limit.label : nearestLabel(wordings, limit.label)))
  const isTaken = (label: string, i: number): boolean => known.includes(label) || nearest.some((o, j) => j !== i && o === label)
  return limits.map((limit, i) => {
    const label = nearest[i] ?? null
    return label === null || label === limit.label || isTaken(label, i) ? limit : { ...limit, label }
  })
}

function nearestLabel(wordings: readonly [string, string[]][], read: string): string | null {
  const letters = foldLetters(read)
  if (letters.length < LETTERS_MIN) return null
  const shares = wordings
    .map(([label, ways]) => ({ label, share: Math.min(...ways.map((way) => shareOf(letters, way))) }))
    .sort((a, b) => a.share - b.share)
  const [best, next] = shares
  const ahead = (next?.share ?? 1) - (best?.share ?? 1)
  return best && ((best.share <= SHARE_MAX && ahead >= AHEAD_MIN) || (best.share <= CLEAR_MAX && ahead >= CLEAR_AHEAD_MIN)) ? best.label : null
}

const shareOf = (letters: string, wording: string): number => {
  if (letters.length < LENGTH_MIN * wording.length) return 1
  const near = headEdits(letters, wording, wording.length * (SHARE_MAX + AHEAD_MIN))
  return near ? (near.edits + BEHIND_COST * (letters.length - near.length)) / wording.length : 1
}
