import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, rows, type Run } from './printed.ts'

const HEAD: Run[] = [
  ['CERTIFICATE OF INSURANCE', 180, 30, 13],
  ['Insured: Osprey Paving LLC', 40, 60],
  ['Certificate holder: Tern Lake Properties', 300, 60],
]
/** The table of policies, its rows 14 points apart from y 110 on. */
const table = (key: string, ...keys: string[]): Run[] =>
  rows(
    `40>${key}|80>Coverage|200>Policy number|300>Effective|370>Expires|440>Limits`,
    `40>${keys[0]}|80>General liability|200>GL 118820-6|300>05/20/2026|370>05/20/2027|440>Each occurrence $1,000,000`,
    `40>${keys[1]}|80>Automobile liability|200>CA 118821-6|300>05/20/2026|370>05/20/2027|440>Combined single limit $1,000,000`,
    `40>${keys[2]}|80>Umbrella liability|200>UX 118822-6|300>05/20/2026|370>05/20/2027|440>Each occurrence $5,000,000`,
  ).map(([text, x, y]): Run => [text, x, y + 70])
const lower = (list: Run[]): Run[] => list.map(([text, x, y]): Run => [text, x, y + 170])
const companies = async (runs: Run[]): Promise<(string | null)[][]> => (await read(await print([...HEAD, ...runs]))).coverage_lines.map((l) => [l.coverage_type, l.carrier, l.naic])

const [A, B] = ['Heronfield Insurance Company', 'Larkmoor Casualty Company']
const TOLD = [
  ['general_liability', A, '26301'],
  ['auto_liability', B, '13250'],
  ['umbrella', A, '26301'],
]

test('companies in a table of their own under the policies, by number or by letter', async () => {
  for (const [one, two] of [['1', '2'], ['A', 'B']] as const) {
    const legend = lower(rows('40>Co.|80>Insurance company|300>NAIC|370>A.M. Best', `40>${one}|80>${A}|300>26301|370>A+ XIV`, `40>${two}|80>${B}|300>13250|370>A X`))
    assert.deepEqual(await companies([...table('Co.', one, two, one), ...legend]), TOLD, one)
  }
})

test('companies by letter in lines of their own, the last of them no company by its name alone', async () => {
  const legend = lower(rows('40>Insurers affording coverage / NAIC', `40>A: ${A} / 26301`, '40>B: State Accident Fund'))
  assert.deepEqual((await companies([...table('Ins.', 'A', 'B', 'A'), ...legend])).map(([, carrier]) => carrier), [A, 'State Accident Fund', A])
})

test('companies by letter in one line under the table, and by number', async () => {
  assert.deepEqual(await companies([...table('Ins.', 'A', 'B', 'A'), ...lower(rows(`40>* A – ${A} (NAIC 26301); B – ${B} (NAIC 13250)`))]), TOLD)
})

test('a table of letters and companies that no row refers to is no list for the policies', async () => {
  const legend = lower(lower(rows('40>A|80>Heronfield Insurance Company|300>26301', '40>B|80>Larkmoor Casualty Company|300>13250')))
  const told = await companies([...table('Notes', 'x', 'y', 'z'), ...legend])
  assert.ok(told.every(([, carrier]) => carrier === null), JSON.stringify(told))
})

test('companies that head the rows of their policies, each on a line of its own', async () => {
  const row = (name: string, number: string, limit: string) => `40>${name}|200>${number}|300>9/1/26 - 9/1/27|400>${limit}`
  const grouped = rows('40>Coverage|200>Policy number|300>Policy term|400>Limits', `40>${A}`, row('General liability', 'GL 118820-6', '$1,000,000 per occurrence'), row('Automobile liability', 'CA 118821-6', '$1,000,000 combined single limit'), `40>${B}`, row('Pollution liability', 'CPL 118823', '$2,000,000 each claim')).map(([text, x, y]): Run => [text, x, y + 70])
  assert.deepEqual((await companies(grouped)).map(([, carrier]) => carrier), [A, A, B])
})

test('companies by number in one line, with any sign, their codes, or running on in the next line', async () => {
  for (const sign of ['', '. ', ') ', ' – ', ' = ']) {
    const legend = lower(rows(`40>Insurers: 1${sign || ' '}${A} (26301), 2${sign || ' '}${B} (13250)`))
    assert.deepEqual(await companies([...table('Ins.', '1', '2', '1'), ...legend]), TOLD, sign)
  }
  const broken: Run[] = [[`Companies: 1 ${A}  2 Larkmoor Casualty`, 40, 240], ['Company', 40, 250]]
  assert.deepEqual((await companies([...table('Ins.', '1', '2', '1'), ...broken])).map(([, carrier]) => carrier), [A, B, A])
  const others: Run[] = [[`Companies: 1 ${A}  2 Larkmoor`, 40, 240], ['Certificate issued at Dover', 40, 250]]
  assert.ok((await companies([...table('Ins.', '1', '2', '1'), ...others])).every(([, carrier]) => carrier === null))
})
