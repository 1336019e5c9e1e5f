import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDocument } from '../../src/extraction/read-document.ts'
import type { ReadDocument } from '../../src/vocabulary/index.ts'
import { printedPdf } from './paper.ts'

const read = async (pages: string[]): Promise<ReadDocument> => (await readDocument(await printedPdf(pages), 'application/pdf', () => undefined)) as ReadDocument
const declarations = (head: string, told: string) =>
  `GREAT WEST CASUALTY COMPANY\n${head}\nCOMMERCIAL GENERAL LIABILITY POLICY DECLARATIONS\nPolicy Number: GL 100-200\nPolicy Period: From 10/01/2026 To 10/01/2027 at 12:01 A.M. standard time\nNamed Insured: Blue Heron Trucking LLC\n4815 Terminal Dr, Memphis, TN 38118\n${told}\nLIMITS OF INSURANCE\nEach Occurrence Limit: $500,000\nGeneral Aggregate Limit: $1,000,000\nThese declarations and the policy forms complete this policy.`

const DOUBTED = [
  'Reason for amendment: contractual liability coverage deleted',
  'Amendment effective 11/03/2026\nChanges: Deleted hired auto liability. Deleted location 2.',
  'Change description: The additional insured Tollgate Freight Brokers is removed.',
  'Description of change: waiver of subrogation removed',
  'Reason for change:\nThe limits of insurance are reduced for subcontracted work',
  'The following changes have been made to your policy:\nCoverage for radius beyond 300 miles is deleted',
  'Type of change: Unit 104 deleted',
]
const PLAIN = [
  'Reason for amendment: mailing address changed',
  'Description of change: loss payee added',
  'Reason for amendment: at the request of the insured',
  'Reason for change: premium audit',
  'Change description: additional insured added',
  'Reason for amendment: Each Occurrence Limit is decreased to $500,000',
  'Reason for issuance: correction of the spelling of the insured’s name',
  'Changes in your policy can be made by endorsement only.',
  '',
]
test('declarations issued anew that say a change which no value on them shows put their policy in doubt', async () => {
  for (const told of DOUBTED) {
    const { doc_type, unread_changes = [], coverage_lines } = await read([declarations('AMENDED DECLARATIONS', told)])
    assert.deepEqual([doc_type, unread_changes.map((c) => c.policy_numbers), coverage_lines.length], ['declarations', [['GL 100-200']], 1], told)
  }
  for (const told of PLAIN) for (const head of ['AMENDED DECLARATIONS', 'RENEWAL DECLARATIONS']) assert.deepEqual((await read([declarations(head, told)])).unread_changes ?? [], [], `${head}: ${told}`)
})

test('endorsements of several policies in one file speak each of its own', async () => {
  const page = (number: string, text: string) => `GREAT WEST CASUALTY COMPANY\n\nPOLICY CHANGES\n\nPolicy Number: ${number}\n\nNamed Insured: Blue Heron Trucking LLC\nCHANGES\n${text}\nAll other terms and conditions remain unchanged.`
  const { unread_changes = [] } = await read([page('CA 300-400', 'Contractual liability coverage no longer applies to hired units.'), page('UM 500-600', 'The mailing address is amended to PO Box 7, Joplin.')])
  assert.deepEqual(unread_changes.map((c) => c.policy_numbers), [['CA 300-400']])
})
