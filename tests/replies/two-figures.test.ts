import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import type { AskedLine } from '../../src/vocabulary/index.ts'
import { CONTEXTS } from './contexts.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const NAMES: Partial<Record<string, string>> = { general_liability: 'GL', auto_liability: 'auto', umbrella: 'umbrella', workers_comp: 'WC', cargo: 'cargo', property: 'property', professional_liability: 'E&O', cyber: 'cyber' }
const WAYS = ['{N} is {new} not {old}', '{N}: {new} not {old}', '{new} not {old} on the {N}', '{N} was {old} and is now {new}', '{N} went from {old} to {new}', '{N} has {new}, you show {old}', '{N} should be {new} rather than {old}', '{N} ({new}, not {old})']
const money = (amount: number): string => `$${amount.toLocaleString('en-US')}`

/** Each pair of different limits of a line: the one is said to be what the other was asked to be. */
const told = ({ limits }: AskedLine): [number, number][] => {
  const amounts = [...new Set(limits.flatMap(({ amount }) => (amount === null ? [] : [amount])))]
  return amounts.flatMap((asked) => amounts.flatMap((other): [number, number][] => (other === asked ? [] : [[asked, other]])))
}

test('a figure given in the place of one that was asked is no yes, whatever other limit was asked for that', async () => {
  const wrong: string[] = []
  for (const context of [CONTEXTS.haul!, CONTEXTS.build!, CONTEXTS_BY_TRADE.clinic!])
    for (const line of context.lines) {
      const name = NAMES[line.coverage_type]
      if (name === undefined) continue
      for (const [old, other] of told(line))
        for (const way of WAYS) {
          const said = way.replace('{N}', name).replace('{old}', money(old)).replace('{new}', money(other))
          const text = `${said}, active. All are in force.`
          const { per_line } = await readReply(replyMail(context, text, { style: 'gmail' }), context)
          if (per_line[line.coverage_line_id]!.outcome === 'confirmed') wrong.push(text)
        }
    }
  assert.deepEqual(wrong, [])
})

const haul = CONTEXTS.haul!
async function cargoOf(text: string): Promise<unknown[]> {
  const { per_line } = await readReply(replyMail(haul, text, { style: 'gmail' }), haul)
  const { outcome, corrections } = per_line[haul.lines[1]!.coverage_line_id]!
  return [outcome, { ...corrections }]
}

test('the figure denied tells which limit the other one is', async () => {
  for (const text of ['Auto: active\nCargo: $50K not $100K, active\nGL: active', 'All active. Cargo was 100K and is now 50K.', 'All active. The cargo went from $100,000 to $50,000.'])
    assert.deepEqual(await cargoOf(text), ['contradicted', { 'limits.per_vehicle': 50_000 }], text)
})

test('a row that reaches the margin does not run into the next', async () => {
  const rows = (cargo: string): string => `Auto Liability (PSX-204417) - Active\nMotor Truck Cargo (PSC-204418) - ${cargo}\nGeneral Liability (NGL 7710023) - Active`
  assert.deepEqual(await cargoOf(rows('In force, limit $75,000 per vehicle')), ['contradicted', { 'limits.per_vehicle': 75_000 }])
  assert.deepEqual(await cargoOf(rows('Moved to another agency')), ['refused', {}])
  assert.deepEqual(await cargoOf(rows('In force, limit $100,000 per vehicle')), ['confirmed', {}])
})

test('the name behind limits in shorthand is the last one’s alone', async () => {
  assert.deepEqual(await cargoOf('Auto and GL active. Cargo active, $75,000/2,500 ded/reefer 50,000.'), ['contradicted', { 'limits.per_vehicle': 75_000 }])
})
