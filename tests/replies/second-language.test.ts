import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'
import { outcomesOf } from './outcomes-of.ts'

const ALL = 'al=confirmed cg=confirmed gl=confirmed'
const CARGO = (outcome: string): string => `al=confirmed cg=${outcome} gl=confirmed`

test('English of a second language is read as it is meant', async () => {
  for (const letter of ['All policy still active, no any change.', 'All the policy are active and limits are same like in your list.', 'I am confirm that all policies are active.', 'All policys are actives.', 'All three policies are in force till date.', 'I hereby inform you that above policies is in force.']) assert.equal(await outcomesOf('haul', letter), ALL, letter)
  for (const letter of ['Auto and GL are active. Cargo we have cancel it on 1 September 2026 by the request of client.', 'Auto and GL are active but cargo has been cancel 9/1/26.']) assert.equal(await outcomesOf('haul', letter), CARGO('refused'), letter)
  for (const limit of ['50.000', '$50.000', '75.000']) assert.equal(await outcomesOf('haul', `All are active, only cargo limit is ${limit}. Others are right.`), CARGO('contradicted'), limit)
  for (const letter of ['All policy will be cancel.', 'The policys was active.', 'All policies were active as of date of certificate.']) assert.doesNotMatch(await outcomesOf('haul', letter), /confirmed/, letter)
})

test('a Spanish yes without its accent opens a letter; an "if" does not', async () => {
  for (const letter of ['hola si esta activa todo bien con los limites gracias', 'hola si esta vigente', 'si sigue activa', 'buen dia si esta activa la poliza']) assert.equal(await outcomesOf('solo', letter), 'al=confirmed', letter)
  for (const letter of ['si esta activa le aviso', 'si esta activa mande el certificado', 'si sigue activa, le mando carta', 'dejeme ver si esta activa', 'no se si esta activa']) assert.doesNotMatch(await outcomesOf('solo', letter), /confirmed/, letter)
})

test('a "si" without its accent, on which the telling depends, is an "if"', async () => {
  for (const standing of ['está vigente', 'esta activa', 'esta en vigor', 'sigue activa', 'la poliza esta vigente', 'todo esta correcto', 'es correcto', 'esta al corriente'])
    for (const telling of ['se lo confirmo', 'le confirmo', ', le confirmo hoy mismo', 'confirmamos', 'con gusto se lo confirmo', 'le contesto', 'nosotros le avisamos']) {
      for (const hello of ['', 'hola ']) assert.doesNotMatch(await outcomesOf('solo', `${hello}si ${standing} ${telling}`), /confirmed/, `${standing} ${telling}`)
    }
  for (const letter of ['Sí está vigente', 'si, esta vigente', 'si, está vigente, se lo confirmo', 'Sí está vigente, se lo confirmo.', 'sí esta activa le confirmo', 'Sí, está vigente. Se lo confirmo.', 'si. le confirmo, esta activa', 'si confirmo que esta activa']) assert.equal(await outcomesOf('solo', letter), 'al=confirmed', letter)
})

test('who issued a policy, told again in Spanish, and to whom it went', async () => {
  for (const letter of ['Confirmamos que la póliza emitida por Lone Star Valley County Mutual a favor de Rivera Express LLC se encuentra en vigor.', 'La póliza contratada con Lone Star Valley sigue en vigor.']) assert.equal(await outcomesOf('solo', letter), 'al=confirmed', letter)
  for (const letter of ['Confirmamos que la póliza emitida por Lone Star Specialty está vigente.', 'La póliza emitida por Lone Star Valley County Mutual a favor de Rivera Hermanos Inc está vigente.', 'La póliza contratada con Progressive sigue en vigor.']) assert.doesNotMatch(await outcomesOf('solo', letter), /confirmed/, letter)
  for (const moved of ['Lo cambiamos', 'La pasaron', 'La movimos']) {
    const { per_line } = await readReply(replyMail(CONTEXTS.solo!, `${moved} a Gulf Coast Lloyds con la póliza GCL-4471, mismo límite.`, { style: 'gmail' }), CONTEXTS.solo!)
    assert.deepEqual(per_line.al!.corrections, { policy_number: 'GCL-4471', carrier: 'Gulf Coast Lloyds' }, moved)
  }
})
