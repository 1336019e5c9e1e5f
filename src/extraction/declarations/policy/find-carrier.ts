import { type Segment, unionBox } from '../../classify/index.ts'
import { type CompanyName, companyNamesIn, isCommonWords, isLegal } from './company-names.ts'
import { matchCarrier, matchSmudged } from '../../naic/index.ts'
import type { Word } from '../../page-model.ts'
import { type Candidate, candidatesFor } from '../view/label-values.ts'
import { type PageView, segmentsBelow } from '../view/page-view.ts'
import { type Found, runOf, type TextRun, wordsBetween } from '../view/text-run.ts'
import { tickedCompanies } from './ticked-company.ts'

const STRONG_LABEL =
  /\b(?:underwritten\s(?:and\sissued\s)?by|(?:coverage|insurance|policy|protection)\s(?:is\s)?(?:provided|underwritten|issued|written)\s(?:by|in|through|and\sunderwritten\sby)|policy\sissued\sby|issued\sby|provided\sand\sunderwritten\sby|your\sinsurer|name\sof\s(?:insurance\s)?(?:insurer|company|carrier)|insurer(?:\sname)?|(?:issuing|insuring|writing|underwriting|insurance)\s(?:company|carrier)(?:\sname)?|company\s(?:name(?:\sarea)?|providing\s(?:the\s)?(?:coverage|insurance))|carrier(?:\sname)?|(?<!\b(?:deposits?|loans?|mortgages?|accounts?|federally|also|previously|currently|formerly)\s)(?<!\b(?:are|is|be|was)\s)insured\sby|insurance\scompany|company\s?:|a\sstock\s(?:insurance\s)?company|this\sinsurance\sis\sprovided\sby)\b\s?:?/i
const DENIAL =
  /not\s(?:affiliated|responsible)|participating|agency|prior|previous|other\sinsur|reinsur|lienholder|loss\spayee|mortgagee|additional\sinterest|notify|department|member\scompan|affiliat|subsidiar|competitor|compare|licensed|marketed|adjuster/i
/** Who owns a form's wording need not be who insures. */
const COPYRIGHT = /(?:©|\(c\)|\bcopyright(?:ed)?\b|\b(?:19|20)\d{2})[,\s]{0,3}(?:by\s|\d{4}[,\s]{0,3})?(?:the\s)?$/i
/** `Producer: State Farm Insurance`: a name behind another party's caption is that party's. */
const OTHER_PARTY = /\b(?:producer|broker|agent|(?:named\s)?insured|certificate\sholder|holder|applicant)(?:\sname)?\s?:\s?$/i
/** The market's name without its underwriters is what a line broke off. */
const MARKET_ALONE = /^lloyd['’]?s\W*$/i
/** Who signs on behalf of an insurer is not the insurer. */
const SIGNS_FOR = /^,?\s?on\s+behalf\s+of\b/i
/** `Issued by Larkfield Underwriters for Lantern Insurance Company`: who issues for a company. */
const ISSUES_FOR = /^,?\sfor\s(?:[A-Z][\w&.'’-]*\s){1,6}?(?:Insurance|Casualty|Indemnity|Assurance)\s(?:Company|Co\b|Corporation|Corp\b)/
const signsForAnother = (behind: string): boolean => SIGNS_FOR.test(behind) || ISSUES_FOR.test(behind)
const LISTING_NAMES = 4

export type CarrierVote = Found & { key: string; labelled: boolean; legal: boolean }
/** True where a name is one of the published list of insurers. */
export type KnownInsurer = (name: string) => boolean

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\bins\b\.?/g, 'insurance')
    .replace(/\bco\b\.?/g, 'company')
    .replace(/\bcorp\b\.?/g, 'corporation')
    .replace(/\bcas\b\.?/g, 'casualty')
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]/g, '')

