import type { Page } from '../page-model.ts'
import type { ClassifyPages, PageClass } from '../stages.ts'
import { foldText, foldWords } from './fold-text.ts'
import { sharesNumber } from './goes-on-with.ts'
import { CERTAIN, isLetter, isMail, type KindScore, scoreKinds } from './score-page.ts'
import { bearsNumber, linesOfCover, statesTerm } from './stated-cover.ts'
import { PageText } from './text-of-page.ts'

/** Below this the page's own words decide nothing and its neighbours are asked. */
const OPINION = 4
/** Fewer words than this is a blank side, a divider or a stray footer. */
const WORDS_FOR_OPINION = 14

type Judged = { text: PageText; scores: KindScore[] }

const headLines = (text: PageText): string[] =>
  text.rows
    .slice(0, 6)
    .flatMap((r) => r.segments.map((s) => foldText(s.text).replace(/[2-9]/g, '')))
    .filter((t) => t.length > 5)

/** `Page 2 of 7`, or `Page 2` in a place of its own, where no page says how many there are. */
const pageOf = (text: PageText): { page: number; of: number } | null => {
  const edges = text.rows.length > 13 ? [...text.rows.slice(0, 8), ...text.rows.slice(-5)] : text.rows
  for (const row of edges) {
    const match = /\bpage\s{0,3}(\d{1,3})\s{0,3}(?:of|\/)\s{0,3}(\d{1,3})\b/i.exec(row.segments.map((s) => s.text).join(' '))
    if (match) return { page: Number(match[1]), of: Number(match[2]) }
  }
  const bare = edges.flatMap((row) => row.segments.flatMap((s) => /^page:?\s(\d{1,3})$/i.exec(s.text.trim())?.[1] ?? []))
  return bare.length === 1 ? { page: Number(bare[0]), of: 0 } : null
}

/** How much a page goes on where the one before stopped: shared page head, running page numbers. 0 to 5. */
function continuity(before: PageText, page: PageText): number {
  const a = pageOf(before)
  const b = pageOf(page)
  if (a && b && b.page === a.page + 1 && b.of === a.of) return 5
  const heads = headLines(before)
  const shared = headLines(page).filter((h) => heads.includes(h)).length
  // The first page bears no number; the second, with the same policy and insured at its head, does.
  if (!a && b?.page === 2 && shared >= (b.of === 0 ? SHARED_MIN : 1)) return 5
  // Where only the second page of several is counted as one, it may bear nothing else of the first.
  const isSecond = !a && b?.page === 2 && b.of > 1
  return (shared >= 3 || isSecond ? 3.5 : shared * 1) + (goesOnInATable(page) ? 4.5 : 0) - (a && b && b.page === 1 ? 3 : 0)
}

/** A page whose first line is a row of a table, a name and its amount, was cut off the page before by whatever printed it. */
const goesOnInATable = ({ rows, height, seen }: PageText): boolean => {
  const first = rows[0]
  if (seen || !first || first.y > height * 0.08) return false
  const cells = first.segments.map((s) => s.text.trim())
  return cells.length >= 2 && /^[A-Za-z]/.test(cells[0]!) && cells.slice(1).every((c) => AMOUNT_CELL.test(c))
}
const AMOUNT_CELL = /^(?:\$\s?[\d,]+(?:\.\d\d)?(?:\s[a-z ]{0,24})?|included|excluded|n\/a|not covered|none|-+)$/i

const PACKAGE_KINDS = new Set(['declarations', 'policy_form', 'policy_contents', 'endorsement', 'schedule', 'id_card', 'insurance_letter'])

const SHARED_MIN = 2
const OF_DECLARATIONS: ReadonlySet<string> = new Set(['schedule', 'filing'])
const NUMBERED_ON = 5
const GOES_ON = 3

/** `PROFESSIONAL LIABILITY INSURANCE POLICY` over a number, a term and limits: the title of a policy over what its declarations state, on a page that no wording fills. */
const statesItself = (text: PageText, [first, second]: readonly KindScore[]): boolean =>
  first?.kind.kind === 'policy_form' && second?.kind.kind === 'declarations' && second.score >= OPINION && first.score - second.score < TITLE_AHEAD_MAX && text.words < WORDS_OF_A_WORDING && bearsNumber(text) && statesTerm(text) && linesOfCover(text) >= LINES_MIN
const TITLE_AHEAD_MAX = 1.5
const LINES_MIN = 2
/** A page of wording is filled. */
const WORDS_OF_A_WORDING = 220

