/**
 * Requirement texts with their labels in a short notation, several to a file:
 *
 *     === id | style
 *     the text …
 *     ---
 *     GL occ=1M agg=2M ai wos pnc notice=30 am=A-/VII     a rule that must come out
 *     ? fragment || other fragment | types=GL,AL | opt      an ambiguity that must be raised (opt: may be)
 *     ! GL limits.each_occurrence=5000000                   what no rule may say unflagged
 *     ~ UM occ=5M                                           may stand, but only flagged
 *     o AL wos                                              may stand or not
 *     set cadence=annual lead=15
 *     cert holder="…" named=exact within=30 noexcl=a,b
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Json = Record<string, unknown>
export type Fragment = Json & { coverage_type?: string; kind?: string; limits?: { label: string; min: number | null; stack_with?: string[] }[] }
export type LabelledAmbiguity = { sentence_contains: string[]; coverage_types?: string[]; optional?: boolean }
/** What no rule may say unflagged. */
export type MustNot = { coverage_type?: string; member?: string; value?: boolean | number | string }
export type LabelledText = {
  id: string
  style: string
  text: string
  expected: {
    rules: Fragment[]
    set: Json
    ambiguities: LabelledAmbiguity[]
    must_not: MustNot[]
    optional: Fragment[]
    if_flagged: Fragment[]
  }
}

const TYPES: Record<string, string> = {
  GL: 'general_liability', AL: 'auto_liability', WC: 'workers_comp', EL: 'employers_liability', UM: 'umbrella', XS: 'excess_liability',
  CG: 'cargo', CC: 'contingent_cargo', OA: 'occupational_accident', PL: 'professional_liability', CY: 'cyber', PO: 'pollution_liability',
  PR: 'property', IM: 'inland_marine', BR: 'builders_risk', PD: 'auto_physical_damage', NT: 'non_trucking_liability',
  TI: 'trailer_interchange', CA: 'contingent_auto', GA: 'garage_liability', GK: 'garagekeepers', LQ: 'liquor_liability',
  PROD: 'product_liability', EP: 'epli', CR: 'crime', SB: 'surety_bond', OH: 'on_hook', AM: 'abuse_molestation', RI: 'riggers',
  WH: 'warehouse_legal', AV: 'aviation', BI: 'business_interruption', OT: 'other',
} // prettier-ignore
const LABELS: Record<string, string> = {
  occ: 'each_occurrence', pco: 'products_comp_op_agg', rent: 'damage_to_rented_premises', med: 'med_exp', pai: 'personal_adv_injury',
  csl: 'combined_single_limit', bipp: 'bodily_injury_per_person', bipa: 'bodily_injury_per_accident', pda: 'property_damage_per_accident',
  ea: 'el_each_accident', de: 'el_disease_each_employee', dp: 'el_disease_policy_limit', pv: 'per_vehicle', po: 'per_occurrence',
  reefer: 'reefer_breakdown', ec: 'each_claim', stat: 'statutory', ad: 'accidental_death', amed: 'accident_medical',
} // prettier-ignore
const FLAGS: Record<string, Json> = {
  ai: { additional_insured: true },
  wos: { subrogation_waived: true },
  pnc: { primary_noncontributory: true },
  occform: { occurrence_form: true },
  advisory: { severity: 'advisory' },
}
const UNSTACKED = new Set(['statutory', 'med_exp', 'damage_to_rented_premises'])

export const money = (text: string): number | null => {
  const found = /^([\d.]+)(k|M)?$/.exec(text)
  return found ? Number(found[1]) * (found[2] === 'k' ? 1e3 : found[2] === 'M' ? 1e6 : 1) : null
}

const form = (text: string): string => {
  const found = /^([A-Z]{2})(\d\d)(\d\d)(\d\d)?$/.exec(text)
  return found ? found.slice(1).filter(Boolean).join(' ') : text
}

