import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

/** What each policy states; a fact left out is an empty string. */
type Policy = { name: string; type: string; insurer: string; number: string; from: string; to: string; limit: string; amount: number; label: string }
const POLICIES: Policy[] = [
  { name: 'General Liability', type: 'general_liability', insurer: 'Ptarmigan Insurance Company', number: 'PTG-440718', from: '03/01/2026', to: '03/01/2027', limit: '$1,000,000', amount: 1_000_000, label: 'each_occurrence' },
  { name: 'Automobile Liability', type: 'auto_liability', insurer: 'Larkmoor Casualty Company', number: 'LKA-118200', from: '04/01/2026', to: '04/01/2027', limit: '$750,000', amount: 750_000, label: 'combined_single_limit' },
  { name: 'Umbrella Liability', type: 'umbrella', insurer: 'Grey Sage Indemnity Company', number: 'GSU-900417', from: '05/01/2026', to: '05/01/2027', limit: '$5,000,000', amount: 5_000_000, label: 'each_occurrence' },
]
type Fact = 'insurer' | 'number' | 'from' | 'to' | 'limit'
const FACTS: [Fact, string][] = [['insurer', 'Insurer'], ['number', 'Policy number'], ['from', 'Effective date'], ['to', 'Expiration date'], ['limit', 'Each occurrence / accident limit']]
/** `more`: what is of something else, by its label. */
type Layout = (policies: Policy[], more: Record<string, string[]>, ruled: boolean) => { runs: Run[]; rules: [number, number, number, number][] }
const HEAD: Run[] = [['Certificate of Insurance', 40, 40, 14], ['Insured: Osprey Wiring LLC', 40, 66], ['Certificate holder: Tern Lake Parks District', 40, 80]]
const grid = (xs: number[], ys: number[]): [number, number, number, number][] => [...ys.map((y): [number, number, number, number] => [xs[0]!, y, xs.at(-1)!, y]), ...xs.map((x): [number, number, number, number] => [x, ys[0]!, x, ys.at(-1)!])]

/** A column each. */
const matrix: Layout = (policies, more, ruled) => {
  const xs = [40, 170, 300, 430, 560]
  const lines = [['', ...policies.map((p) => p.name)], ...FACTS.map(([fact, label]) => [label.split(' / ')[0]!, ...policies.map((p) => p[fact])]), ...Object.entries(more).map(([label, cells]) => [label, ...cells])]
  const ys = lines.map((_, i) => 110 + i * 18)
  return { runs: [...HEAD, ...lines.flatMap((cells, i): Run[] => cells.flatMap((text, j): Run[] => (text ? [[text, xs[j]! + 4, ys[i]! + 5, 7]] : [])))], rules: ruled ? grid(xs, [...ys, ys.at(-1)! + 18]) : [] }
}
/** A card each, side by side, with labels before their values. */
const cards: Layout = (policies, more, ruled) => {
  const lines = (p: Policy, at: number): string[] => [p.name, ...FACTS.map(([fact, label]) => `${fact === 'limit' ? (p.type === 'auto_liability' ? 'Combined single limit' : 'Each occurrence') : label}: ${p[fact]}`), ...Object.entries(more).flatMap(([label, cells]) => (cells[at] ? [`${label}: ${cells[at]}`] : []))]
  const xs = [40, 220, 400]
  return { runs: [...HEAD, ...policies.flatMap((p, j) => lines(p, j).map((text, i): Run => [text, xs[j]! + 4, 112 + i * 12, i === 0 ? 9 : 7]))], rules: ruled ? xs.flatMap((x) => grid([x, x + 170], [106, 106 + 12 * (FACTS.length + 2 + Object.keys(more).length)])) : [] }
}
/** A row each, under heads in the maker's own words. */
const table: Layout = (policies, more, ruled) => {
  const heads = ['What is insured', 'Insured with', 'Policy ref.', 'In force from', 'In force until', 'Pays up to (each occurrence)', ...Object.keys(more)]
  const xs = [40, 128, 250, 320, 380, 440, 520, 590].slice(0, heads.length + 1)
  const lines = [heads, ...policies.map((p, i) => [p.name, p.insurer, p.number, p.from, p.to, p.limit, ...Object.values(more).map((cells) => cells[i] ?? '')])]
  const ys = lines.map((_, i) => 110 + i * 18)
  return { runs: [...HEAD, ...lines.flatMap((cells, i): Run[] => cells.flatMap((text, j): Run[] => (text ? [[text, xs[j]! + 3, ys[i]! + 5, 6]] : [])))], rules: ruled ? grid(xs, [...ys, ys.at(-1)! + 18]) : [] }
}
const LAYOUTS = { matrix, cards, table }