function chooseKind(
  judged: Judged,
  previous: { kind: KindScore | null; text: PageText } | null,
): { best: KindScore | null; confidence: number } {
  const carried = previous?.kind ? Math.max(0, continuity(previous.text, judged.text)) : 0
  // A schedule, or the list of filings made, whose number goes on from the declarations' page is one of their own pages.
  const strongest = judged.scores[0]
  const ownSchedule = carried >= NUMBERED_ON && previous?.kind?.kind.kind === 'declarations' && strongest && OF_DECLARATIONS.has(strongest.kind.kind) ? strongest.score : 0
  const scores = judged.scores
    .map((s) => ({ ...s, score: s.score + (s.kind === previous?.kind?.kind ? carried + 0.5 : 0) + (s.kind.kind === 'declarations' ? ownSchedule : 0) }))
    .sort((a, b) => b.score - a.score)
  const [first, second] = statesItself(judged.text, scores) ? [scores[1]!, scores[0]!] : scores
  if (!first || first.score < OPINION || (first.score < CERTAIN && judged.text.words < WORDS_FOR_OPINION)) return { best: null, confidence: 0 }
  const margin = first.score - (second?.score ?? 0)
  const confidence = Math.min(0.99, 0.55 + Math.min(first.score, 12) * 0.02 + Math.min(margin, 6) * 0.035)
  return { best: first, confidence }
}

const INSURANCE_WORDS = ['insurance', 'insured', 'policy', 'coverage', 'premium', 'insurer', 'underwrit', 'liability'].map(foldText)
/** Any of these keeps a short page in doubt: it may be the last words of a page that says more elsewhere. */
const NEAR_INSURANCE = ['acord', 'certif', 'endorse', 'deductible', 'broker', 'claim', 'injury', 'naic', 'indemni', 'agen', 'vehicle', 'limit', 'effective', 'expir', 'binder', 'bond', 'waive', 'subrogat', 'holder', 'cancel', 'declaration', 'reinstat', 'carrier', 'exclu', 'cover', 'named', 'accident', 'compensation'].map(foldText)
const NEAR_MIN = 2
/** Words that hardly any paper but one of insurance has. */
const OF_INSURANCE = ['acord', 'certif', 'endorsement', 'deductible', 'naic', 'indemnif', 'subrogat', 'binder', 'mvr', 'admitted', 'umbrella', 'loss run', 'workers comp', 'claimant', 'quote firm', 'surety', 'obligee'].map(foldText)
/** So few words, in a file that states its text, are still a paper of its own. */
const WORDS_OF_A_SHORT_PAPER = 5
const WORDS_OF_A_PAPER = 25

function fallback(text: PageText, source: Page['source']): { doc_type: PageClass['doc_type']; confidence: number; doubtful: boolean } {
  const insuranceWords = INSURANCE_WORDS.filter((w) => text.folded.includes(w)).length
  // Words of a picture may be insurance words misread.
  const stated = source === 'digital' || source === 'docx'
  const short = stated && text.words >= WORDS_OF_A_SHORT_PAPER && insuranceWords === 0 && !NEAR_INSURANCE.some((w) => text.folded.includes(w))
  // What goes with a certificate speaks of it and hardly of insurance.
  const goesWith = insuranceWords > 0 && isLetter(text) && NEAR_INSURANCE.filter((w) => text.folded.includes(w)).length >= NEAR_MIN
  const foreign = short || (text.words >= (stated ? WORDS_OF_A_PAPER : 40) && insuranceWords <= (stated ? 1 : 0) && insuranceWords + OF_INSURANCE.filter((w) => text.folded.includes(w)).length <= 1 && !goesWith)
  return { doc_type: foreign ? 'not_insurance' : 'unknown', confidence: foreign ? 0.6 : 0.4, doubtful: text.words >= 30 && insuranceWords >= 3 }
}

/** What a page must say of a kind itself to be taken for one of its pages. */
const SAYS_SOME = 1.5
const IN_SENTENCES = 0.5
/** The last lines of a paper, with who underwrites it. */
const FEW_WORDS = 30
const WORDED: ReadonlySet<string> = new Set(['policy_form', 'policy_contents', 'endorsement'])
/** Whether a page shares a head, a number or some words with papers of a kind. */
function goesOnWith({ kind: { kind } }: KindScore, i: number, chosen: readonly (KindScore | null)[], judged: readonly Judged[]): boolean {
  const { text, scores } = judged[i]!
  if (scores.some((s) => s.kind.kind === kind && s.score >= SAYS_SOME)) return true
  const before = judged[i - 1]
  if (before && chosen[i - 1]?.kind.kind === kind && continuity(before.text, text) >= 1) return true
  return sharesNumber(text, judged.filter((_, at) => at !== i && chosen[at]?.kind.kind === kind).map((j) => j.text))
}

/** Whether a page may be of what stands next to it, though it shares nothing with it: hardly anything is said on it, or only a wording. */
const mayBeOf = ({ kind: { kind } }: KindScore, { text }: Judged): boolean =>
  text.words < WORDS_FOR_OPINION || (text.words < FEW_WORDS && text.amounts === 0) || (WORDED.has(kind) && text.prose >= IN_SENTENCES && !isLetter(text))

/** Between the papers of a packet stand others: which of them a page that says little goes with; null where none. */
function paperOf(i: number, nearest: KindScore, others: readonly KindScore[], chosen: readonly (KindScore | null)[], judged: readonly Judged[]): KindScore | null {
  if (judged[i]!.text.seen) return nearest
  const kinds = [nearest, ...others].filter((k, at, all) => all.findIndex((o) => o.kind === k.kind) === at)
  return kinds.find((k) => goesOnWith(k, i, chosen, judged)) ?? (mayBeOf(nearest, judged[i]!) ? nearest : null)
}

