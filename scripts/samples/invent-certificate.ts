import { EDITIONS } from './acord-25-captions.ts'
import { CARRIERS, type Carrier } from './carriers.ts'
import type { Certificate, CertificateRow, Mark, PolicyTerm, RowLimit } from './certificate.ts'
import { inventFreeRows } from './invent-free-rows.ts'
import { inventAgency, inventFirm, inventHolder, personName } from './invent-parties.ts'
import { inventPolicyNumber, inventTerm } from './invent-policy.ts'
import { inventRemarks } from './invent-remarks.ts'
import type { LineFacts } from './paper-label.ts'
import type { Choices } from './seeded-random.ts'

/** A certificate as an agency would issue it some time before `today` (YYYY-MM-DD). */
export function inventCertificate(choices: Choices, today: string): Certificate {
  const trade = choices.chance(0.55) ? 'carrier' : 'contractor'
  const issued = Temporal.PlainDate.from(today).subtract({ days: choices.int(0, 900) })
  const insurers = choices
    .some(CARRIERS, choices.int(1, 5))
    .map((carrier, n) => ({ letter: 'ABCDE'[n]!, carrier, printed: printedName(choices, carrier) }))
  const make = { choices, issued, letters: insurers.map(({ letter }) => letter), shared: choices.chance(0.3), marks: inventMarks(choices) }
  const rows = [generalLiability(make), automobile(make), umbrella(make), workersCompensation(make)].filter((row) => row !== null)
  const free =
    choices.chance(0.6) || rows.length === 0
      ? inventFreeRows(
          choices,
          trade,
          (n) => terms(make, n),
          () => mark(make),
        )
      : []
  const holder = inventHolder(choices)
  const insured = inventFirm(choices, trade)
  return {
    edition: choices.pick(EDITIONS),
    issuedOn: issued.toString(),
    certificateNumber: choices.chance(0.5)
      ? choices.pick([`CL${choices.digits(8)}`, choices.digits(6), `${issued.year % 100}-${(issued.year % 100) + 1} Master`])
      : '',
    revision: choices.chance(0.2) ? String(choices.int(1, 9)) : '',
    producer: inventAgency(choices),
    insured,
    insurers,
    rows: [...rows, ...free],
    ...inventRemarks(choices, trade, holder.name),
    holder,
    signer: personName(choices),
  }
}

type Make = { choices: Choices; issued: Temporal.PlainDate; letters: string[]; shared: boolean; marks: Marks; package?: PolicyTerm }
/** How an agency fills the two mark columns: crosses, letters, or nothing. */
type Marks = { yes: Mark; no: Mark; chance: number }

const inventMarks = (choices: Choices): Marks =>
  choices.pick<Marks>([
    { yes: 'X', no: '', chance: 0.5 },
    { yes: 'X', no: '', chance: 0 },
    { yes: 'Y', no: 'N', chance: 0.5 },
    { yes: 'Y', no: '', chance: 0.6 },
  ])
const mark = ({ choices, marks }: Make): Mark => (choices.chance(marks.chance) ? marks.yes : marks.no)

function printedName(choices: Choices, carrier: Carrier): string {
  const style = choices.next()
  if (style < 0.75) return carrier.name
  const short = carrier.name.replace('Insurance', 'Ins').replace('Company', 'Co').replace('Corporation', 'Corp')
  return style < 0.9 ? short : carrier.name.toUpperCase()
}

function terms(make: Make, count = 1): CertificateRow['terms'] {
  const { choices, letters, issued } = make
  return Array.from({ length: count }, () => ({
    letter: choices.pick(letters),
    number: inventPolicyNumber(choices),
    ...inventTerm(choices, issued),
  }))
}

/** Agents often write general liability and automobile under one package policy. */
function packageTerms(make: Make): CertificateRow['terms'] {
  const [term] = terms(make)
  make.package ??= term!
  return [make.shared ? make.package : term!]
}

