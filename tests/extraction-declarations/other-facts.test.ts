import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { isKnownCarrier } from '../../src/extraction/naic/index.ts'
import { printedPages } from './printed-page.ts'

const FACTS = { carrier: 'Insurer: Heronmoor Insurance Company', policy_number: 'Policy Number: PA 4418820', term: 'Policy Period: 05/01/2026 to 05/01/2027' }
const OTHERS: Record<keyof typeof FACTS, string[]> = {
  carrier: ['Mortgagee: Saltmarsh Savings Insurance Company', 'Flood Carrier: Saltmarsh Insurance Company', 'Landlord: Saltmarsh Life Insurance Company', 'Premium Financed By: Saltmarsh Casualty Company', 'Parent Company: Saltmarsh Mutual Insurance Company', 'Workers Compensation Carrier: Saltmarsh Insurance Company', 'Loan Servicer: Saltmarsh Insurance Company', 'Inspection By: Saltmarsh Casualty Company', 'Reinsured By: Saltmarsh Reinsurance Company'],
  policy_number: ['Mortgage Loan #: 8841-20077', 'Flood Policy Number: 87-0044182', 'Prior Policy No.: PA 7718820', 'Title No.: T4418820', 'Parcel ID: 118-44-0820', 'Reinsurance Certificate No.: RC-441882', 'Superseded Policy Number: PA 7718820', 'Rental Agreement No.: RA 441882'],
  term: ['Coverage Gap: 04/01/2025 to 04/30/2025', 'Lease Term: 02/03/2024 to 02/03/2027', 'Experience Period: 01/01/2022 to 01/01/2025', 'Installment Schedule: 05/01/2026 to 02/01/2027', 'Prior Policy Period: 05/01/2025 to 05/01/2026', 'Subscription Period: 01/01/2026 to 12/31/2026'],
}
const LAID: Record<string, (facts: string[]) => string[]> = {
  'behind their labels': (facts) => facts,
  'beside them': (facts) => facts.map((f) => f.replace(': ', ' '.repeat(40 - f.indexOf(':')))),
  'under them': (facts) => facts.flatMap((f) => f.split(': ')),
  'under them side by side': (facts) => [0, 1].map((line) => facts.map((f) => f.split(': ')[line]!.padEnd(38)).join('')),
  'on one line': (facts) => [facts.slice(0, 2).join('   •   '), ...facts.slice(2)],
}
const read = (printed: string[]) => {
  const pages = printedPages(['PERSONAL AUTO POLICY DECLARATIONS', 'Named Insured: Osprey Rigging', '12 Quay St, Larkfield, CO 80524', '', ...printed, '', 'Coverages                  Limits', 'Bodily Injury Liability    $100,000 each person / $300,000 each accident', 'Property Damage Liability  $50,000 each accident'].map((l) => ` ${l}`).join('\n'))
  const line = readDeclarations(pages, classifyPages(pages), isKnownCarrier).coverage_lines[0]
  return [line?.carrier, line?.policy_number, line?.effective_date, line?.expiration_date]
}

test('numbers, days and companies that labels say are of something else are not the policy’s, beside its own and where its own is not said', () => {
  for (const [field, others] of Object.entries(OTHERS))
    for (const other of others)
      for (const [how, lay] of Object.entries(LAID)) {
        const at = Object.keys(FACTS).indexOf(field)
        const own = ['Heronmoor Insurance Company', 'PA 4418820', '2026-05-01', '2027-05-01']
        assert.deepEqual(read(lay(Object.values(FACTS).toSpliced(at, 0, other))), own, `${other}, ${how}`)
        const instead = read(lay(Object.values(FACTS).toSpliced(at, 1, other))).map((v) => v ?? null)
        // Without its insurer such a policy may not be told at all.
        if (instead.some((v) => v !== null)) assert.deepEqual(instead, own.map((v, i) => (i === at || (at === 2 && i === 3) ? null : v)), `${other} in its stead, ${how}`)
      }
})

test('a policy of another line is the one declared where nothing else is of that line or the paper is', () => {
  assert.deepEqual(read(['Insurer: Heronmoor Insurance Company', 'Auto Policy Number: PA 4418820', 'Policy Period: 05/01/2026 to 05/01/2027'])[1], 'PA 4418820')
})

test('a title over the policy’s labelled number takes nothing of it, nor does an empty label', () => {
  const own = ['Heronmoor Insurance Company', 'PA 4418820', '2026-05-01', '2027-05-01']
  for (const title of ['HOMEOWNERS POLICY', 'PACKAGE POLICY', 'Loan Number:']) assert.deepEqual(read([title, ...Object.values(FACTS).toSorted((a) => (a.startsWith('Policy N') ? -1 : 1))]), own, title)
})

test('the day a licence lapses is no policy’s, and an item’s own number goes with what it numbers', () => {
  assert.deepEqual(read(['Insurer: Heronmoor Insurance Company', '1. Policy Number: PA 4418820 2. Landlord: Saltmarsh Life Insurance Company', 'Agent License No.: W118820-4  Expiration: 06/30/2027']), ['Heronmoor Insurance Company', 'PA 4418820', null, null])
})

const umbrella = (...printed: string[]) => {
  const pages = printedPages(['PERSONAL UMBRELLA POLICY DECLARATIONS', 'Policy Number: PUX 4418820     Policy Period: 09/09/2026 to 09/09/2027', ...printed].map((l) => ` ${l}`).join('\n'))
  const [line] = readDeclarations(pages, classifyPages(pages), isKnownCarrier).coverage_lines
  return [line?.carrier, Object.fromEntries((line?.limits ?? []).map((l) => [l.label, l.amount]))]
}

test('a sentence’s amount is not the next one’s; who insures is said under a schedule of underlying insurance too', () => {
  assert.deepEqual(
    umbrella('Limit of liability: $1,000,000 each occurrence. Retained limit: $0.', 'Required underlying insurance', 'Auto          Saltmarsh Insurance Company     AX-771-44188', 'Coverage provided and underwritten by Heronmoor Insurance Company, Boston, MA.'),
    ['Heronmoor Insurance Company', { each_occurrence: 1_000_000 }],
  )
})
