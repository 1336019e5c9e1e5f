import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const CARGO = (outcome: string): string => `al=confirmed cg=${outcome} gl=confirmed`

test('what a screen shows and somebody denies, or the agent means to check, is left to a person', async () => {
  for (const said of ['I see as expired 10/1 but the client says they renewed online', 'shows cancelled in our system, though the insured tells me it was reinstated', 'shows expired on my end, I am looking into it', 'shows as cancelled, let me check with the carrier', 'is showing cancelled but client says it is active'])
    assert.equal(await outcomesOf('haul', `Auto and GL are active. Cargo ${said}.`), CARGO('unclear'), said)
  for (const letter of ['Client says they paid and policies are active, but our system shows them cancelled', 'Según el cliente ya pagó y las pólizas siguen activas, pero en el sistema me aparecen canceladas.', 'En el sistema aparecen canceladas. Voy a verificar con la aseguradora.'])
    assert.equal(await outcomesOf('haul', letter), 'al=unclear cg=unclear gl=unclear', letter)
})

test('who has it now, and why it ended, denies nothing', async () => {
  for (const said of ['cancelled 9/1. The insured told us they have coverage with another company', 'shows cancelled 9/1. I will check who has it now', 'cancelled 9/1, per the carrier it was for non-payment', 'shows cancelled 9/1. I will send you the notice'])
    assert.equal(await outcomesOf('haul', `Auto and GL are active. Cargo ${said}.`), CARGO('refused'), said)
})
