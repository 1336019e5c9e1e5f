import type { PageKind } from './page-kinds.ts'
import type { PageText } from './text-of-page.ts'

const CERTIFICATE_OF = /^\W*(?:(?:[\w'’.&-]+ ){0,4}|[\w'’.& -]{3,40} [–—|] )(?:certificate|evidence|memorandum|verification|confirmation|proof) of (?:(?:[a-z'’&/,()-]+ ){1,7}(?:insurance|liability|indemnity|cover|coverage)|insurance for (?:leased|rented|financed|scheduled)(?: (?:or|and|\/|&) (?:leased|rented|financed|scheduled))? [a-z]+|(?:insurance|coverage)(?= (?:for|to) ))(?: (?:for|to) (?:the )?(?:lessors?|lienholders?|loss payees?|leasing compan(?:y|ies)|additional interests?|certificate holders?|third part(?:y|ies)))?\W*$/i
const LIABILITY_CERTIFICATE = /^\W*(?:[\w'’.&/-]+ ){0,6}(?:liability|indemnity|insurance)(?: insurance| cover)? certificate\W*$/i
/** Insurance of persons and of titles proves no coverage of a business. */
const OF_OTHERS = /\b(?:life|health|dental|medical|travel|title|mortgage|annuity|unemployment|motor(?! (?:truck|carrier|cargo))|requirements?)\b/i
const HEAD_SHARE = 0.4
/** `Re: Acme Roofing LLC - Proof of insurance`: what a letter is about. */
const SUBJECT = /^\W*(?:re|regarding|subject)\s*:\s*(?!.*\b(?:requests?|requir\w+|missing|needed|expired|lapsed?|quot\w+|renew\w*)\b).{0,60}\b(?:proof|evidence|verification|confirmation|letter)\s+of\s+(?:[a-z'’&/-]+\s+){0,4}(?:insurance|coverage)\b/i
/** A certificate named after the coverage it states, in whatever words. */
export const namesCoverage = (kind: PageKind, text: PageText): boolean =>
  kind.kind === 'other_certificate' &&
  (text.rows.some((r) => r.y < HEAD_SHARE * text.height && SUBJECT.test(r.segments.map((s) => s.text).join(' '))) || text.rows.some((r) => r.y < HEAD_SHARE * text.height && [...r.segments.map((s) => s.text), r.segments.map((s) => s.text).join(' ')].some((t) => t.length < 90 && (CERTIFICATE_OF.test(t) || LIABILITY_CERTIFICATE.test(t)) && !OF_OTHERS.test(t))))

const POLICY_HEADS = [/^policy\s*(?:#|no\.?|num(?:ber)?\.?)$/i, /^(?:insurer|carrier|(?:insurance\s+)?company)(?:\s+name)?$/i, /^(?:policy\s+)?(?:eff(?:ective)?\.?|start)(?:\s+date)?$/i, /^(?:policy\s+)?(?:exp(?:iration|ires|iry)?\.?|end)(?:\s+date)?$/i, /^policy\s+(?:period|term|dates)$/i, /^(?:(?:type\s+of\s+)?(?:coverage|insurance)|(?:policy|coverage)\s+type|line\s+of\s+(?:business|coverage))$/i]
const POLICY_HEADS_MIN = 4
/** A table of policies, by the headings of its columns: what a certificate is about. */
export const listsPolicies = (text: PageText): boolean =>
  text.rows.some((row, i) => {
    // Headings that break leave the first row short, and one of them in it at least.
    if (!row.segments.some((s) => POLICY_HEAD_WORD.test(s.text))) return false
    const heads = headsOf(text.rows, i)
    return POLICY_HEADS.filter((head) => heads.some((s) => head.test(s))).length >= POLICY_HEADS_MIN
  })
const POLICY_HEAD_WORD = /^(?:policy|insurer|carrier|insurance|company|eff|start|exp|end|type|coverage|line)\b/i
/** The headings of a row, and those that break over the rows right under it. */
function headsOf(rows: PageText['rows'], at: number): string[] {
  const own = rows.slice(at, at + HEAD_LINES_MAX).filter((r) => r.y - rows[at]!.y < HEAD_HEIGHT_MAX)
  const cells: { x: number; text: string }[] = []
  for (const { text, box } of own.flatMap((r) => r.segments)) {
    const cell = cells.find((c) => Math.abs(c.x - box.x) < 3)
    if (cell) cell.text += ` ${text.trim()}`
    else cells.push({ x: box.x, text: text.trim() })
  }
  return [...rows[at]!.segments.map((s) => s.text.trim()), ...cells.map((c) => c.text)]
}
const [HEAD_LINES_MAX, HEAD_HEIGHT_MAX] = [3, 24]

/** A company insures what a state's fund does elsewhere, and certifies it in the same words; so does a pool, which covers more than workers. */
export const namesCompany = (text: PageText): boolean => text.rows.some((r) => r.segments.some((s) => /^(?:commercial\s+)?(?:general|auto(?:mobile)?|public)\s+liability\W*$/i.test(s.text) || /\b(?:insurance|casualty|indemnity|assurance|mutual)\s+(?:company|co\.?|corporation|corp\.?)(?![a-z])/i.test(s.text) && s.text.length < 80))

const PROOF = /^\W*(?:(?:online|digital|instant)\s+)?(?:proof of (?:business |liability |event )?(?:insurance|cover)|(?:insurance |cover(?:age)? )(?:confirmation|verification))(?:\s+(?!(?:requests?|requirements?|required|needed|must|upload|for|of)\b)[\w'’™®-]+){0,4}\W*$/i
const CALLED_CERTIFICATE = /^(?!.*\b(?:requests?|required|requirements?|samples?|gift|birth|title|training|medical)\b)(?:[A-Z][\w'’.-]*\s){1,4}(?:[–—-]\s)?certificate\W*$/i
/** `Live certificate` at its head, by whatever name, over a policy's number and term. */
const isCalledCertificate = (text: PageText, printed: string): boolean =>
  text.rows.slice(0, HEAD_ROWS).some((r) => r.segments.some((s) => s.text.length < 50 && CALLED_CERTIFICATE.test(s.text))) && /\bpolicy\b[^\n]{0,20}\s(?:[A-Z0-9-]*\d{4}|[A-Z0-9-]*\(\d{2}\)\s?\d{2})/i.test(printed) && new Set(printed.match(DAYS)).size >= 2
const DAYS = /\b20\d{2}-\d{2}-\d{2}\b|\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b|\b[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}\b/g
/** `Certificate of insurance - two locations`, `Insurance certificate for a leased vehicle`: the title with words of its own behind it, over a policy's number and term. */
const isTitledOn = (text: PageText, printed: string): boolean =>
  text.rows.slice(0, HEAD_ROWS).some((r) => r.segments.some((s) => s.text.length < 80 && TITLED_ON.test(s.text))) && OF_POLICY.test(printed) && new Set(printed.match(DAYS)).size >= 2
/** A policy, or whose it is, where a list of policies has no labels. */
const OF_POLICY = /\bpolicy\b|\b(?:insurance|casualty|indemnity)\s+company\b/i
const TITLED_ON = /^\W*(?:coi(?=\s+(?:export|report|summary|details?)\b)|certificate\s+of\s+(?:liability\s+)?insurance|insurance\s+certificate|(?:verification|confirmation)\s+of\s+(?:insurance\s+)?coverage\s+(?:and|&)\s+(?:claims?|loss)\s+history|(?:[A-Z]{1,4}CIP|wrap-?up)\s+certificate\s+of\s+enrol?lment|certificate\s+of\s+enrol?lment)\b(?!.*\b(?:requests?|requir\w+|samples?|instructions?|checklists?|guide|template)\b)/i
/** A certificate by whatever name, with its holder under a caption of its own and a policy's number. */
const isHeldCertificate = (text: PageText, printed: string): boolean => {
  const calledSo = text.rows.slice(0, HEAD_ROWS).some((r) => r.segments.some((s) => s.text.length < 60 && /\bcertificate\b/i.test(s.text) && !/^certificate\s+holder/i.test(s.text)))
  const holder = calledSo ? /^(?:certificate\s+)?holder\W*$|^certificate\s+holder\s*:\s*\S/i : /^certificate\s+holder\s*:\s*\S/i
  return (calledSo || SPEAKS_OF_ITSELF.test(printed)) && text.rows.some((r) => r.segments.some((s) => holder.test(s.text))) && (/\bpolicy\b[^\n]{0,20}\s[A-Z0-9-]*\d{4}/i.test(printed) || (/\bpolicy\s*(?:#|no\b|number)/i.test(printed) && new Set(printed.match(DAYS)).size >= 2))
}
/** What only a certificate says of itself, whatever it is called at its head. */
const SPEAKS_OF_ITSELF = /\bthis\s+certificate\s+(?:of\s+insurance\s+)?(?:is\s+(?:issued|provided|furnished|for\s+information)|confers|does\s+not|neither)\b/i
const LIMIT_NAMES = [/\beach occurrence\b|\boccurrence limit\b/i, /\bper occurrence\b/i, /\bagg(?:regate)?\b/i, /\b(?:each|per) claim\b/i, /\bcombined single limit\b|\bcsl\b/i, /\b(?:per|each|any one) vehicle\b/i, /\b(?:each|per) accident\b/i, /\bdamage to (?:rented|premises)\b/i, /\bmedical (?:expenses?|payments)\b/i, /\bpersonal (?:&|and) advertising\b/i]
const NOT_BOUND = /\b(?:quot(?:e|ation)s?|proposal|application|indication|estimate|vin|vehicle identification)\b/i
const HEAD_ROWS = 6
const LIMITS_MIN = 2
/** `Proof of insurance` or `Coverage confirmation` at its head, over a policy's number and its liability limits: what cards for a car's glove box and offers do not state. */
export const provesCover = (text: PageText): boolean => {
  const printed = text.rows.map((r) => r.segments.map((s) => s.text).join('  ')).join('\n')
  const isTitled = isTitledOn(text, printed)
  if (NOT_BOUND.test(isTitled ? printed.replace(/\bvin\b/gi, ' ') : printed) || !(isTitled ? OF_POLICY : /\bpolicy\b/i).test(printed) || text.amounts < LIMITS_MIN) return false
  return (text.rows.slice(0, HEAD_ROWS).some((r) => r.segments.some((s) => PROOF.test(s.text))) || isTitled || isHeldCertificate(text, printed) || isCalledCertificate(text, printed)) && LIMIT_NAMES.filter((name) => name.test(printed)).length >= LIMITS_MIN
}
