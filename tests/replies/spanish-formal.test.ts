import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const OPENERS = ['', 'Buenos días, ', 'Según nuestro sistema, ', 'En respuesta a su correo, ', 'Estimados, ']
const VERBS = ['confirmo que ', 'queremos confirmar que ', 'le informo que ', '']
const POLICIES = ['la póliza', 'dicha póliza', 'la póliza del asegurado', 'la cobertura']

test('a policy that is in force, said formally in Spanish', async () => {
  const wrong: string[] = []
  for (const [a, opener] of OPENERS.entries())
    for (const [b, verb] of VERBS.entries())
      for (const [c, policy] of POLICIES.entries()) {
        const state = [' está vigente', ' sigue activa', ' se encuentra en vigor', ' está activa y al corriente'][(a + b + c) % 4]!
        for (const [letter, want] of [[`${opener}${verb}${policy}${state}.`, 'confirmed'], [`${opener}${verb}${policy} ya no está vigente.`, 'refused'], [`${opener}${verb}${policy} debería estar vigente.`, 'unclear']] as const) {
          const told = await outcomesOf('solo', letter[0]!.toUpperCase() + letter.slice(1))
          if (!told.split(' ').every((one) => one.endsWith(want))) wrong.push(`${letter}: ${told}`)
        }
      }
  assert.deepEqual(wrong, [])
})

test('whom somebody still asks, and whose word it is, confirm nothing', async () => {
  for (const letter of ['Según el cliente, la póliza está activa.', 'Quiero confirmar con la aseguradora.', 'Según recuerdo, está activa.', 'El asegurado está activo.']) assert.ok(!(await outcomesOf('solo', letter)).includes('confirmed'), letter)
})
