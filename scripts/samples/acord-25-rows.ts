import { captionsOf } from './acord-25-captions.ts'
import type { Geometry } from './acord-25-geometry.ts'
import type { Certificate, CertificateRow } from './certificate.ts'
import type { Sheet } from './sheet.ts'
import { printDate, printMoney } from './sheet-style.ts'

/** From a row's top to its text's. */
const LEAD = 4

/** The coverage table. Returns where it ends. */
export function drawCoverageRows(sheet: Sheet, certificate: Certificate, g: Geometry, top: number): number {
  const captions = captionsOf(certificate.edition)
  drawHeader(sheet, g, top, captions)
  const table: Table = { sheet, g, captions, row: (coverage) => certificate.rows.find((one) => coverage.includes(one.coverage)) }
  let y = top + g.headH
  y = generalLiability(table, y)
  y = automobile(table, y)
  y = umbrella(table, y)
  y = workersCompensation(table, y)
  return freeRows(
    table,
    y,
    certificate.rows.filter((row) => row.title !== ''),
  )
}

type Table = { sheet: Sheet; g: Geometry; captions: ReturnType<typeof captionsOf>; row(coverage: string[]): CertificateRow | undefined }

function drawHeader(sheet: Sheet, g: Geometry, y: number, captions: ReturnType<typeof captionsOf>): void {
  const c = g.columns
  const edges = [g.left, c.type, c.addl, c.subr, c.number, c.eff, c.exp, c.limits, g.right]
  const words = [
    'INSR\nLTR',
    'TYPE OF INSURANCE',
    captions.additionalInsured,
    'SUBR\nWVD',
    'POLICY NUMBER',
    'POLICY EFF\n(MM/DD/YYYY)',
    'POLICY EXP\n(MM/DD/YYYY)',
    'LIMITS',
  ]
  words.forEach((text, n) => {
    {
      const x = edges[n]!
      const w = edges[n + 1]! - x
      sheet.box(x, y, w, g.headH)
      const twoLines = text.includes('\n')
      const size = Math.min(5.6, w / (twoLines ? 4.2 : 3.2), w / (n === 5 || n === 6 ? 8 : 3))
      text.split('\n').forEach((line, row) => {
        sheet.caption(line, x, y + g.headH / 2 - (twoLines ? 6 : 3) + row * 6.4, { w, size, bold: true, align: 'center' })
      })
    }
  })
}

/** Frame of one row: its cells, the marks, the policies, and the letters. */
function frame({ sheet, g }: Table, y: number, rows: number, row: CertificateRow | undefined, firstPolicyAt = 1): void {
  const c = g.columns
  const h = rows * g.rowH
  const edges = [g.left, c.type, c.addl, c.subr, c.number, c.eff, c.exp, c.limits]
  edges.forEach((x, n) => {
    sheet.box(x, y, (edges[n + 1] ?? g.right) - x, h)
  })
  if (!row) return
  const mid = y + Math.max(0, (h - row.terms.length * g.rowH) / 2)
  const policyY = row.terms.length > 1 ? mid : y + firstPolicyAt * g.rowH
  row.terms.forEach((term, n) => {
    {
      const at = policyY + n * g.rowH * (row.terms.length > 1 ? 1.15 : 1) + LEAD - 1
      sheet.value('letter', term.letter, g.left, at, c.type - g.left, { align: 'center' })
      sheet.value('policy_number', term.number, c.number + 3, at, c.eff - c.number - 3)
      sheet.value('effective', printDate(term.effective, sheet.style.dates), c.eff, at, c.exp - c.eff, { align: 'center' })
      sheet.value('expiration', printDate(term.expiration, sheet.style.dates), c.exp, at, c.limits - c.exp, { align: 'center' })
    }
  })
  sheet.value('addl', row.additionalInsured, c.addl, policyY + LEAD - 1, c.subr - c.addl, { align: 'center' })
  sheet.value('subr', row.subrogationWaived, c.subr, policyY + LEAD - 1, c.number - c.subr, { align: 'center' })
}

