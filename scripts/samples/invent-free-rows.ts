import type { CertificateRow, Mark, RowLimit } from './certificate.ts'
import type { Choices } from './seeded-random.ts'

type Kind = {
  coverage: CertificateRow['coverage']
  titles: string[]
  limits(choices: Choices): RowLimit[]
  trades: ('carrier' | 'contractor')[]
}

const limit = (label: string, caption: string, amount: number): RowLimit => ({ label, caption, amount })
const claims = (choices: Choices, retention: number): RowLimit[] => {
  const amount = choices.pick([1, 1, 2, 5]) * 1_000_000
  const list = [
    limit('each_claim', choices.pick(['Each Claim', 'Per Claim', 'Ea Claim']), amount),
    limit('aggregate', choices.pick(['Aggregate', 'Annual Aggregate']), amount * choices.pick([1, 2])),
  ]
  return choices.chance(0.5) ? [...list, limit('retention', choices.pick(['Retention', 'SIR']), retention)] : list
}

/** What agents type into the rows that carry no caption. */
const KINDS: Kind[] = [
  {
    coverage: 'cargo',
    titles: ['Motor Truck Cargo', 'MOTOR TRUCK CARGO', 'Cargo', 'Motor Truck Cargo Legal Liability', 'Cargo Liability'],
    trades: ['carrier'],
    limits: (choices) => {
      const amount = choices.pick([100_000, 100_000, 150_000, 250_000])
      const list = [limit('per_vehicle', choices.pick(['Per Vehicle', 'Limit Per Vehicle', 'Any One Vehicle', 'Each Vehicle']), amount)]
      if (choices.chance(0.3))
        list.push(limit('per_occurrence', choices.pick(['Per Occurrence', 'Any One Occurrence', 'Each Occurrence']), amount * 2))
      if (choices.chance(0.8)) list.push(limit('deductible', choices.pick(['Deductible', 'Ded']), choices.pick([1_000, 2_500, 5_000])))
      if (choices.chance(0.25)) list.push(limit('reefer_breakdown', choices.pick(['Reefer Breakdown', 'Refrigeration Breakdown']), amount))
      return list
    },
  },
  {
    coverage: 'trailer_interchange',
    titles: ['Trailer Interchange', 'TRAILER INTERCHANGE'],
    trades: ['carrier'],
    limits: (choices) => [
      limit('per_trailer', 'Per Trailer', choices.pick([25_000, 30_000, 50_000])),
      limit('deductible', 'Deductible', 1_000),
    ],
  },
  {
    coverage: 'auto_physical_damage',
    titles: ['Auto Physical Damage', 'Physical Damage'],
    trades: ['carrier'],
    limits: (choices) => [
      limit('comprehensive_deductible', 'Comp Deductible', choices.pick([1_000, 2_500])),
      limit('collision_deductible', 'Coll Deductible', choices.pick([1_000, 2_500])),
    ],
  },
  {
    coverage: 'occupational_accident',
    titles: ['Occupational Accident'],
    trades: ['carrier'],
    limits: (choices) => [
      limit('combined_single_limit', 'Combined Single Limit', choices.pick([500_000, 1_000_000])),
      limit('accidental_death', 'Accidental Death', 250_000),
    ],
  },
  {
    coverage: 'non_trucking_liability',
    titles: ['Non-Trucking Liability', 'Non Trucking Liability'],
    trades: ['carrier'],
    limits: () => [limit('combined_single_limit', 'Combined Single Limit', 1_000_000)],
  },
  {
    coverage: 'contingent_cargo',
    titles: ['Contingent Cargo'],
    trades: ['carrier'],
    limits: (choices) => [limit('per_occurrence', 'Per Occurrence', choices.pick([100_000, 250_000]))],
  },
  {
    coverage: 'professional_liability',
    titles: ['Professional Liability', 'Errors & Omissions', 'PROFESSIONAL LIABILITY'],
    trades: ['contractor', 'carrier'],
    limits: (choices) => claims(choices, 10_000),
  },
  {
    coverage: 'cyber',
    titles: ['Cyber Liability', 'Cyber'],
    trades: ['contractor', 'carrier'],
    limits: (choices) => claims(choices, 25_000),
  },
  {
    coverage: 'pollution_liability',
    titles: ['Pollution Liability', 'Contractors Pollution Liability'],
    trades: ['contractor'],
    limits: (choices) => claims(choices, 5_000),
  },
  {
    coverage: 'inland_marine',
    titles: ['Inland Marine', 'Contractors Equipment'],
    trades: ['contractor'],
    limits: (choices) => [
      limit('scheduled_equipment', 'Scheduled Equipment', choices.pick([75_000, 212_500])),
      limit('deductible', 'Deductible', 1_000),
    ],
  },
  { coverage: 'epli', titles: ['Employment Practices Liability'], trades: ['contractor'], limits: (choices) => claims(choices, 10_000) },
  {
    coverage: 'crime',
    titles: ['Crime', 'Crime / Employee Dishonesty'],
    trades: ['contractor'],
    limits: (choices) => [limit('employee_theft', 'Employee Theft', choices.pick([50_000, 250_000]))],
  },
]

/** One or two rows. A cargo row may name two policies, one above the other. */
export function inventFreeRows(
  choices: Choices,
  trade: 'carrier' | 'contractor',
  terms: (count: number) => CertificateRow['terms'],
  mark: () => Mark,
): CertificateRow[] {
  const fitting = KINDS.filter((kind) => kind.trades.includes(trade))
  const cargo = trade === 'carrier' && choices.chance(0.75) ? [fitting[0]!] : []
  const others = choices.some(fitting.slice(cargo.length), choices.int(cargo.length ? 0 : 1, 1))
  return [...cargo, ...others].map((kind): CertificateRow => {
    const limits = kind.limits(choices)
    const count = kind.coverage === 'cargo' && limits.length > 1 && choices.chance(0.07) ? 2 : 1
    return {
      coverage: kind.coverage,
      title: choices.pick(kind.titles),
      terms: terms(count),
      limits,
      additionalInsured: mark(),
      subrogationWaived: mark(),
      facts: {},
    }
  })
}