const pieces = (line: string): string[] => line.match(/(?:[^\s"(]|"[^"]*"|\([^)]*\))+/g) ?? []

function member(rule: Fragment, key: string, value: string | undefined): void {
  const list = () => value!.split(',')
  if (FLAGS[key]) Object.assign(rule, FLAGS[key])
  else if (key === 'notice') rule.cancellation_notice_days = Number(value)
  else if (key === 'ded') rule.max_deductible = money(value!)
  else if (key === 'days') rule.min_days_remaining = Number(value)
  else if (key === 'am') {
    const [rating, size] = value!.split('/')
    rule.carrier_rating = size ? { min_rating: rating, min_size: size } : { min_rating: rating }
  } else if (key === 'form') rule.endorsements = list().map(form)
  else if (key === 'scope') rule.auto_scope = list()
  else if (key === 'basis') rule.aggregate_basis = value
  else if (key === 'doc') rule.accepted_documents = list()
  else if (key === 'in') rule.applies_when = { insured_states: list() }
  else if (key === 'out') rule.applies_when = { not_insured_states: list() }
  else if (key === 'alt') {
    const [, type, inner] = /^(\w+)(?:\((.*)\))?$/.exec(value!)!
    const other = fragment(`${type} ${inner ?? ''}`)
    rule.alternatives = [...((rule.alternatives as Json[]) ?? []), { ...other, limits: other.limits?.length ? other.limits : undefined }]
  } else if (key === 'program') rule.program_ref = value
  else if (key === 'cadence') rule.reverification_cadence = value
  else if (key === 'lead') rule.expiry_lead_days = Number(value)
  else if (key === 'el') rule.limits!.push(...['ea', 'de', 'dp'].map((k) => ({ label: LABELS[k]!, min: money(value!) })))
  else {
    const label = key === 'agg' ? (rule.coverage_type === 'general_liability' ? 'general_aggregate' : 'aggregate') : (LABELS[key] ?? key)
    rule.limits!.push({ label, min: value ? money(value) : null })
  }
}

function fragment(line: string): Fragment {
  const [head, ...rest] = pieces(line)
  if (head === 'cert') return certificate(rest)
  if (!TYPES[head!]) throw new Error(`no such type: ${line}`)
  const rule: Fragment = { coverage_type: TYPES[head!]!, limits: [] }
  for (const piece of rest.filter((p) => p !== 'stack')) {
    const at = piece.indexOf('=')
    if (at < 0) member(rule, piece, undefined)
    else member(rule, piece.slice(0, at), piece.slice(at + 1).replaceAll('"', ''))
  }
  if (rest.includes('stack')) for (const l of rule.limits!) if (!UNSTACKED.has(l.label)) l.stack_with = ['umbrella', 'excess_liability']
  return rule
}

function certificate(rest: string[]): Fragment {
  const rule: Fragment = { kind: 'certificate' }
  const line = rest.join(' ')
  const holder = /holder="([^"]*)"/.exec(line)?.[1]
  if (holder) rule.certificate_holder = holder
  const named = /named=(\w+)/.exec(line)?.[1]
  if (named) rule.named_insured = named
  const within = /within=(\d+)/.exec(line)?.[1]
  if (within) rule.issued_within_days = Number(within)
  const terms = /noexcl=(.*)$/.exec(line)?.[1]
  if (terms) rule.no_exclusion_terms = terms.replaceAll('"', '').split(',')
  return rule
}

function ambiguity(line: string): LabelledAmbiguity {
  const [said, ...more] = line.split(' | ').map((s) => s.trim())
  const types = more.find((m) => m.startsWith('types='))
  return {
    sentence_contains: said!.split('||').map((s) => s.trim()),
    ...(types ? { coverage_types: types.slice(6).split(',').map((t) => TYPES[t]!) } : {}), // prettier-ignore
    ...(more.includes('opt') ? { optional: true } : {}),
  }
}

function mustNot(line: string): MustNot {
  const [type, said] = line.split(' ')
  const [name, value] = (said ?? '').split('=')
  const coverage = type === '*' ? {} : { coverage_type: TYPES[type!]! }
  if (!name) return coverage
  const plain = value === undefined ? {} : { value: value === 'true' ? true : /^[\d.]+$/.test(value) ? Number(value) : value }
  return { ...coverage, member: name, ...plain }
}

function readNotation(file: string): LabelledText[] {
  return file
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [id, style] = block.slice(0, block.indexOf('\n')).split('|').map((s) => s.trim()) // prettier-ignore
      const at = block.lastIndexOf('\n---\n')
      const expected: LabelledText['expected'] = { rules: [], set: {}, ambiguities: [], must_not: [], optional: [], if_flagged: [] }
      for (const line of block.slice(at + 5).split('\n').map((l) => l.trim()).filter(Boolean)) { // prettier-ignore
        if (line.startsWith('? ')) expected.ambiguities.push(ambiguity(line.slice(2)))
        else if (line.startsWith('! ')) expected.must_not.push(mustNot(line.slice(2)))
        else if (line.startsWith('~ ')) expected.if_flagged.push(fragment(line.slice(2)))
        else if (line.startsWith('o ')) expected.optional.push(fragment(line.slice(2)))
        else if (line.startsWith('set ')) {
          const cadence = /cadence=(\w+)/.exec(line)?.[1]
          const lead = /lead=(\d+)/.exec(line)?.[1]
          if (cadence) expected.set.reverification_cadence = cadence
          if (lead) expected.set.expiry_lead_days = Number(lead)
        } else expected.rules.push(fragment(line))
      }
      return { id: id!, style: style!, text: block.slice(block.indexOf('\n') + 1, at), expected }
    })
}

const EMPTY: LabelledText['expected'] = { rules: [], set: {}, ambiguities: [], must_not: [], optional: [], if_flagged: [] }

/** Every labelled text of the folder. */
export function readTexts(folder: string): LabelledText[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const content = readFileSync(path.join(folder, name), 'utf8')
      if (!name.endsWith('.json')) return readNotation(content)
      const text = JSON.parse(content) as LabelledText
      return [{ ...text, expected: { ...EMPTY, ...text.expected } }]
    })
}