/** One line of the limits column: `$` is the form's own. */
function limitLine({ sheet, g }: Table, y: number, caption: string, amount: number | string | null | undefined): void {
  const { limits, amounts } = g.columns
  sheet.rule(limits, y, g.right, y, Math.min(0.5, sheet.style.ruleWidth))
  sheet.rule(amounts, y, amounts, y + g.rowH, Math.min(0.5, sheet.style.ruleWidth))
  const lines = caption.split('\n')
  const size = Math.min(5.4, sheet.style.captionSize)
  lines.forEach((line, n) => {
    sheet.caption(line, limits + 2, y + (lines.length > 1 ? 0.8 + n * 5.2 : g.rowH / 2 - 2.4), {
      size: lines.length > 1 ? size - 0.4 : size,
    })
  })
  sheet.caption('$', amounts + 2, y + g.rowH / 2 - 2.8, { size: 6 })
  if (amount === null || amount === undefined) return
  sheet.value(
    'limit',
    typeof amount === 'string' ? amount : printMoney(amount, sheet.style.money, true),
    amounts + 8,
    y + LEAD - 1.4,
    g.right - amounts - 10,
    { align: 'right' },
  )
}

const wordsOf = (row: CertificateRow | undefined, label: string): string | undefined =>
  row?.limits.find((one) => one.label === label)?.words
const amountOf = (row: CertificateRow | undefined, label: string): number | null | undefined =>
  row?.limits.find((one) => one.label === label)?.amount

/** A tick box and what stands beside it. */
function choice({ sheet, g }: Table, name: string, x: number, y: number, text: string, ticked: boolean): void {
  sheet.tickBox(name, x, y + (g.rowH - g.tick) / 2, g.tick, ticked)
  const lines = text.split('\n')
  lines.forEach((line, n) => {
    sheet.caption(line, x + g.tick + 3, y + (lines.length > 1 ? 0.6 + n * 5.4 : g.rowH / 2 - 2.6), { size: lines.length > 1 ? 4.9 : 5.4 })
  })
}

function generalLiability(table: Table, y: number): number {
  const { sheet, g, captions } = table
  const row = table.row(['general_liability'])
  frame(table, y, 7, row)
  const x = g.columns.type + 4
  const wide = g.columns.addl - x
  const at = (n: number): number => y + n * g.rowH
  if (captions.generalLiabilityHead) sheet.caption('GENERAL LIABILITY', x, y + 3, { bold: true })
  const shift = captions.generalLiabilityHead ? 1 : 0
  choice(table, 'gl', x, at(shift), 'COMMERCIAL GENERAL LIABILITY', row !== undefined)
  choice(table, 'gl_claims_made', x + 14, at(1 + shift), 'CLAIMS-MADE', row?.facts.occurrence_form === false)
  choice(table, 'gl_occurrence', x + wide * 0.62, at(1 + shift), 'OCCUR', row?.facts.occurrence_form === true)
  choice(table, 'gl_other', x, at(2 + shift), '', false)
  sheet.caption("GEN'L AGGREGATE LIMIT APPLIES PER:", x, at(4) + 4)
  const basis = row?.facts.aggregate_basis
  choice(table, 'gl_per_policy', x, at(5), 'POLICY', basis === 'per_policy')
  choice(table, 'gl_per_project', x + wide * 0.34, at(5), 'PRO-\nJECT', basis === 'per_project')
  choice(table, 'gl_per_location', x + wide * 0.66, at(5), 'LOC', basis === 'per_location')
  if (captions.otherAggregate) choice(table, 'gl_other_basis', x, at(6), 'OTHER:', false)
  const labels: [string, string][] = [
    ['EACH OCCURRENCE', 'each_occurrence'],
    ['DAMAGE TO RENTED\nPREMISES (Ea occurrence)', 'damage_to_rented_premises'],
    ['MED EXP (Any one person)', 'med_exp'],
    ['PERSONAL & ADV INJURY', 'personal_adv_injury'],
    ['GENERAL AGGREGATE', 'general_aggregate'],
    ['PRODUCTS - COMP/OP AGG', 'products_comp_op_agg'],
    ['', ''],
  ]
  labels.forEach(([caption, label], n) => {
    limitLine(table, at(n), caption, wordsOf(row, label) ?? amountOf(row, label))
  })
  return at(7)
}