const located = (run: TextRun, name: CompanyName, score: number, labelled: boolean): CarrierVote => {
  const words = wordsBetween(run, name.start, name.end)
  return {
    key: fold(name.text),
    text: name.text,
    page: run.page,
    words,
    box: unionBox(words.map((w) => w.box)),
    score,
    labelled,
    legal: name.legal,
  }
}

/** The value of a carrier label may run over two or three lines of its column. */
function labelledNames(view: PageView, known: KnownInsurer): CarrierVote[] {
  const votes: CarrierVote[] = []
  for (const c of candidatesFor(view, STRONG_LABEL, 3)) {
    // Beside an empty cell stands the caption of the agency's: what is under that is no insurer.
    if (c.distance > 1 || DENIAL.test(c.label.before.slice(-60)) || AGENCY_CAPTION.test(c.run.text)) continue
    // `Insurance Company` inside a company's own name is no label.
    if (c.label.before.trim() !== '' && !/\bby\b|provided|:\s?$/i.test(c.label.text)) continue
    const first = view.rows.flatMap((r) => r.segments).find((s) => s.words.includes(c.run.words[0]!)) ?? c.label.segment
    const under = segmentsBelow(view, first, 2).filter(
      (s) => (Math.abs(s.box.x - (c.run.words[0]?.box.x ?? 0)) < 14 && !(c.relation === 'right' && isBesideCaption(view, s, c.label.segment))) || c.relation === 'same',
    )
    const run = runOf(view.number, [...c.run.words, ...continued(view, first, c), ...under.slice(0, 2).flatMap((s) => s.words)])
    const found = companyNamesIn(run, known).find((n) => !MARKET_ALONE.test(n.text) && n.start < Math.max(60, c.run.text.length) && !signsForAnother(run.text.slice(n.end))) ?? wholeName(c.run, known) ?? nameBeforeTown(c.run, known)
    const name = found && c.relation !== 'below' && c.run.words[0]?.reader !== 'pdf_text' ? withBrokenHead(run, found) : found
    // `issued by your risk retention group`: words of a sentence.
    if (!name || /^[a-z]{2}/.test(name.text.replace(/^certain\s/, '')) || name.start > 45 || DENIAL.test(run.text.slice(0, name.start))) continue
    const near = c.relation === 'same' ? 1 : c.relation === 'right' ? 0.9 : 0.85
    const heads = c.label.before.trim() === '' && (/:\s?$/.test(c.label.text) || c.relation !== 'same')
    const group = /\bgroup$/i.test(name.text) ? 0.4 : 1
    votes.push(
      located(
        run,
        name,
        (heads || c.label.text.length > 16 ? 6 : 4) * near * group * (c.distance ? 0.7 : 1) * (name.start > 14 ? 0.6 : 1),
        true,
      ),
    )
  }
  return votes
}

/** `Underwritten by: Int egon Natonal Insurance Company` on a picture: the name begins where the value does, be its first word in pieces. */
const withBrokenHead = (run: TextRun, name: CompanyName): CompanyName =>
  name.start > 0 && BROKEN_HEAD.test(run.text.slice(0, name.start)) ? { ...name, text: run.text.slice(0, name.end), start: 0 } : name
const BROKEN_HEAD = /^(?!the\s|by\s|in\s)[A-Z][A-Za-z]{0,11}\s(?:[a-z]{2,8}\s){1,2}$/

/** In a table of facts what stands under a value, beside a caption of its own, is another's value. */
const isBesideCaption = (view: PageView, value: Segment, label: Segment): boolean =>
  view.rows.some((r) => r.segments.includes(value) && r.segments.some((s) => Math.abs(s.box.x - label.box.x) < SAME_EDGE))