function generalLiability(make: Make): CertificateRow | null {
  const { choices } = make
  if (choices.chance(0.1)) return null
  const each = choices.pick([500_000, 1_000_000, 1_000_000, 1_000_000, 2_000_000])
  const facts: LineFacts = {}
  if (!choices.chance(0.06)) facts.occurrence_form = !choices.chance(0.08)
  if (!choices.chance(0.12)) facts.aggregate_basis = choices.pick(['per_policy', 'per_policy', 'per_project', 'per_location'])
  const limits: RowLimit[] = [
    { label: 'each_occurrence', amount: each },
    { label: 'damage_to_rented_premises', amount: choices.pick([50_000, 100_000, 300_000, 500_000, 1_000_000]) },
    { label: 'med_exp', amount: choices.pick([5_000, 5_000, 10_000, 15_000]) },
    { label: 'personal_adv_injury', amount: each },
    { label: 'general_aggregate', amount: each * 2 },
    { label: 'products_comp_op_agg', amount: each * choices.pick([1, 2, 2]) },
  ]
  const medical = choices.next()
  if (medical < 0.12) limits[2] = { label: 'med_exp', amount: null, words: choices.pick(['EXCLUDED', 'Excluded', 'N/A']) }
  else if (medical < 0.2) limits.splice(2, 1)

  return {
    coverage: 'general_liability',
    title: '',
    terms: packageTerms(make),
    limits,
    additionalInsured: mark(make),
    subrogationWaived: mark(make),
    facts,
  }
}

function automobile(make: Make): CertificateRow | null {
  const { choices } = make
  if (choices.chance(0.1)) return null
  const scope: NonNullable<LineFacts['auto_scope']> = choices.pick([
    ['any_auto'],
    ['scheduled'],
    ['scheduled', 'hired', 'non_owned'],
    ['owned', 'hired', 'non_owned'],
    ['hired', 'non_owned'],
  ])
  const split = choices.chance(0.12)
  const limits = split
    ? [
        { label: 'bodily_injury_per_person', amount: choices.pick([100_000, 250_000]) },
        { label: 'bodily_injury_per_accident', amount: choices.pick([300_000, 500_000]) },
        { label: 'property_damage_per_accident', amount: choices.pick([50_000, 100_000]) },
      ]
    : [{ label: 'combined_single_limit', amount: choices.pick([750_000, 1_000_000, 1_000_000, 1_000_000, 2_000_000]) }]
  return {
    coverage: 'auto_liability',
    title: '',
    terms: packageTerms(make),
    limits,
    additionalInsured: mark(make),
    subrogationWaived: mark(make),
    facts: { auto_scope: scope },
  }
}

function umbrella(make: Make): CertificateRow | null {
  const { choices } = make
  if (choices.chance(0.5)) return null
  const amount = choices.pick([1, 1, 2, 3, 5, 10]) * 1_000_000
  const excess = choices.chance(0.25)
  const limits = [
    { label: 'each_occurrence', amount },
    { label: 'aggregate', amount },
  ]
  if (choices.chance(0.5))
    limits.push({ label: choices.chance(0.8) ? 'retention' : 'deductible', amount: choices.pick([1_000, 5_000, 10_000, 25_000]) })
  const facts: LineFacts = { umbrella_or_excess: excess ? 'excess' : 'umbrella' }
  if (choices.chance(0.9)) facts.occurrence_form = !choices.chance(0.05)
  const count = choices.chance(0.08) ? 2 : 1
  return {
    coverage: excess ? 'excess_liability' : 'umbrella',
    title: '',
    terms: terms(make, count),
    limits,
    additionalInsured: mark(make),
    subrogationWaived: mark(make),
    facts,
  }
}

function workersCompensation(make: Make): CertificateRow | null {
  const { choices } = make
  if (choices.chance(0.35)) return null
  const amount = choices.pick([100_000, 500_000, 1_000_000, 1_000_000])
  const statutory = !choices.chance(0.1)
  const facts: LineFacts = statutory ? { statutory: true } : {}
  if (choices.chance(0.7)) facts.officers_excluded = choices.chance(0.4)
  const limits: CertificateRow['limits'] = [
    ...(statutory ? [{ label: 'statutory', amount: null }] : []),
    { label: 'el_each_accident', amount },
    { label: 'el_disease_each_employee', amount },
    { label: 'el_disease_policy_limit', amount: amount === 100_000 ? 500_000 : amount },
  ]
  const count = choices.chance(0.08) ? 2 : 1
  return {
    coverage: 'workers_comp',
    title: '',
    terms: terms(make, count),
    limits,
    additionalInsured: '',
    subrogationWaived: mark(make),
    facts,
  }
}