const without = (at: number, fact: Fact, instead = ''): Policy[] => POLICIES.map((p, i) => (i === at ? { ...p, [fact]: instead } : p))
const OTHERS: Record<string, string[]> = {
  'Prior policy no.': ['PTG-330601', 'LKA-107199', 'GSU-800316'],
  'Quote number': ['Q-551204', 'Q-551205', 'Q-551206'],
  'Limit required': ['$2,000,000', '$1,000,000', '$10,000,000'],
  'Agent': ['Brant Insurance Agency', 'Brant Insurance Agency', 'Brant Insurance Agency'],
  'Reinsurer': ['Heron Reinsurance Company', 'Heron Reinsurance Company', 'Heron Reinsurance Company'],
  'Annual premium': ['$4,100', '$2,750', '$9,900'],
  'Date issued': ['02/11/2026', '02/12/2026', '02/13/2026'],
}

/** What is given that the paper does not say of that policy. */
async function wrongly(layout: keyof typeof LAYOUTS, policies: Policy[], more: Record<string, string[]>, ruled: boolean): Promise<{ wrong: string[]; right: number }> {
  const { runs, rules } = LAYOUTS[layout](policies, more, ruled)
  const { coverage_lines } = await read(await print(runs, { rules }))
  const wrong: string[] = []
  let right = 0
  for (const line of coverage_lines) {
    const own = policies.find((p) => p.type === line.coverage_type)
    if (!own) {
      wrong.push(`a line of ${line.coverage_type}`)
      continue
    }
    const iso = (day: string): string | null => (day ? `${day.slice(6)}-${day.slice(0, 2)}-${day.slice(3, 5)}` : null)
    const stated: [string, string | null, string | null][] = [
      ['insurer', line.carrier, own.insurer || null],
      ['number', line.policy_number, /\d/.test(own.number) ? own.number : null],
      ['from', line.effective_date, iso(own.from)],
      ['to', line.expiration_date, iso(own.to)],
    ]
    for (const [fact, got, want] of stated) {
      if (got !== null && got !== want) wrong.push(`${own.type} ${fact}: ${got}`)
      else if (got !== null) right++
    }
    for (const { label, amount } of line.limits) {
      if (amount === null) continue
      if (own.limit && amount === own.amount) right++
      else wrong.push(`${own.type} ${label}: ${amount}`)
    }
  }
  return { wrong, right }
}

for (const layout of Object.keys(LAYOUTS) as (keyof typeof LAYOUTS)[]) {
  test(`${layout}: a fact that one policy does not state is taken from none beside it`, async () => {
    for (const ruled of [true, false])
      for (const [fact] of FACTS)
        for (const instead of fact === 'number' ? ['', 'TBD'] : ['']) assert.deepEqual((await wrongly(layout, without(1, fact, instead), {}, ruled)).wrong, [], `${fact} ${instead} ${ruled ? 'ruled' : 'without rules'}`)
  })
  test(`${layout}: what is of something else than the policies is no fact of theirs`, async () => {
    for (const ruled of [true, false]) for (const [label, cells] of Object.entries(OTHERS)) assert.deepEqual((await wrongly(layout, POLICIES, { [label]: cells }, ruled)).wrong, [], `${label} ${ruled ? 'ruled' : 'without rules'}`)
  })
  test(`${layout}: as it stands it is read`, async () => {
    for (const ruled of [true, false]) assert.ok((await wrongly(layout, POLICIES, {}, ruled)).right >= 14, ruled ? 'ruled' : 'without rules')
  })
}
