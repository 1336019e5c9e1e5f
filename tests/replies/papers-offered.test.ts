import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const ALL = 'al=confirmed cg=confirmed gl=confirmed'
const WANTS = ['If you need a COI', 'Should you need an updated certificate listing you as holder', "If you'd like to be listed as certificate holder", 'If a cert is needed', 'If you would like a certificate for your file', 'For a certificate', 'When you need a cert', 'To request a certificate']
const GETS = [', let me know', " just let me know and I'll get it right out", ', Brooke can issue one today', ', send us your address and we will issue one', ', we can have one to you within the hour', ' please email certs@whitcombins.example and Brooke will turn it around same day', ', Brooke will be happy to send one over', ', call the office and someone will help you', ', just shoot me the holder info', ' email certs@whitcombins.example, Brooke gets those out same day']

test('papers that are offered beside an answer take nothing back', async () => {
  for (const wants of WANTS) for (const gets of GETS) assert.equal(await outcomesOf('haul', `All three policies are in force. ${wants}${gets}.`), ALL, wants + gets)
  for (const offer of ['Need a cert? Email certs@whitcombins.example and Brooke will turn it around the same day.', "Do you need a COI? Let me know and we'll issue one.", 'Need a COI? Just ask.']) assert.equal(await outcomesOf('haul', `All three policies are in force. ${offer}`), ALL, offer)
})

test('an offer alone confirms nothing', async () => {
  for (const wants of WANTS) for (const gets of GETS) assert.doesNotMatch(await outcomesOf('haul', `${wants}${gets}.`), /=confirmed/, wants + gets)
})

test('what is told within an offer, or is no paper, takes the answer back', async () => {
  const tells = [', Brooke will tell you which one is still active', ', Brooke will put it back', ', call the carrier', ', the carrier can send you one with the right limits', ", let me know and we'll get it reinstated first", ', we can bind it today', ', Brooke can issue one once the payment posts', ', ask Brooke if they are still active', ', we will need to reissue the policy', ', we can have one to you once it is reinstated', ", we can't issue one right now", ', Brooke can only issue one for the GL', ', Brooke can issue one with the new limits']
  for (const wants of WANTS) for (const gets of tells) assert.notEqual(await outcomesOf('haul', `All three policies are in force. ${wants}${gets}.`), ALL, wants + gets)
  for (const wants of ['If you need a certificate with the correct limits', 'If you need a certificate of reinstatement', 'If you need a cert that is valid'])
    for (const gets of GETS.slice(1, 8)) assert.notEqual(await outcomesOf('haul', `All three policies are in force. ${wants}${gets}.`), ALL, wants + gets)
})

test('a line that is broken before an address goes on below it', async () => {
  for (const lead of ['For a COI please email', 'If you need a certificate please write to', 'For a certificate contact'])
    assert.equal(await outcomesOf('haul', `All three policies are in force. ${lead}\ncertificates@service.whitcombins.example\n`), ALL, lead)
  assert.notEqual(await outcomesOf('haul', 'All three policies are in force. For the auto please email\ncertificates@service.whitcombins.example\n'), ALL)
})

test('a question how a certificate is to read is an offer, and one of a policy none', async () => {
  for (const asks of ['Is there a project name I should put on the certificate?', 'How would you like the certificate holder to read?', 'Should I send you a COI?']) {
    assert.equal(await outcomesOf('haul', `All three are active with correct limits. ${asks}`), ALL, asks)
    assert.doesNotMatch(await outcomesOf('haul', asks), /=confirmed/, asks)
  }
  for (const asks of ['Is there something wrong with the certificate?', 'Is there a gap I should know about?', 'How would you like the cargo to read?', 'Should I send you the cancellation?', 'Is there a limit I should put on it?']) assert.notEqual(await outcomesOf('haul', `All three are active with correct limits. ${asks}`), ALL, asks)
})
