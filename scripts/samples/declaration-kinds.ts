import type { Block, Declaration, Entry } from './declaration.ts'
import type { Trade } from './invent-parties.ts'
import type { Choices } from './seeded-random.ts'
import { printMoney } from './sheet-style.ts'

/** What a kind of policy shows and means: blocks for the page, lines for the label. */
export type DeclarationKind = {
  titles: string[]
  trade: Trade
  content(choices: Choices): Pick<Declaration, 'blocks' | 'lines'>
}

const usd = (amount: number): string => printMoney(amount, 'dollar', false)
const premium = (choices: Choices): string => `$${choices.int(300, 18_000).toLocaleString('en-US')}.00`
const covering = (choices: Choices): string => choices.pick(['Coverage', 'Coverages', 'Coverage Description'])

/** A list of limits as entries or as a table with premiums: both are common. */
function limitBlock(choices: Choices, heading: string, rows: Entry[]): Block {
  if (choices.chance(0.5)) return { heading, entries: rows }
  const head = [covering(choices), choices.pick(['Limit', 'Limits of Insurance', 'Limit of Liability']), 'Premium']
  return {
    heading,
    table: {
      head,
      rows: rows.map(([caption, value]) => [caption, value, choices.chance(0.4) ? 'Included' : premium(choices)]),
      widths: [0.52, 0.28, 0.2],
    },
  }
}

/** Three to a line, so that they fit beside their caption. */
const chunks = (list: string[], size: number): string[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size).join(', '))

function forms(choices: Choices, prefix: string): Block {
  const numbers = Array.from(
    { length: choices.int(4, 9) },
    () =>
      `${prefix} ${choices.pick(['00', '03', '20', '21', '24'])} ${choices.digits(2)} ${choices.pick(['09 17', '04 13', '12 19', '11 20'])}`,
  )
  return { heading: 'Forms and endorsements made part of this policy at issue', entries: [['Form numbers', chunks(numbers, 3).join('\n')]] }
}

const generalLiability = (choices: Choices): { rows: Entry[]; limits: { label: string; amount: number }[] } => {
  const each = choices.pick([500_000, 1_000_000, 1_000_000, 2_000_000])
  const rented = choices.pick([50_000, 100_000, 300_000, 500_000])
  const medical = choices.pick([5_000, 10_000])
  const aggregate = each * 2
  return {
    rows: [
      [choices.pick(['Each Occurrence Limit', 'Each Occurrence', 'Liability - Each Occurrence']), usd(each)],
      [
        choices.pick([
          'Damage to Premises Rented to You Limit',
          'Damage To Premises Rented To You',
          'Damage to Rented Premises (each premises)',
        ]),
        usd(rented),
      ],
      [choices.pick(['Medical Expense Limit (any one person)', 'Medical Expenses - Per Person', 'Medical Expense']), usd(medical)],
      [choices.pick(['Personal and Advertising Injury Limit', 'Personal & Advertising Injury']), usd(each)],
      [choices.pick(['General Aggregate Limit (other than products)', 'General Aggregate Limit', 'General Aggregate']), usd(aggregate)],
      [choices.pick(['Products/Completed Operations Aggregate Limit', 'Products-Completed Operations Aggregate']), usd(aggregate)],
    ],
    limits: [
      { label: 'each_occurrence', amount: each },
      { label: 'damage_to_rented_premises', amount: rented },
      { label: 'med_exp', amount: medical },
      { label: 'personal_adv_injury', amount: each },
      { label: 'general_aggregate', amount: aggregate },
      { label: 'products_comp_op_agg', amount: aggregate },
    ],
  }
}

