import { type Producer, STATE_CODES } from '../../../vocabulary/index.ts'
import type { Segment } from '../../classify/index.ts'
import { candidatesFor } from '../view/label-values.ts'
import { type PageView, segmentsBelow } from '../view/page-view.ts'

const INSURED =
  /\b(?:(?<=^(?:\d\.\s)?)the\sinsured(?=\s?:)|(?:first\s)?named\sinsured(?:\(s\)|s|['’]s\sfull\sname)?(?:\s(?:and|&)\s(?:mailing\s)?address)?|name\sof\s(?:the\s)?insured|insured(?:['’]s)?\sname(?:\s(?:and|&)\s(?:mailing\s)?address)?|named\s(?:entity|organi[sz]ation|corporation)|policy\s?holder(?:\(s\)|s)?(?:\sname)?|mailing\sname\sand\saddress\sfor\sinsured|insured(?:\(s\)|s)?\s(?:and|&)\s(?:mailing\s)?address|(?:your|pet)\s(?:parent|owner)|insured\smailing\saddress|issued\sto|^(?:\d{1,2}\.\s?)?insured(?:\(s\)|s|\s(?:organi[sz]ation|entity|person|owner[-\s]operator|driver|member)|\s(?:and|&)\s(?:mailing\s)?address)?)\s?:?/i
