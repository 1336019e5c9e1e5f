import { daysBetween } from '../kernel/index.ts'
import type { CertificateRule, DocType } from '../vocabulary/index.ts'
import { containsWords, foldName, foldNames } from './fold-name.ts'
import type { EvaluateInput, JudgedCertificate, JudgedEngagement } from './judged.ts'
import { lastWord, stillProof } from './last-word.ts'
import { type Check, type CheckReason, type CheckStatus, type CheckValue, type Judgement, miss, pass, worst } from './rule-result.ts'

const CERTIFICATES: ReadonlySet<DocType> = new Set(['coi', 'binder', 'state_fund_certificate'])
type Judge = (certificate: JudgedCertificate) => Check

/**
 * A rule on the certificates themselves, newest first. The holder and the date of issue are met by one and the same certificate; the named
 * insured and the absence of exclusions must hold on every one that is proof of something still. One that waits for a person, or that nobody
 * could read, is no proof and meets nothing; it may yet be what is asked, so that without it nothing is failed.
 */
export const judgeCertificates = (
  rule: CertificateRule,
  { certificates: all, lines, engagement, today }: Pick<EvaluateInput, 'certificates' | 'lines' | 'engagement' | 'today'>,
): Judgement => {
  const seen = all.filter(({ document_class }) => CERTIFICATES.has(document_class))
  const certificates = seen.filter(({ standing }) => standing === 'read')
  const [open] = seen.filter(({ standing }) => standing !== 'read')
  const reason: CheckReason = open?.standing === 'unreadable' ? 'unreadable' : 'page_in_review'
  const checks: Check[] = []
  const add = (judged: readonly JudgedCertificate[], judge: Judge) => checks.push(worstCheck(judged.map(judge)))
  const { certificate_holder: holder, named_insured: naming, issued_within_days: days, no_exclusion_terms: terms } = rule
  if (certificates.length === 0) checks.push(open ? miss('certificate', 'unverified', reason, 'a certificate', null) : miss('certificate', 'fail', 'not_shown', 'a certificate', null))
  else {
    const ofOne = (certificate: JudgedCertificate): Check[] => [
      ...(holder === undefined ? [] : [judgeHolder(certificate, holder)]),
      ...(days === undefined ? [] : [judgeIssued(certificate, days, today)]),
    ]
    for (const check of bestOf(certificates.map(ofOne))) checks.push(check.status === 'fail' && open ? { ...check, status: 'unverified', reason } : check)
    if (naming !== undefined) add(lastWord(certificates, lines, today), (certificate) => judgeNamedInsured(certificate, naming, engagement))
    for (const term of terms ?? []) add(stillProof(certificates, lines, today), (certificate) => judgeWording(certificate, term))
    if (checks.length === 0) checks.push(pass('certificate', 'a certificate', certificates.length))
  }
  const satisfied_by = {
    kind: 'certificate' as const,
    coverage_type: null,
    coverage_line_ids: [],
    alternative: null,
    program_ref: null,
    enrollment_id: null,
    document_ids: [...new Set(checks.flatMap(({ provenance }) => provenance.map(({ source }) => source.slice('document:'.length))))],
  }
  return { status: worst(checks), checks, coverage_line_ids: [], satisfied_by, needsStateReview: false }
}

const BAD_TO_GOOD: CheckStatus[] = ['fail', 'unverified', 'pass']
const worstCheck = (checks: readonly Check[]): Check => {
  const found = BAD_TO_GOOD.map((status) => checks.find((check) => check.status === status)).find((check) => check !== undefined)
  if (!found) throw new Error('a certificate gives a check')
  return found
}

/** The checks of the certificate that comes nearest to all of them. */
const bestOf = (ofEach: readonly Check[][]): Check[] => {
  const rank = (checks: Check[]): number[] => [BAD_TO_GOOD.indexOf(checks.length > 0 ? worst(checks) : 'pass'), checks.filter(({ status }) => status === 'pass').length]
  return ofEach.reduce((best, checks) => {
    const [a, b] = [rank(checks), rank(best)]
    return a[0]! > b[0]! || (a[0] === b[0] && a[1]! > b[1]!) ? checks : best
  })
}

/** The value asked of a certificate: a check where it cannot be compared, else what `meets` says. */
const judgeField = (
  certificate: JudgedCertificate,
  check: string,
  field: 'certificate_holder' | 'insured_name' | 'issued_on',
  required: CheckValue,
  meets: (held: string) => CheckStatus,
): Check => {
  const held = certificate[field]
  const provenance = [{ coverage_line_id: null, source: `document:${certificate.document_id}`, page: null, box: null, reader: null }]
  if (certificate.unreadable.includes(field)) return miss(check, 'unverified', 'unreadable', required, null, provenance)
  if (held === null) return miss(check, 'fail', 'not_shown', required, null, provenance)
  const status = meets(held)
  return status === 'pass' ? pass(check, required, held, provenance) : miss(check, status, 'differs', required, held, provenance)
}