export const DECLARATION_KINDS = {
  general_liability: {
    titles: ['Commercial General Liability Declarations', 'COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS'],
    trade: 'contractor',
    content: (choices) => {
      const { rows, limits } = generalLiability(choices)
      const classes: Block = {
        heading: 'Classification and premium',
        table: {
          head: ['Code', 'Classification', 'Basis', 'Premium'],
          rows: [['91340', 'Carpentry - interior', `Payroll ${usd(choices.int(80, 900) * 1000)}`, premium(choices)]],
          widths: [0.14, 0.42, 0.26, 0.18],
        },
      }
      return {
        blocks: [limitBlock(choices, 'Limits of Insurance', rows), classes, forms(choices, 'CG')],
        lines: [{ coverage_type: 'general_liability', limits, facts: {} }],
      }
    },
  },
  businessowners: {
    titles: ['Businessowners Policy Declarations', 'BUSINESSOWNERS DECLARATIONS', 'Business Insurance Policy Declarations'],
    trade: 'contractor',
    content: (choices) => {
      const { rows, limits } = generalLiability(choices)
      const property: Entry[] = [
        ['Described Premises 001', `${choices.int(10, 900)} Depot Ave`],
        ['Buildings - Limit of Insurance', usd(choices.int(200, 2000) * 1000)],
        ['Business Personal Property', usd(choices.int(20, 400) * 1000)],
        ['Deductible - all other perils', usd(choices.pick([500, 1_000, 2_500]))],
        ['Business Income and Extra Expense', '12 months actual loss sustained'],
      ]
      const parts = [
        limitBlock(choices, 'Section I - Property', property),
        limitBlock(choices, 'Section II - Liability and Medical Expenses', rows),
      ]
      return {
        blocks: [...(choices.chance(0.8) ? parts : parts.reverse()), forms(choices, 'BP')],
        lines: [
          { coverage_type: 'general_liability', limits, facts: {} },
          { coverage_type: 'property', limits: [], facts: {} },
        ],
      }
    },
  },
  commercial_auto: {
    titles: [
      'Business Auto Declarations',
      'Commercial Auto Policy Declarations',
      'MOTOR CARRIER COVERAGE FORM DECLARATIONS',
      'Truckers Coverage Declarations',
    ],
    trade: 'carrier',
    content: (choices) => {
      const single = choices.pick([750_000, 1_000_000, 1_000_000])
      const split = choices.chance(0.3)
      const symbols = choices.pick([
        { text: '7, 8, 9', scope: ['scheduled', 'hired', 'non_owned'] as const },
        { text: '1', scope: ['any_auto'] as const },
        { text: '7', scope: ['scheduled'] as const },
      ])
      const liability: string[][] = split
        ? [
            ['Bodily Injury Liability', symbols.text, '$250,000 each person / $500,000 each accident', premium(choices)],
            ['Property Damage Liability', symbols.text, '$100,000 each accident', premium(choices)],
          ]
        : [
            [
              choices.pick(['Liability', 'Covered Autos Liability', 'Bodily Injury and Property Damage Liability']),
              symbols.text,
              `${usd(single)} ${choices.pick(['combined single limit', 'CSL', 'each accident - combined single limit'])}`,
              premium(choices),
            ],
          ]
      const coverages: Block = {
        heading: 'Schedule of coverages and covered autos',
        table: {
          head: ['Coverages', 'Covered Auto Symbols', 'Limit - the most we will pay for any one accident or loss', 'Premium'],
          rows: [...liability, ['Uninsured Motorists', symbols.text.slice(0, 1), '$60,000 each accident', premium(choices)]],
          widths: [0.28, 0.16, 0.4, 0.16],
        },
      }
      const vehicles: Block = {
        heading: 'Schedule of vehicles you own',
        table: {
          head: ['No.', 'Year, make, model', 'VIN', 'Garaging ZIP'],
          rows: Array.from({ length: choices.int(1, 5) }, (_, n) => [
            String(n + 1),
            `20${choices.int(12, 26)} ${choices.pick(['Freightliner Cascadia', 'Volvo VNL', 'Isuzu NPR', 'Ford F-350'])}`,
            `1FU${choices.digits(14)}`,
            choices.digits(5),
          ]),
          widths: [0.08, 0.42, 0.34, 0.16],
        },
      }
      const limits = split
        ? [
            { label: 'bodily_injury_per_person', amount: 250_000 },
            { label: 'bodily_injury_per_accident', amount: 500_000 },
            { label: 'property_damage_per_accident', amount: 100_000 },
          ]
        : [{ label: 'combined_single_limit', amount: single }]
      return {
        blocks: [coverages, vehicles, forms(choices, 'CA')],
        lines: [{ coverage_type: 'auto_liability', limits, facts: { auto_scope: [...symbols.scope] } }],
      }
    },
  },
  workers_comp: {
    titles: ['Workers Compensation and Employers Liability Insurance Policy - Information Page', 'WORKERS COMPENSATION INFORMATION PAGE'],
    trade: 'contractor',
    content: (choices) => {
      const amount = choices.pick([100_000, 500_000, 1_000_000])
      const policyLimit = amount === 100_000 ? 500_000 : amount
      const states = choices.some(['AL', 'GA', 'IL', 'IN', 'KY', 'NC', 'TN', 'TX', 'WI'], choices.int(1, 3)).join(', ')
      const rows: Entry[] = [
        ['Bodily Injury by Accident', `${usd(amount)} each accident`],
        ['Bodily Injury by Disease', `${usd(policyLimit)} policy limit`],
        ['Bodily Injury by Disease', `${usd(amount)} each employee`],
      ]
      return {
        blocks: [
          {
            heading: 'Item 3.A. Workers compensation insurance: Part One applies to the law of the states listed here',
            entries: [['States', states]],
          },
          {
            heading: 'Item 3.B. Employers liability insurance: Part Two applies to work in each state listed in 3.A. Our limits are',
            entries: rows,
          },
          {
            heading: 'Item 4. Estimated premium',
            entries: [
              ['Total estimated annual premium', premium(choices)],
              ['Minimum premium', '$750.00'],
            ],
          },
          forms(choices, 'WC'),
        ],
        lines: [
          {
            coverage_type: 'workers_comp',
            limits: [
              { label: 'el_each_accident', amount },
              { label: 'el_disease_policy_limit', amount: policyLimit },
              { label: 'el_disease_each_employee', amount },
            ],
            facts: {},
          },
        ],
      }
    },
  },
  cargo: {
    titles: ['Motor Truck Cargo Declarations', 'MOTOR TRUCK CARGO LEGAL LIABILITY - DECLARATIONS'],
    trade: 'carrier',
    content: (choices) => {
      const amount = choices.pick([100_000, 150_000, 250_000])
      const deductible = choices.pick([1_000, 2_500, 5_000])
      const rows: Entry[] = [
        [choices.pick(['Limit any one vehicle', 'Per Vehicle Limit', 'Limit per Vehicle']), usd(amount)],
        [choices.pick(['Limit any one occurrence', 'Per Occurrence Limit']), usd(amount * 2)],
        ['Deductible', usd(deductible)],
      ]
      const limits = [
        { label: 'per_vehicle', amount },
        { label: 'per_occurrence', amount: amount * 2 },
        { label: 'deductible', amount: deductible },
      ]
      if (choices.chance(0.4)) {
        rows.push(['Refrigeration Breakdown Limit', usd(amount)], ['Refrigeration Breakdown Deductible', usd(2_500)])
        limits.push({ label: 'reefer_breakdown', amount }, { label: 'reefer_deductible', amount: 2_500 })
      }
      const commodities: Block = {
        heading: 'Commodities hauled',
        entries: [
          ['Commodities', choices.pick(['Dry goods, canned food, paper', 'Refrigerated produce and meat', 'Building materials, steel'])],
        ],
      }
      return {
        blocks: [limitBlock(choices, 'Limits of insurance', rows), commodities, forms(choices, 'IM')],
        lines: [{ coverage_type: 'cargo', limits, facts: {} }],
      }
    },
  },
  umbrella: {
    titles: ['Commercial Umbrella Liability Declarations', 'COMMERCIAL LIABILITY UMBRELLA DECLARATIONS'],
    trade: 'contractor',
    content: (choices) => {
      const amount = choices.pick([1, 2, 3, 5, 10]) * 1_000_000
      const retention = choices.pick([0, 10_000, 25_000])
      const rows: Entry[] = [
        [choices.pick(['Each Occurrence Limit', 'Each Occurrence']), usd(amount)],
        [choices.pick(['Aggregate Limit', 'General Aggregate Limit', 'Annual Aggregate']), usd(amount)],
      ]
      const limits = [
        { label: 'each_occurrence', amount },
        { label: 'aggregate', amount },
      ]
      if (retention > 0) {
        rows.push([choices.pick(['Self-Insured Retention', 'Retained Limit']), usd(retention)])
        limits.push({ label: 'retention', amount: retention })
      }
      const underlying: Block = {
        heading: 'Schedule of underlying insurance',
        table: {
          head: ['Coverage', 'Insurer', 'Limits'],
          rows: [
            ['General liability', 'See schedule on file', '1M / 2M / 2M'],
            ['Automobile liability', 'See schedule on file', '1M CSL'],
          ],
          widths: [0.34, 0.38, 0.28],
        },
      }
      return {
        blocks: [limitBlock(choices, 'Limits of Insurance', rows), underlying, forms(choices, 'CU')],
        lines: [{ coverage_type: 'umbrella', limits, facts: { umbrella_or_excess: 'umbrella' } }],
      }
    },
  },
} satisfies Record<string, DeclarationKind>
