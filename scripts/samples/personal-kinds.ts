import type { Entry } from './declaration.ts'
import type { DeclarationKind } from './declaration-kinds.ts'
import type { Choices } from './seeded-random.ts'
import { printMoney } from './sheet-style.ts'

const usd = (amount: number): string => printMoney(amount, 'dollar', false)
const thousands = (choices: Choices, from: number, to: number): string => usd(choices.int(from, to) * 1_000)

/** Policies of people: they prove insurance of a kind, and push the readers off the forms of commerce. */
export const PERSONAL_KINDS = {
  personal_auto: {
    titles: ['Personal Auto Policy Declarations', 'Auto Insurance Coverage Summary', 'Automobile Policy Declarations Page'],
    trade: 'person',
    content: (choices) => {
      const [person, accident, damage] = choices.pick([
        [25_000, 50_000, 25_000],
        [50_000, 100_000, 50_000],
        [100_000, 300_000, 100_000],
        [250_000, 500_000, 250_000],
      ] as const)
      const rows: Entry[] = choices.chance(0.5)
        ? [
            ['Bodily Injury Liability', `${usd(person)} each person / ${usd(accident)} each accident`],
            ['Property Damage Liability', `${usd(damage)} each accident`],
          ]
        : [
            ['Bodily Injury - each person', usd(person)],
            ['Bodily Injury - each accident', usd(accident)],
            ['Property Damage - each accident', usd(damage)],
          ]
      return {
        blocks: [
          {
            heading: 'Vehicles covered',
            entries: [
              [
                'Vehicle 1',
                `20${choices.int(10, 26)} ${choices.pick(['Honda Civic', 'Ford F-150', 'Toyota RAV4'])}  VIN 2HG${choices.digits(14)}`,
              ],
            ],
          },
          {
            heading: 'Coverages and limits',
            entries: [...rows, ['Uninsured Motorist', '$25,000 / $50,000'], ['Total premium for this period', '$784.00']],
          },
        ],
        lines: [
          {
            coverage_type: 'auto_liability',
            limits: [
              { label: 'bodily_injury_per_person', amount: person },
              { label: 'bodily_injury_per_accident', amount: accident },
              { label: 'property_damage_per_accident', amount: damage },
            ],
            facts: {},
          },
        ],
      }
    },
  },
  homeowners: {
    titles: ['Homeowners Policy Declarations', 'Your Homeowners Policy Declarations'],
    trade: 'person',
    content: (choices) => ({
      blocks: [
        {
          heading: 'Coverages',
          entries: [
            ['Coverage A - Dwelling', thousands(choices, 150, 900)],
            ['Coverage B - Other Structures', thousands(choices, 15, 90)],
            ['Coverage C - Personal Property', thousands(choices, 75, 400)],
            ['Coverage E - Personal Liability', '$300,000 each occurrence'],
            ['All Perils Deductible', '$1,000'],
          ],
        },
      ],
      lines: [{ coverage_type: 'property', limits: [], facts: {} }],
    }),
  },
  renters: {
    titles: ['Renters Insurance Declarations', 'Renters Policy Coverage Summary'],
    trade: 'person',
    content: (choices) => ({
      blocks: [
        {
          heading: 'Coverages and limits',
          entries: [
            ['Personal Property', thousands(choices, 10, 60)],
            ['Loss of Use', thousands(choices, 4, 20)],
            ['Personal Liability', '$100,000'],
            ['Deductible', '$500'],
          ],
        },
      ],
      lines: [{ coverage_type: 'property', limits: [], facts: {} }],
    }),
  },
  pet: {
    titles: ['Pet Insurance Policy Declarations'],
    trade: 'person',
    content: (choices) => ({
      blocks: [
        {
          heading: 'Covered pet',
          entries: [
            ['Pet', choices.pick(['Biscuit, dog, mixed breed', 'Olive, cat, domestic shorthair'])],
            ['Annual limit', thousands(choices, 5, 20)],
            ['Annual deductible', '$250'],
            ['Reimbursement', '80 percent'],
          ],
        },
      ],
      lines: [{ coverage_type: 'other', limits: [], facts: {} }],
    }),
  },
} satisfies Record<string, DeclarationKind>