/** Letters and notices inside a policy package belong to the paper around them; alone they prove nothing. */
function settleNeighbours(chosen: (KindScore | null)[], judged: Judged[]): void {
  const known = (k: KindScore | null | undefined): boolean => k !== null && k !== undefined && k.kind.kind !== 'insurance_letter'
  for (let i = 0; i < chosen.length; i++) {
    const own = chosen[i]
    // A mail before the papers that it sends is none of them.
    if (known(own) || isMail(judged[i]!.text)) continue
    const [ahead, behind] = [chosen.slice(0, i).reverse(), chosen.slice(i + 1)].map((side) => side.filter((k): k is KindScore => known(k))) as [KindScore[], KindScore[]]
    const before = ahead[0] ?? null
    const strong = judged[i]!.scores[0]
    const nearest = before ?? behind[0]
    if (!nearest) continue
    const neighbour = own ? nearest : paperOf(i, nearest, [...ahead, ...behind], chosen, judged)
    if (!neighbour) continue
    if ((own || isLetter(judged[i]!.text)) && !PACKAGE_KINDS.has(neighbour.kind.kind)) continue
    if (
      !own &&
      before === neighbour &&
      !PACKAGE_KINDS.has(before.kind.kind) &&
      strong &&
      strong.score >= 3 &&
      strong.kind.doc_type !== before.kind.doc_type &&
      judged[i]!.text.words > 60
    )
      continue
    chosen[i] = neighbour
  }
}

const CANADIAN = foldWords('CSIO')
/** An imitation under the ACORD heading that nowhere says ACORD is a certificate of some other make. */
const isImitation = ({ folded }: PageText): boolean => !folded.includes('acord') && !folded.includes(foldText('policies of insurance listed below'))
const NAMED_ALIKE: ReadonlySet<string> = new Set(['acord_27', 'acord_28', 'acord_24', 'acord_23'])
/** What those forms print, whichever edition. */
const FORM_SAYS = ['this evidence of property insurance is issued', 'this is evidence that insurance', 'this evidence of commercial property insurance', 'this certificate is issued as a matter of information only', 'additional interest', 'amount of insurance', 'coverage/perils/forms', 'perils insured', 'vehicle or equipment certificate'].map(foldText)
const formOf = (kind: KindScore, text: PageText): PageClass['form'] => {
  // The form of Canada's brokers bears the same title.
  if (kind.kind.form === 'acord_25' && !text.acord && (isImitation(text) || text.spaced.includes(CANADIAN))) return 'other'
  // Evidence of property in an insurer's own layout bears the form's title and nothing else of it.
  if (!text.seen && !text.acord && NAMED_ALIKE.has(kind.kind.form ?? '') && !text.folded.includes('acord') && !FORM_SAYS.some((words) => text.folded.includes(words))) return 'other'
  return kind.kind.form ?? null
}

/** Sorts every page into the classes of the contract, by its own words and by what it continues. */
export const classifyPages: ClassifyPages = (pages: Page[]) => {
  const judged = pages.map((page): Judged => {
    const text = new PageText(page)
    return { text, scores: scoreKinds(text) }
  })
  const chosen: (KindScore | null)[] = []
  const confidences: number[] = []
  let previous = null as { kind: KindScore | null; text: PageText } | null
  for (const j of judged) {
    const { best, confidence } = chooseKind(j, previous)
    chosen.push(best)
    confidences.push(confidence)
    if (best || j.text.words >= WORDS_FOR_OPINION) previous = { kind: best ?? previous?.kind ?? null, text: j.text }
  }
  const own = [...chosen]
  settleNeighbours(chosen, judged)
  return judged.map(({ text }, i): PageClass => {
    const kind = chosen[i]
    const number = pages[i]!.number
    if (!kind) {
      const { doc_type: told, confidence, doubtful } = fallback(text, pages[i]!.source)
      // Among papers of insurance a page that speaks little of it is still one of them, unless its own words tell otherwise.
      const doc_type = chosen.some((k) => k !== null && PACKAGE_KINDS.has(k.kind.kind)) ? 'unknown' : told
      return { page: number, doc_type, form: null, form_edition: null, confidence, ...(doubtful ? { doubtful: true as const } : {}) }
    }
    const form = formOf(kind, text)
    const edition = form && text.acord ? text.acord.edition : null
    // Endorsements stapled together may each be of another policy; a page that goes on from the one before bears no title.
    const before = judged[i - 1]
    const starts = own[i] === kind && kind.kind.kind === 'endorsement' && kind.titled && before !== undefined && pages[i]!.source !== 'image' && continuity(before.text, text) < GOES_ON
    return { page: number, doc_type: kind.kind.doc_type, form, form_edition: edition, confidence: own[i] === kind ? confidences[i]! : 0.6, ...(starts ? { starts: true as const } : {}) }
  })
}
