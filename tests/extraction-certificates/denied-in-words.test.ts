import assert from 'node:assert/strict'
import { test } from 'node:test'
import { certificate } from '../endpoints/kit/paper.ts'
import { read } from './printed.ts'
import { deniesForm, deniesNotice, deniesStatus, excludesAutos, saysClaimsMade } from '../../src/extraction/certificates/denied-in-words.ts'

test('a notice of so many days that nobody promises is none', () => {
  for (const sentence of [
    'the insurers do not agree to give 30 days notice of cancellation.',
    'the carrier will not provide 30 days notice of cancellation to the holder.',
    '30 days notice of cancellation is not provided.',
    'notice of cancellation of 30 days does not apply.',
    'no 30 day notice of cancellation.',
  ])
    assert.ok(deniesNotice(sentence), sentence)
  for (const sentence of [
    '30 days notice of cancellation will be given, except 10 days for non-payment of premium.',
    'the policies will not be cancelled without 30 days prior written notice of cancellation to the holder.',
    'coverage shall not be cancelled or reduced until 30 days notice of cancellation has been mailed.',
    'not less than 30 days notice of cancellation will be given.',
    'notice of cancellation: 30 days, 10 days if premium is not paid.',
    'the insurer will give 10 days written notice of cancellation.',
    'does not include pollution. 30 days notice of cancellation applies.',
  ])
    assert.ok(!deniesNotice(sentence), sentence)
})

test('a form that is asked for, or said not to be there, is not listed', () => {
  const denied = (text: string) => deniesForm(text, text.indexOf('CG 20 10'), 'CG 20 10')
  for (const text of [
    'Form CG 20 10 is not attached to the general liability policy.',
    'CG 20 10 and CG 24 04 have been requested from the carrier.',
    'CG 20 10 04 13, CG 20 37 04 13 are pending.',
    'The policy does not include form CG 20 10.',
    'General liability without CG 20 10.',
    'CG 20 10 - requested'.replace(' -', ''),
    'CG 20 10 to follow',
  ])
    assert.ok(denied(text), text)
  for (const text of [
    'Additional insured per CG 20 10 and CG 20 37 where required by written contract.',
    'CG 20 10 applies. CG 24 04 is not attached.',
    'Including but not limited to CG 20 10.',
    'CG 20 10 is attached.',
    'Coverage is primary and non-contributory, CG 20 10.',
    'Endorsements requested by the holder are attached: CG 20 10.',
    'CG 20 10 is not limited to ongoing operations.',
    'CG 20 10 (04/13)',
  ])
    assert.ok(!denied(text), text)
})

test('an additional insured status that does not apply', () => {
  assert.ok(deniesStatus('additional insured status does not apply to the automobile liability policy.'))
  assert.ok(!deniesStatus('additional insured status is not provided to the holder unless required by written contract.'))
  assert.ok(!deniesStatus('additional insured status applies to all policies.'))
})

test('boxes that words take back', () => {
  assert.ok(saysClaimsMade('general liability is written on a claims-made basis.'))
  for (const sentence of ['general liability is occurrence, professional is claims-made.', 'the policy is not claims-made.', 'claims are paid.']) assert.ok(!saysClaimsMade(sentence), sentence)
  for (const sentence of ['hired autos are excluded under the automobile policy.', 'the policy excludes non-owned vehicles.', 'owned vehicles are not covered.']) assert.ok(excludesAutos(sentence), sentence)
  for (const sentence of ['hired and non-owned autos are included.', 'damage to hired autos: see policy.', 'excluding vehicles of others.']) assert.ok(!excludesAutos(sentence), sentence)
})

test('a mark on the form that its description denies is unreadable, and no other', async () => {
  const facts = async (description: string[]) => {
    const { coverage_lines, unreadable_fields } = await read(await certificate({ description, gl: { addl: 'Y', subr: 'Y' }, auto: { addl: 'Y' } }))
    const of = (type: string) => coverage_lines.findIndex((l) => l.coverage_type === type)
    const unread = (type: string) => unreadable_fields.filter((u) => u.line === of(type)).map((u) => u.field)
    const [gl, auto] = ['general_liability', 'auto_liability'].map((type) => coverage_lines[of(type)]!)
    return { gl: [gl!.additional_insured, gl!.subrogation_waived, gl!.occurrence_form, ...unread('general_liability')], auto: [auto!.additional_insured, auto!.auto_scope.length > 0, ...unread('auto_liability')] }
  }
  assert.deepEqual(await facts(['Additional insured status does not apply to the automobile liability policy.']), { gl: [true, true, true], auto: [null, true, 'additional_insured'] })
  assert.deepEqual(await facts(['Waiver of subrogation does not apply to the general liability policy.']), { gl: [true, null, true, 'subrogation_waived'], auto: [true, true] })
  assert.deepEqual(await facts(['General liability is written on a claims-made basis. Hired autos are excluded.']), { gl: [true, true, null, 'occurrence_form'], auto: [true, false, 'auto_scope'] })
  assert.deepEqual(await facts(['Additional insured status is not provided unless required by written contract.']), { gl: [true, true, true], auto: [true, true] })
})