const PRODUCER =
  /\b(?:your\s\w{0,12}\s?(?:agency|agent)(?:['’]s\sname(?:\sand\saddress)?)?(?:\sis)?|producer(?:\sname)?(?:\sarea|\s(?:and|&)\saddress)?|agency(?:\sname)?(?:\s(?:and|&)\saddress)?|agent(?:\sname)?(?:\s(?:and|&)\saddress)?|agent\sof\srecord|broker(?:\sname)?|insurance\sagent)\s?(?:of\srecord)?\s?:?$|^(?:agent|agency|producer|broker)\s?:?\s/i
const STATES = new Set(Object.values(STATE_CODES))
const STATE_ZIP = /\b([A-Z]{2})\.?,?\s{1,3}\d{5}(?:-\d{4})?\b/
const ADDRESS = /^(?:p\.?\s?o\.?\s?box\b|\d{1,6}\s+\S|c\/o\b|attn\b|suite\b|apt\b|unit\b|floor\b|rr\s?\d)|\b\d{5}(?:-\d{4})?$/i
const NOT_A_NAME =
  /\b(?:policy|number|address|period|effective|date|page|insured|coverages?|premium|agent|agency code|phone|email|website|declarations|additional|drivers?|vehicles?|location|limits?|business|refers?|form|same as|see|item|mailing|street|account|term|total|summary|information|state|renewal|legal entity|entity|company use|bill|relationship|interest|mortgagee|lienholder|telephone|www|http|what|when|how|please|shown|below|above|provided|means|is|are|the following|customer|deductible|issued|certificate|holder|requested)\b|[@:]|\$/i

/** What begins as a sentence does names nobody. */
const SENTENCE = /^["“(]?(?:we|you|they|if|this|it)[,"”]?\s[a-z]/i

/** The caption of the cell beside. */
const BARE_CAPTION = /^(?:agency|agent|producer|broker|carrier|insurer|administrator|lender|company|and|of|the|(?:company\s|producer\s)?name\sarea)\W*$/i

const looksLikeName = (text: string): boolean => {
  const letters = text.replace(/[^A-Za-z]/g, '').length
  return (
    letters >= 3 &&
    text.length <= 70 &&
    letters / text.length > 0.6 &&
    !NOT_A_NAME.test(text) &&
    !ADDRESS.test(text) &&
    !SENTENCE.test(text) &&
    !BARE_CAPTION.test(text) &&
    /^[A-Z"“(]/.test(text)
  )
}

const BEHIND_MIN = 4
/** `Acme Hauling LLC, 77 Ridge Rd, Rock Hill, SC 29730` on one line. */
const ADDRESS_BEHIND = /,\s(?:\d{1,6}\s\S|p\.?\s?o\.?\s?box\b|(?:rr|rd|rural\sroute)\s\d|[a-z.]+(?:\s[a-z.]+){0,2},?\s[A-Z]{2}\s\d{5}).*$/i

/** `Acme Paving LLC  Insurance Company …`: the next blank's caption on the same line. */
const CAPTION_BEHIND = /(?<=\b(?:LLC|Inc|Corp|Corporation|Ltd|LP|LLP)\.?),?\s(?:insurance\scompany|carrier|premium|endorsement|countersigned)\b.*$/i
/** `INSURED: Larkfield Trust  LOCATION: 9 Oak`: the next fact's label on the same line. */
const LABEL_BEHIND = /\s(?:location|policy|agent|agency|address|mailing|dob|effective|expiration|term|period|phone|account)(?:\s[a-z]{2,12}){0,2}\s?:.*$/i

/** In the cell beside the label, over the insurer's own address. */
const INSURER = /\b(?:insurance|assurance|indemnity|casualty)\s(?:company|companies|corporation|exchange|group)\b|\bgroup\sof\s(?:insurance\s)?companies\b/i

type NameVote = { name: string; score: number; state: string | null }

function segmentHolding(view: PageView, run: { words: { text: string }[] }): Segment | null {
  return view.rows.flatMap((r) => r.segments).find((s) => s.words.includes(run.words[0] as never)) ?? null
}

/** In a list of labels and values side by side the next line has a label of its own. */
const hasOwnLabel = (view: PageView, line: Segment, label: Segment): boolean =>
  line.box.x > label.box.x + label.box.w && view.rows.some((r) => r.segments.includes(line) && r.segments.some((s) => s !== line && Math.abs(s.box.x - label.box.x) < 6))

/** The name lines at a label: the first line, and the next ones until the address begins. */
function namesUnder(view: PageView, first: Segment, label: Segment): { names: string[]; state: string | null } {
  const lines = [first, ...segmentsBelow(view, first, 5).filter((s) => Math.abs(s.box.x - first.box.x) < 10)]
  const names: string[] = []
  let state: string | null = null
  let open = true
  for (const line of lines.slice(0, 7)) {
    const zip = STATE_ZIP.exec(line.text.toUpperCase())
    if (zip && STATES.has(zip[1]!)) {
      state = zip[1]!
      break
    }
    if (ADDRESS.test(line.text) || (line !== first && hasOwnLabel(view, line, label))) open = false
    const size = Math.abs(line.box.h - first.box.h) < 0.4 * first.box.h
    if (open && line !== label && looksLikeName(line.text) && size && names.length < 3) names.push(line.text.replace(/[,;]+$/, ''))
    else if (line !== first && !ADDRESS.test(line.text)) open = false
  }
  return { names, state }
}

/** Who is insured and in which state, by the labels of the pages; most agreed name first. */
export function findInsured(views: readonly PageView[]): { name: string | null; state: string | null } {
  const votes = new Map<string, NameVote>()
  for (const view of views) {
    for (const c of candidatesFor(view, INSURED, 2)) {
      if (c.distance > 1 || /additional|other|prior|not|each|loss|lien|master/i.test(c.label.before.slice(-25))) continue
      // What stands behind a label in its own cell is its value, not what stands under it.
      if (c.relation !== 'same' && c.label.segment.text.length > c.label.before.length + c.label.text.length + BEHIND_MIN) continue
      const text = c.run.text.replace(/[,;]+$/, '').replace(ADDRESS_BEHIND, '').replace(CAPTION_BEHIND, '').replace(LABEL_BEHIND, '')
      if (!looksLikeName(text) || (c.relation === 'right' && INSURER.test(text))) continue
      const segment = segmentHolding(view, c.run)
      const under = segment && c.relation !== 'same' ? namesUnder(view, segment, c.label.segment) : { names: [text], state: null }
      const sameState =
        c.relation === 'same'
          ? STATE_ZIP.exec(
              segmentsBelow(view, c.label.segment, 4)
                .map((s) => s.text)
                .join(' ')
                .toUpperCase(),
            )
          : null
      const state = under.state ?? (sameState && STATES.has(sameState[1]!) ? sameState[1]! : null)
      const name = under.names.length ? under.names.join(', ') : text
      const isWhole = c.label.segment.text.length <= c.label.before.length + c.label.text.length + 1
      const near = (c.relation === 'same' ? 1 : c.relation === 'right' ? (isWhole ? 0.95 : 0.8) : 0.9) * (c.distance ? 0.6 : 1)
      const key = name.toLowerCase().replace(/[^a-z]/g, '')
      const held = votes.get(key)
      const weight = near * (/named|policy\s?holder|name/i.test(c.label.text) ? 2 : 1)
      if (held) {
        held.score += weight * 0.6
        held.state ??= state
      } else votes.set(key, { name, score: weight, state })
    }
  }
  const best = [...votes.values()].sort((a, b) => b.score - a.score)[0]
  const state = best?.state ?? stateBeside(views, best?.name ?? null)
  return { name: best && best.score >= 0.9 ? best.name : null, state }
}

/** Otherwise the address under the same name elsewhere on the pages. */
function stateBeside(views: readonly PageView[], name: string | null): string | null {
  if (!name) return null
  const key = name.split(',')[0]!.toLowerCase()
  for (const view of views) {
    for (const block of view.blockRuns) {
      if (!block.text.toLowerCase().includes(key)) continue
      const zip = STATE_ZIP.exec(block.text.toUpperCase())
      if (zip && STATES.has(zip[1]!)) return zip[1]!
    }
  }
  return null
}

const LEADS_AGENT = /^\W*(?:your|the|name\sof|independent|insurance|local|writing|servicing|general|managing|producing|selling|surplus\slines|retail|wholesale)\W*$/i
const PHONE = /(?:1[-.\s])?\(?\b[2-9]\d{2}\)?[-.\s]{1,2}\d{3}[-.\s]\d{4}\b/
const EMAIL = /[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}/

/** The agency by its label, with the phone and email that stand under it. */
export function findProducer(views: readonly PageView[]): Producer | null {
  for (const view of views) {
    for (const c of candidatesFor(view, PRODUCER, 2)) {
      if (c.distance > 0 || /additional|call|contact|contact your|see/i.test(c.label.before)) continue
      // `Larkfield Insurance Agency` in a letterhead is a name that ends like a label.
      if (c.relation === 'below' && !c.label.text.includes(':') && /[A-Za-z]{3}/.test(c.label.before) && !LEADS_AGENT.test(c.label.before)) continue
      const text = c.run.text.replace(/^(?:[A-Z]{0,3}\d{3,}[A-Z]?\s+)/, '').replace(/[,;]+$/, '')
      if (!looksLikeName(text)) continue
      const segment = segmentHolding(view, c.run)
      const under = segment ? segmentsBelow(view, segment, 7).map((s) => s.text) : []
      const block = under.join(' ')
      return { name: text, contact_name: null, email: EMAIL.exec(block)?.[0] ?? null, phone: PHONE.exec(block)?.[0] ?? null }
    }
  }
  return null
}