function automobile(table: Table, y: number): number {
  const { sheet, g, captions } = table
  const row = table.row(['auto_liability'])
  frame(table, y, 5, row)
  const x = g.columns.type + 4
  const second = x + (g.columns.addl - x) * 0.48
  const at = (n: number): number => y + n * g.rowH
  const scope = row?.facts.auto_scope ?? []
  sheet.caption('AUTOMOBILE LIABILITY', x, y + 3.4, { bold: true })
  choice(table, 'auto_any', x, at(1), 'ANY AUTO', scope.includes('any_auto'))
  choice(table, 'auto_owned', x, at(2), captions.owned, scope.includes('owned'))
  choice(table, 'auto_scheduled', second, at(2), captions.scheduled, scope.includes('scheduled'))
  choice(table, 'auto_hired', x, at(3), captions.hired, scope.includes('hired'))
  choice(table, 'auto_non_owned', second, at(3), captions.nonOwned, scope.includes('non_owned'))
  choice(table, 'auto_other', x, at(4), '', false)
  const labels: [string, string][] = [
    ['COMBINED SINGLE LIMIT\n(Ea accident)', 'combined_single_limit'],
    ['BODILY INJURY (Per person)', 'bodily_injury_per_person'],
    ['BODILY INJURY (Per accident)', 'bodily_injury_per_accident'],
    ['PROPERTY DAMAGE\n(Per accident)', 'property_damage_per_accident'],
    ['', ''],
  ]
  labels.forEach(([caption, label], n) => {
    limitLine(table, at(n), caption, amountOf(row, label))
  })
  return at(5)
}

function umbrella(table: Table, y: number): number {
  const { sheet, g } = table
  const row = table.row(['umbrella', 'excess_liability'])
  frame(table, y, 3, row, 0.6)
  const x = g.columns.type + 4
  const second = x + (g.columns.addl - x) * 0.52
  const at = (n: number): number => y + n * g.rowH
  const retention = amountOf(row, 'retention')
  const deductible = amountOf(row, 'deductible')
  choice(table, 'umbrella', x, y, 'UMBRELLA LIAB', row?.facts.umbrella_or_excess === 'umbrella')
  choice(table, 'umb_occurrence', second, y, 'OCCUR', row?.facts.occurrence_form === true)
  choice(table, 'excess', x, at(1), 'EXCESS LIAB', row?.facts.umbrella_or_excess === 'excess')
  choice(table, 'umb_claims_made', second, at(1), 'CLAIMS-MADE', row?.facts.occurrence_form === false)
  choice(table, 'umb_ded', x, at(2), 'DED', deductible !== undefined)
  choice(table, 'umb_retention', x + 36, at(2), 'RETENTION $', retention !== undefined)
  const kept = retention ?? deductible
  if (kept !== undefined && kept !== null)
    sheet.value('retention', printMoney(kept, sheet.style.money, true), x + 88, at(2) + 3, g.columns.addl - x - 89)
  limitLine(table, y, 'EACH OCCURRENCE', amountOf(row, 'each_occurrence'))
  limitLine(table, at(1), 'AGGREGATE', amountOf(row, 'aggregate'))
  limitLine(table, at(2), '', undefined)
  return at(3)
}