/**
 * The asked name stands in the holder's box; of an asked address, its numbers (house, ZIP) do too. In doubt: a missing legal ending, a name
 * that goes on in other words (`Pine Foods` is not `Pine Foods Transport`), an address where the box shows none.
 */
const judgeHolder = (certificate: JudgedCertificate, required: string): Check =>
  judgeField(certificate, 'certificate_holder', 'certificate_holder', required, (held) => {
    const [name = '', ...address] = required.split(/[,\n;]\s*(?=\d|p\.?\s*o\.?\s*box|attn|c\/o)/i)
    const whole = foldName(held)
    const box = foldName(certificate.holder_printed ?? held)
    const numbers = address.join(' ').match(/\d+/g) ?? []
    const asked = foldName(name)
    const [bare, ending = ''] = splitEnding(asked)
    const at = ` ${whole} `.indexOf(` ${bare} `)
    if (at < 0 || bare === '') return 'fail'
    const [before, after] = [whole.slice(0, at).trim().split(' ').at(-1)!, whole.slice(at + bare.length).trim().split(' ')[0]!]
    if (numbers.some((number) => !containsWords(box, number))) return /\d/.test(box.replace(asked, '')) ? 'fail' : 'unverified'
    const isWhole = ending === '' ? BEHIND_HOLDER.test(after) : after === ending
    return BEFORE_HOLDER.test(before) && isWhole ? 'pass' : 'unverified'
  })

const LEGAL_ENDING = /^(?:llc|inc|corp|co|ltd|lp|llp)$/
const splitEnding = (name: string): [string, string?] => {
  const last = name.split(' ').at(-1)!
  return LEGAL_ENDING.test(last) ? [name.slice(0, -last.length).trim(), last] : [name]
}
/** What may stand about a holder's name without making it another's. */
const BEFORE_HOLDER = /^(?:|and|or|dba|aka)$/
const BEHIND_HOLDER = /^(?:|llc|inc|corp|co|ltd|lp|llp|pllc|pc|plc|na|isaoa|atima|and|or|its|as|dba|aka|attn|c|\d.*)$/

const judgeNamedInsured = (certificate: JudgedCertificate, naming: 'exact' | 'normalized' | 'dba', engagement: JudgedEngagement): Check => {
  const { insured_name: name, aliases } = engagement
  if (name === null) return miss('named_insured', 'unverified', 'not_shown', null, certificate.insured_name)
  const one = (text: string) => text.trim().replace(/\s+/g, ' ')
  return judgeField(certificate, 'named_insured', 'insured_name', name, (held) => {
    if (naming === 'exact') return one(held) === one(name) ? 'pass' : 'fail'
    if (naming === 'normalized') return foldName(held) === foldName(name) ? 'pass' : 'fail'
    const known = new Set([name, ...aliases].flatMap((known) => [foldName(known), ...foldNames(known)]))
    return [foldName(held), ...foldNames(held)].some((part) => known.has(part)) ? 'pass' : 'fail'
  })
}

const judgeIssued = (certificate: JudgedCertificate, days: number, today: string): Check =>
  judgeField(certificate, 'issued_within_days', 'issued_on', days, (held) => {
    const age = daysBetween(held, today)
    return age < 0 ? 'unverified' : age <= days ? 'pass' : 'fail'
  })

/** The description of operations must not carry the term; a term that is denied ("no … exclusion") is left to a person. */
const judgeWording = (certificate: JudgedCertificate, term: string): Check => {
  const check = 'no_exclusion_terms'
  const provenance = [{ coverage_line_id: null, source: `document:${certificate.document_id}`, page: null, box: null, reader: null }]
  if (certificate.unreadable.includes('description_of_operations')) return miss(check, 'unverified', 'unreadable', term, null, provenance)
  const words = foldName(certificate.description_of_operations ?? '')
  const asked = foldName(term)
  const found = [asked, `${asked}s`, asked.replace(/s$/, '')].some((form) => containsWords(words, form))
  if (!found) return pass(check, `no ${term}`, null, provenance)
  const isDenied = /\b(?:no|not|without|never|removed|deleted)\b/.test(words)
  return miss(
    check,
    isDenied ? 'unverified' : 'fail',
    'excluded_by_wording',
    `no ${term}`,
    certificate.description_of_operations,
    provenance,
  )
}
