import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

// Auto and cargo were asked about with Prairie Star Casualty, general liability with Northfork Mutual Insurance Company.
const outcomes = async (context: 'haul' | 'solo', text: string): Promise<Record<string, string>> => {
  const { per_line } = await readReply(replyMail(CONTEXTS[context]!, text, { style: 'gmail' }), CONTEXTS[context]!)
  return Object.fromEntries(Object.entries(per_line).map(([id, { outcome }]) => [id, outcome]))
}
const OTHERS = ['Acuity', 'Lakehead Mutual', 'The Hartford', 'Great West', 'Penn National', 'Employers Mutual', 'Auto-Owners', 'Central Mutual Insurance Company', 'CNA']

test('the name of another insurer beside a policy confirms nothing of it', async () => {
  const places = ['Cargo - X, active. Auto and GL active.', 'Cargo (X) active. Auto and GL active.', 'Auto: active\nCargo: X, active\nGL: active', 'Auto | Prairie Star | active\nCargo | X | active\nGL | Northfork | active', 'Cargo active, X. The others are active.', 'Cargo is active - X. The others are active.', 'X - cargo - active\nPrairie Star - auto - active\nNorthfork - GL - active', '1. Active\n2. Active - X\n3. Active', 'X cargo is active. Auto and GL are active.', 'Confirmed auto, cargo (X) and GL.', 'Cargo/X: active. Auto/Prairie Star: active. GL/Northfork: active.', 'Prairie Star: auto active. X: cargo active. Northfork: GL active.']
  const wrong: string[] = []
  for (const place of places) for (const other of OTHERS) if ((await outcomes('haul', place.replace('X', other)))['cg'] === 'confirmed') wrong.push(place.replace('X', other))
  for (const place of ['Activa con X.', 'La póliza está activa con X.', 'Active (X)', 'Yes, X, active.', 'X policy is in force.']) for (const other of OTHERS) if ((await outcomes('solo', place.replace('X', other)))['al'] === 'confirmed') wrong.push(place.replace('X', other))
  assert.deepEqual(wrong, [])
})

test('the insurers that were asked, titles and the writer take nothing back', async () => {
  const plain = ['Auto - Prairie Star - Active\nCargo - Prairie Star Casualty - Active\nGL - Northfork Mutual Insurance Company - Active', 'Auto (Prairie Star), cargo (Prairie Star) and GL (Northfork) are all active.', 'All Policies Active As Shown', 'All Three Active. Thank You', 'Auto Liability - In Force\nCargo - In Force\nGeneral Liability - In Force', 'All three active - Dana', 'All three active.\n\nGus Whitaker\nAmerican Family Group']
  for (const text of plain) assert.deepEqual(await outcomes('haul', text), { al: 'confirmed', cg: 'confirmed', gl: 'confirmed' }, text)
})

const corrected = async (text: string): Promise<Record<string, unknown>> => {
  const { per_line } = await readReply(replyMail(CONTEXTS['haul']!, text, { style: 'gmail' }), CONTEXTS['haul']!)
  return Object.fromEntries(Object.entries(per_line).map(([id, one]) => [id, one.outcome === 'contradicted' ? one.corrections : one.outcome]))
}

test('a company of any name, the day it came and its number', async () => {
  const wrong: string[] = []
  const told = ['Cargo was moved to X D, policy LM-40221.', 'Cargo went to X D (LM-40221).', 'Cargo was replaced by X D. New policy number is LM-40221.', 'Cargo is now with X D, policy number LM-40221.']
  for (const [at, one] of told.entries())
    for (const [place, company] of [...OTHERS, 'Selective Insurance Company of America', 'Travelers'].entries()) {
      const text = `${one.replace('X', company).replace('D', ['on 9/1/26', 'September 1, 2026', 'as of 9/1/26', 'Sept 1', 'effective 9/1/2026'][(at + place) % 5]!)} Auto and GL are active.`
      if (JSON.stringify((await corrected(text))['cg'], ['carrier', 'effective_date', 'policy_number']) !== JSON.stringify({ carrier: company, effective_date: '2026-09-01', policy_number: 'LM-40221' })) wrong.push(text)
    }
  for (const text of ['Cargo: Acuity 6S-40077-26.', 'Cargo should be Acuity, policy 6S-40077-26.', 'Cargo policy is 6S-40077-26 with Acuity.']) assert.deepEqual((await corrected(`Auto and GL are active as shown. ${text}`))['cg'], { carrier: 'Acuity', policy_number: '6S-40077-26' }, text)
  assert.deepEqual(wrong, [])
})

test('a list of policies that went to one company', async () => {
  const each = (number: string): object => ({ carrier: 'Lakehead Mutual', effective_date: '2026-09-01', policy_number: number })
  for (const text of ['Moved to Lakehead Mutual 9/1: auto LM-40221, cargo LM-40222.', 'Both moved to Lakehead Mutual effective 9/1/26: auto policy LM-40221 and cargo policy LM-40222.', 'These were moved to Lakehead Mutual on 9/1/26. Auto LM-40221 / cargo LM-40222.', 'Rewritten with Lakehead Mutual 9/1/26:\nAuto: LM-40221\nCargo: LM-40222'])
    assert.deepEqual(await corrected(`${text}\n\nGL is active as shown.`), { al: each('LM-40221'), cg: each('LM-40222'), gl: 'confirmed' }, text)
  // Who has the account insures nobody.
  assert.equal(typeof (await corrected('Moved to Ridge Agency 9/1: auto LM-40221, cargo LM-40222.'))['al'], 'string')
})