/** The next piece of a name that a picture's reader broke at a sign it could not make out (`NORTH PROPERTY  CASUALTY INSURANCE CO.`). */
function continued(view: PageView, first: Segment, { label, relation }: Candidate): Word[] {
  if (relation === 'below' || relation === 'above' || first.words[0]?.reader === 'pdf_text') return []
  const row = view.rows.find((r) => r.segments.includes(first))
  const next = row?.segments[row.segments.indexOf(first) + 1]
  if (!row || !next || next === label.segment) return []
  const gap = next.box.x - first.box.x - first.box.w
  return gap < row.h * 2.2 && /^[A-Z]/.test(next.text) ? next.words : []
}

/** `Lantern Global Specialty SE`: companies of other countries have other forms. */
const OF_ABROAD = /^[A-Z][\w&.'’-]*(?:\s[A-Z][\w&.'’-]*){1,5}\s(?:SE|AG|plc|PLC)$/
/** A cell that is an insurer's name in itself although it does not look like one: `Acuity, A Mutual Insurance Company`. */
function wholeName(run: TextRun, known: KnownInsurer): CompanyName | undefined {
  const text = run.text.replace(/[,;]+$/, '').replace(/\s[-–]\s\d{1,3}(?:\.\d{1,4})?\s?%$/, '')
  return text.length >= 5 && text.length <= 70 && (known(text) || OF_ABROAD.test(text)) ? { text, start: 0, end: text.length, legal: true } : undefined
}

/** `Fire Insurance Exchange, Los Angeles, California` behind a label: common words alone are a name only where the list has them. */
function nameBeforeTown(run: TextRun, known: KnownInsurer): CompanyName | undefined {
  const text = run.text.split(',')[0]!
  return text.length < run.text.length && isLegal(text) && known(text) ? { text, start: 0, end: text.length, legal: true } : undefined
}

