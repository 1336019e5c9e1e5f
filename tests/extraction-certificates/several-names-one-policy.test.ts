import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Read = Awaited<ReturnType<typeof read>>
const EDGES = [36, 76, 216, 316, 376, 438, 590]
const YS = [130, 150, 200]
const rules = [...YS.map((y): [number, number, number, number] => [36, y, 590, y]), ...EDGES.map((x): [number, number, number, number] => [x, YS[0]!, x, YS.at(-1)!])]
/** A free cell with these names beside one policy, and these lines of limits, each a label and its amount apart. */
const cell = async (names: string[], limits: string[], from = 160): Promise<Read> =>
  read(
    await print(
      [
        ...TABLE,
        ...INSURERS,
        ...HOLDER,
        ['A', 50, 164, 7],
        ['GWP 118842 C', 220, 164, 7],
        ['04/01/2026', 320, 164, 7],
        ['04/01/2027', 380, 164, 7],
        ...names.map((text, i): Run => [text, 80, 156 + i * 9, 7]),
        ...limits.flatMap((text, i): Run[] => text.split('|').map((part, j): Run => [part, j === 0 ? 442 : 545, from + i * 11, 7])),
      ],
      { rules },
    ),
  )
const told = ({ coverage_lines }: Read): [string, string | null, Record<string, number | null>][] =>
  coverage_lines.map((l) => [l.coverage_type, l.policy_number, Object.fromEntries(l.limits.map(({ label, amount }) => [label, amount]))])
const number = 'GWP 118842 C'

test('two coverages named under each other beside one policy are a line each, with the amounts that name theirs', async () => {
  const table: [names: string[], limits: string[], expected: [string, Record<string, number>][]][] = [
    [['Motor Truck Cargo', 'Physical Damage'], ['Cargo limit|100,000', 'Cargo ded|1,000', 'PD comp/coll ded|2,500'], [['cargo', { per_vehicle: 100_000, deductible: 1000 }], ['auto_physical_damage', { deductible: 2500 }]]],
    [['Motor Truck Cargo / Physical Damage'], ['Cargo limit|100,000', 'Phys Dam Ded|2,500'], [['cargo', { per_vehicle: 100_000 }], ['auto_physical_damage', { deductible: 2500 }]]],
    [['Cargo $100,000 / $1,000 Ded', 'Trailer Interchange $40,000 Limit'], [], [['cargo', { per_vehicle: 100_000, deductible: 1000 }], ['trailer_interchange', { limit: 40_000 }]]],
    [['Riggers Liability', 'Contractors Equipment'], ['Riggers per lift|1,000,000', 'Sched equip|2,400,000', 'Ded|5,000'], [['riggers', { riggers_per_lift: 1_000_000 }], ['inland_marine', { sched_equip: 2_400_000 }]]],
    [['Contingent Cargo', 'Warehouse Legal Liability'], ['Contingent cargo|100,000', 'Whse legal|250,000'], [['contingent_cargo', { per_vehicle: 100_000 }], ['warehouse_legal', { whse_legal: 250_000 }]]],
    [['On-Hook Towing', 'Garagekeepers Legal Liability'], ['Limit|75,000', 'Deductible|1,000'], [['on_hook', {}], ['garagekeepers', {}]]],
  ]
  for (const [names, limits, expected] of table) assert.deepEqual(told(await cell(names, limits)), expected.map(([type, own]) => [type, number, own]), names.join(' over '))
})

test('an amount that names neither of two coverages is neither’s, and a note says so', async () => {
  const found = await cell(['Motor Truck Cargo', 'Physical Damage'], ['Cargo limit|100,000', 'Deductible|2,500'])
  assert.deepEqual(told(found), [['cargo', number, { per_vehicle: 100_000 }], ['auto_physical_damage', number, {}]])
  assert.ok(found.notes.some((n) => /several coverages of one policy/.test(n)))
})

test('what stands level with one name and names the other is the other’s', async () => {
  const found = await cell(['Motor Truck Cargo', 'Physical Damage'], ['Cargo limit|100,000', 'Cargo ded|1,000', 'PD ded|2,500'], 156)
  assert.deepEqual(told(found), [['cargo', number, { per_vehicle: 100_000, deductible: 1000 }], ['auto_physical_damage', number, { deductible: 2500 }]])
})

test('a name that goes on, what a coverage has besides, a company and boxes make no second coverage', async () => {
  const table: [names: string[], limits: string[], types: string[]][] = [
    [['Professional Liability', 'Pollution Liability'], ['Each Claim|2,000,000', 'Aggregate|4,000,000'], ['professional_liability']],
    [['Motor Truck Cargo', 'incl. Trailer Interchange'], ['Limit|100,000'], ['cargo']],
    [['Motor Truck Cargo &', 'Physical Damage'], ['Limit|100,000'], ['cargo']],
    [['Motor Truck Cargo', '(physical damage excluded)'], ['Limit|100,000'], ['cargo']],
    [['Inland Marine', 'Contractors Equipment'], ['Limit|100,000'], ['inland_marine']],
    [['Cyber Liability', 'Northfork Property Casualty Company'], ['Aggregate|1,000,000'], ['cyber']],
    [['[X] Motor Truck Cargo', '[ ] Physical Damage'], ['Limit|100,000'], ['cargo']],
  ]
  for (const [names, limits, types] of table) assert.deepEqual((await cell(names, limits)).coverage_lines.map((l) => l.coverage_type), types, names.join(' over '))
})