function workersCompensation(table: Table, y: number): number {
  const { sheet, g, captions } = table
  const row = table.row(['workers_comp'])
  frame(table, y, 4, row)
  const { type, addl, subr, limits, amounts } = g.columns
  const at = (n: number): number => y + n * g.rowH
  const words = [
    'WORKERS COMPENSATION',
    "AND EMPLOYERS' LIABILITY",
    'ANY PROPRIETOR/PARTNER/EXECUTIVE',
    'OFFICER/MEMBER EXCLUDED?',
    '(Mandatory in NH)',
    'If yes, describe under',
    'DESCRIPTION OF OPERATIONS below',
  ]
  words.forEach((line, n) => {
    sheet.caption(line, type + 3, y + 2 + (n * (g.rowH * 4 - 4)) / 7, { size: 4.9, bold: n < 2 || n === 4 })
  })
  sheet.caption('Y / N', addl - 20, at(1) - 2, { size: 5.4, bold: true })
  sheet.box(addl - 20, at(1) + 5, 14, g.rowH)
  const excluded = row?.facts.officers_excluded
  if (excluded !== undefined) sheet.value('officers_excluded', excluded ? 'Y' : 'N', addl - 20, at(1) + 7, 14, { align: 'center' })
  if (row?.additionalInsured === '')
    sheet.caption('N / A', addl, at(1) + LEAD + 6, { w: subr - addl, size: 5.6, bold: true, align: 'center' })
  sheet.box(limits, y, g.right - limits, g.rowH, 0.4)
  choice(table, 'wc_statutory', limits + 5, y, captions.statutory, row?.facts.statutory === true)
  choice(table, 'wc_other', amounts - 14, y, 'OTH-\nER', false)
  limitLine(table, at(1), 'E.L. EACH ACCIDENT', amountOf(row, 'el_each_accident'))
  limitLine(table, at(2), 'E.L. DISEASE - EA EMPLOYEE', amountOf(row, 'el_disease_each_employee'))
  limitLine(table, at(3), 'E.L. DISEASE - POLICY LIMIT', amountOf(row, 'el_disease_policy_limit'))
  return at(4)
}

/** The rows without captions: cargo, professional and whatever else the agent types in. */
function freeRows(table: Table, y: number, rows: CertificateRow[]): number {
  const { sheet, g } = table
  const heights = rows.map((row) => Math.max(1, row.limits.length, row.terms.length))
  const used = heights.reduce((sum, h) => sum + h, 0)
  const total = Math.max(3, used)
  const c = g.columns
  const edges = [g.left, c.type, c.addl, c.subr, c.number, c.eff, c.exp, c.limits]
  edges.forEach((x, n) => {
    sheet.box(x, y, (edges[n + 1] ?? g.right) - x, total * g.rowH)
  })
  let at = y
  rows.forEach((row, n) => {
    freeRow(table, at, row)
    at += heights[n]! * g.rowH
  })
  return y + total * g.rowH
}

function freeRow({ sheet, g }: Table, y: number, row: CertificateRow): void {
  const c = g.columns
  const line = (n: number): number => y + n * g.rowH + LEAD - 1
  sheet.value('type', row.title, c.type + 4, line(0), c.addl - c.type - 6)
  row.terms.forEach((term, n) => {
    sheet.value('letter', term.letter, g.left, line(n), c.type - g.left, { align: 'center' })
    sheet.value('policy_number', term.number, c.number + 3, line(n), c.eff - c.number - 3)
    sheet.value('effective', printDate(term.effective, sheet.style.dates), c.eff, line(n), c.exp - c.eff, { align: 'center' })
    sheet.value('expiration', printDate(term.expiration, sheet.style.dates), c.exp, line(n), c.limits - c.exp, { align: 'center' })
  })
  sheet.value('addl', row.additionalInsured, c.addl, line(0), c.subr - c.addl, { align: 'center' })
  sheet.value('subr', row.subrogationWaived, c.subr, line(0), c.number - c.subr, { align: 'center' })
  row.limits.forEach(({ caption, amount }, n) => {
    if (amount === null) return
    sheet.value('limit_label', caption ?? '', c.limits + 3, line(n), c.amounts - c.limits - 4)
    sheet.value('limit', printMoney(amount, sheet.style.money, false), c.amounts + 2, line(n), g.right - c.amounts - 4, { align: 'right' })
  })
}