const AGENCY_CAPTION =
  /^\W*(?:name\s(?:and|&)\saddress\sof\s)?(?:your\s|the\s)?(?:general\s|managing\s|local\s)?(?:agen(?:cy|t)|producer|broker|coverholder|program\s(?:administrator|manager))['’]?s?(?:\s?[/&]\s?\w+|\sor\s(?:agent|broker|producer))?(?:\s(?:name|and|&|address|area|of\srecord|information|no\.?|number|code)){0,5}\W*(?:\d[\w-]{0,12})?$|^\W*(?:agent|agency|producer)\s?:[^:]{0,24}\blic(?:ense)?\b/i
const BLOCK_ROWS_MAX = 4
const SAME_EDGE = 6
const LINES_APART_MAX = 2.6
/** Under `Agent Name and Address`, be it some lines higher in the same block, or to the right of `Agency:`, stands no insurer, whatever its name is made of. */
const isUnderAgency = (view: PageView, words: readonly Word[]): boolean => {
  const [first] = words
  const at = first ? view.rows.findIndex((r) => r.segments.some((s) => s.words.includes(first))) : -1
  if (at < 0) return false
  const own = view.rows[at]!.segments
  const cell = own.findIndex((s) => s.words.includes(first!))
  const left = own[cell - 1]
  if (left && AGENCY_CAPTION.test(left.text)) return true
  let y = first!.box.y
  for (let k = at - 1; k >= 0 && k >= at - BLOCK_ROWS_MAX; k--) {
    const over = view.rows[k]!.segments.find((s) => Math.abs(s.box.x - own[cell]!.box.x) < SAME_EDGE)
    if (!over) continue
    if (y - over.box.y > LINES_APART_MAX * Math.max(7, first!.box.h)) return false
    if (AGENCY_CAPTION.test(over.text)) return true
    y = over.box.y
  }
  return false
}

function plainNames(view: PageView, known: KnownInsurer): CarrierVote[] {
  const votes: CarrierVote[] = []
  const tooMany = new Set<TextRun>()
  for (const run of [...view.blockRuns, ...view.rows.flatMap((r) => r.segments.map((s) => runOf(view.number, s.words)))]) {
    const names = companyNamesIn(run, known)
    if (names.length >= LISTING_NAMES) tooMany.add(run)
    for (const name of names) {
      if (MARKET_ALONE.test(name.text)) continue
      // `Insured Acme Haulage LLC Insurance Company Canal`: the next label's words end no name of an insured.
      if (/\binsured:?\s*$/i.test(run.text.slice(0, name.start)) && /\S/.test(run.text.slice(name.end)) && !known(name.text)) continue
      const before = run.text.slice(Math.max(0, name.start - 50), name.start)
      const after = run.text.slice(name.end, name.end + 40)
      if (DENIAL.test(before) || COPYRIGHT.test(before) || OTHER_PARTY.test(before) || signsForAnother(run.text.slice(name.end, name.end + 90)) || /^\s?(?:agency|agent|services|group of|is not)/i.test(after)) continue
      const vote = located(run, name, 0, false)
      if (isUnderAgency(view, vote.words)) continue
      const y = vote.box.y / view.page.height
      const solitary = run.text.length < name.text.length + 12
      vote.score = (y < 0.25 ? 1.6 : y < 0.5 ? 1 : 0.7) * (solitary ? 1.3 : 0.8) * (tooMany.has(run) ? 0.25 : 1)
      votes.push(vote)
    }
  }
  return votes
}

/** `Acuity, A Mutual Insurance Company   2800 South Taylor Drive`: the name before the house number. */
const beforeStreet = (run: TextRun): TextRun => {
  const at = /,\s.{0,60}?[a-z]{3}\s(?=\d{1,5}\s[A-Z][A-Za-z]+\s)/i.exec(run.text)
  const end = at ? at.index + at[0].length : run.text.length
  return at ? runOf(run.page, run.words.filter((_, i) => run.starts[i]! < end)) : run
}
/** The first lines of a page, where the letterhead stands. */
const lettersHeads = (view: PageView, known: KnownInsurer): CarrierVote[] =>
  view.rows.slice(0, 5).flatMap((row) =>
    row.segments.flatMap((s): CarrierVote[] => {
      const run = beforeStreet(runOf(view.number, s.words))
      const isNamed = /,\s|\bcorporation$/i.test(run.text) || (/\bcompany$/i.test(run.text) && !isCommonWords(run.text) && matchCarrier(run.text)?.exact === true)
      const name = isNamed ? wholeName(run, known) : undefined
      return name ? [located(run, name, 2, false)] : []
    }),
  )

const STACK_ROWS = 10
const INSURER_WORD = /\b(?:insurance|fund|mutual|casualty|indemnity|assurance|company)\b/i
/** A letterhead that sets an insurer's name a word or two a line: the list of insurers tells where it ends. */
function stackedHeads(view: PageView, known: KnownInsurer): CarrierVote[] {
  const first = view.rows.slice(0, STACK_ROWS).flatMap((r) => (r.segments[0] && (r.segments[0].words.length < 3 || isCommonWords(r.segments[0].text)) ? [r.segments[0]] : []))
  for (let from = 0; from < first.length; from++) {
    for (let to = Math.min(first.length, from + 5); to - from >= 2; to--) {
      const stack = first.slice(from, to)
      const isStack = stack.every((s, i) => i === 0 || (Math.abs(s.box.x - stack[0]!.box.x) < 3 && s.box.y - stack[i - 1]!.box.y < 2 * Math.max(7, s.box.h, stack[i - 1]!.box.h)))
      const run = runOf(view.number, stack.flatMap((s) => s.words))
      // A line that names an insurer by itself is no part of a longer name, and a trade mark of two words is no company's.
      if (isStack && INSURER_WORD.test(run.text) && known(run.text) && !stack.some((s) => known(s.text) && !isCommonWords(s.text))) return [located(run, { text: run.text, start: 0, end: run.text.length, legal: isLegal(run.text) }, 2.4, false)]
    }
  }
  return []
}

/** A letterhead in large type that a picture's reader ran together or tore apart, told by its letters against the list of insurers. */
function smudgedHeads(view: PageView): CarrierVote[] {
  const votes: CarrierVote[] = []
  for (const row of view.rows.slice(0, 8)) {
    if (row.y > view.page.height * 0.16) break
    for (const words of new Set([row.segments.flatMap((s) => s.words), ...(row.segments.length > 1 ? row.segments.map((s) => s.words) : [])])) {
      if (!words.length || words[0]!.reader === 'pdf_text' || words[0]!.reader === 'docx') continue
      const run = runOf(view.number, words)
      const carrier = matchSmudged(run.text)
      if (!carrier) continue
      // The list confirms what the print leaves doubtful.
      const sure = words.map((w) => ({ ...w, confidence: Math.max(w.confidence, CONFIRMED) }))
      votes.push({ key: fold(carrier.name), text: carrier.name, page: view.number, words: sure, box: unionBox(words.map((w) => w.box)), score: 2.4, labelled: false, legal: true })
    }
  }
  return votes
}
const CONFIRMED = 0.7

/** Of a list of companies with boxes the one ticked insures, and the others do not. */
function settleTicks(votes: Map<string, CarrierVote>, views: readonly PageView[], known: KnownInsurer): void {
  const lists = views.map((view) => tickedCompanies(view))
  const named = (view: PageView, segments: readonly Segment[]): CarrierVote[] =>
    segments.flatMap((s) => {
      const [first, ...rest] = s.words
      const name = first!.text.replace(TICKED_WORD, '')
      const run = runOf(view.number, name ? [{ ...first!, text: name }, ...rest] : rest)
      return companyNamesIn(run, known).slice(0, 1).map((name) => located(run, name, TICKED, true))
    })
  const ticked = lists.flatMap((l, i) => named(views[i]!, l.ticked))
  const keys = new Set(ticked.map((v) => v.key))
  for (const { key } of lists.flatMap((l, i) => named(views[i]!, l.empty))) if (!keys.has(key)) votes.delete(key)
  for (const vote of ticked) votes.set(vote.key, { ...vote, score: vote.score + (votes.get(vote.key)?.score ?? 0) })
}
const TICKED = 8
/** `[X]Lantern Insurance Company`: the mark set against the name. */
const TICKED_WORD = /^[[(☐☒☑□✓✔]\s?[xX✓✔]?[\])]?/

/** Insurers the pages name, the likeliest issuer first. */
export function findCarriers(views: readonly PageView[], known: KnownInsurer): CarrierVote[] {
  const votes = new Map<string, CarrierVote>()
  for (const view of views) {
    const seen = new Map<string, number>()
    for (const vote of [...labelledNames(view, known), ...plainNames(view, known), ...lettersHeads(view, known), ...stackedHeads(view, known), ...smudgedHeads(view)]) {
      const held = votes.get(vote.key)
      const times = seen.get(vote.key) ?? 0
      seen.set(vote.key, times + 1)
      const share = vote.labelled ? 1 : times === 0 ? 1 : times < 3 ? 0.3 : 0
      if (!held) votes.set(vote.key, { ...vote, score: vote.score * share })
      else {
        held.score += vote.score * share * (vote.labelled && held.labelled ? 0.5 : 1)
        if (vote.labelled && !held.labelled)
          Object.assign(held, { labelled: true, box: vote.box, page: vote.page, words: vote.words, text: vote.text })
      }
    }
  }
  settleTicks(votes, views, known)
  const list = [...votes.values()]
  for (const vote of list) {
    if (vote.legal) vote.score += 1.5
    if (known(vote.text)) vote.score += 2
    // A shorter form of a longer name supports it.
    for (const other of list)
      if (other !== vote && vote.key.includes(other.key) && other.key.length > 6) vote.score += Math.min(2, other.score * 0.3)
  }
  return list.sort((a, b) => b.score - a.score)
}
