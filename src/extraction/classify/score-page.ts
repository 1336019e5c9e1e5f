import { ALL_KINDS } from './all-kinds.ts'
import { kindOfAcordNumber, printsFilingNumber } from './acord-numbers.ts'
import { foldText, foldWords } from './fold-text.ts'
import { mendHeading, TICK_BOX } from './page-headings.ts'
import type { PageKind } from './page-kinds.ts'
import type { Row } from './page-layout.ts'
import { PhraseSet } from './phrase-set.ts'
import { listsPolicies, namesCompany, namesCoverage, provesCover } from './told-as-certificate.ts'
import { supposesCancelling } from './told-by-sentences.ts'
import { HEAD_ROWS, type PageText } from './text-of-page.ts'
import { listsSeveral } from './told-by-tables.ts'
import { toldByContent } from './told-by-content.ts'
import { toldOtherwise } from './told-otherwise.ts'

const TITLES = new PhraseSet(ALL_KINDS.flatMap((k) => k.titles.map(foldText)))
// Short words stand inside others once spaces are gone ("atm" in "treatment"), so they match as whole words.
const WHOLE_WORDS_MAX = 8
const ALL_PHRASES = ALL_KINDS.flatMap((k) => [...k.body, ...(k.hints ?? [])]).map((text) => ({ folded: foldText(text), words: foldWords(text) }))
const PHRASES = new PhraseSet(ALL_PHRASES.filter((p) => p.folded.length > WHOLE_WORDS_MAX).map((p) => p.folded))
const SHORT_PHRASES = new PhraseSet(ALL_PHRASES.filter((p) => p.folded.length <= WHOLE_WORDS_MAX).map((p) => p.words))

/** A phrase by its place in the set that it is looked for in: by the words of short ones, by the letters of the others. */
type Phrase = { letters: number; isShort: boolean; at: number }
type FoldedKind = { kind: PageKind; titles: { text: string; at: number }[]; long: Phrase[]; short: Phrase[]; hints: Phrase[] }
const phrase = (text: string): Phrase => {
  const folded = foldText(text)
  const isShort = folded.length <= WHOLE_WORDS_MAX
  return { letters: folded.length, isShort, at: isShort ? SHORT_PHRASES.placeOf(foldWords(text)) : PHRASES.placeOf(folded) }
}
const LONG_MIN = 22
/** Spellings that fold alike are one phrase. */
const phrasesOf = (texts: readonly string[]): Phrase[] => [...new Map(texts.map((t) => [foldText(t), phrase(t)])).values()]
const FOLDED: readonly FoldedKind[] = ALL_KINDS.map((kind) => ({
  kind,
  titles: kind.titles.map(foldText).map((text) => ({ text, at: TITLES.placeOf(text) })),
  long: phrasesOf(kind.body).filter((p) => p.letters >= LONG_MIN),
  short: phrasesOf(kind.body).filter((p) => p.letters < LONG_MIN),
  hints: phrasesOf(kind.hints ?? []),
}))

export type KindScore = { kind: PageKind; score: number; titled: boolean }

/** A heading of more letters is a line of running text. */
const EDGE_LETTERS_MAX = 72
// A heading that is the title's words alone says more than one that merely contains them.
function titleScore(titles: FoldedKind['titles'], text: PageText, inHeadings: Uint8Array): number {
  let best = 0
  let further = 0
  for (const { text: title, at } of titles) {
    if (inHeadings[at] !== 1) continue
    const strength = title.length >= 28 ? 7 : title.length >= 15 ? 5.5 : title.length >= 9 ? 4.5 : 3.5
    let here = 0
    for (const h of text.headings) {
      if (!h.folded.includes(title) || (title === ENDORSEMENT && isPlural(h.folded))) continue
      const share = title.length / h.folded.length
      const edge = h.weight >= 0.8 && h.folded.length <= EDGE_LETTERS_MAX && (h.folded.endsWith(title) || h.folded.startsWith(title))
      const fit =
        share > 0.75 || (edge && h.folded.endsWith(title)) ? 1 : edge ? 0.6 : share > 0.4 ? 0.75 : title.length >= 15 ? 0.55 : 0.25
      here = Math.max(here, strength * fit * h.weight)
    }
    further += Math.min(best, here) * 0.25
    best = Math.max(best, here)
  }
  return best + Math.min(further, 3)
}

const ENDORSEMENT = foldText('endorsement')
/** `Endorsements` over a list of them heads a part of some other paper. */
const isPlural = (heading: string): boolean => !heading.replaceAll(`${ENDORSEMENT}s`, '').includes(ENDORSEMENT)

/** How many of the phrases the page holds. */
const count = (phrases: readonly Phrase[], holds: (phrase: Phrase) => boolean): number => phrases.reduce((n, p) => n + (holds(p) ? 1 : 0), 0)

/** `Certificate of insurance - freight broker liability`: the title before a stroke, where what it is of stands behind. */
const titleOf = (heading: string): string => (TITLE_WITH_COVERAGE.exec(heading) ?? TITLE_WITH_DAY.exec(heading) ?? TITLE_WITH_LIST.exec(heading))?.[1] ?? ''
/** `Certificate of insurance / Schedule of policies`. */
const TITLE_WITH_LIST = /^(.{12,50}?)\s*(?:[/|&–—-]|and|with)\s*(?:schedule|list|summary)\s+of\s+(?:policies|insurances?|coverages?)$/i
/** `Certificate of insurance issued 04/03/2026`. */
const TITLE_WITH_DAY = /^(.{12,50}?),?\s+(?:issued|dated|as\s+of|no\.?|number|#)(?:\s+on)?\s*:?\s*(?=.{0,24}\d)[\w ,./#-]{1,24}$/i
const TITLE_WITH_COVERAGE = /^(.{12,50}?)\s+[-–—]\s+(?!.*\b(?:requests?|requirements?|samples?|instructions?|checklists?)\b)(?=.*\b(?:liability|cargo|auto(?:mobile)?|vehicles?|truck(?:ers?|ing)?|property|compensation|community|association|program|clients?|peo|leas(?:ed|ing)|lessors?|tenants?|intermediary|events?|carriers?|contractors?|vendors?|equipment)\b)/i

const isTitle = (titles: FoldedKind['titles'], folded: string): boolean => titles.some((t) => t.text === folded)
/** `[ ] Certificate of insurance`: an item of a list to tick off. */
const isTicked = (text: string): boolean => TICK_BOX.test(text)
/** A certificate's own name stands alone at its head; the papers it lists coverages like are not called so. */
const namesItself = (kind: PageKind, titles: FoldedKind['titles'], head: readonly Row[], seen: boolean): boolean =>
  kind.doc_type === 'coi' &&
  head.some((r) => r.segments.some((s) => !isTicked(s.text) && (isTitle(titles, seen ? mendHeading(foldText(s.text)) : foldText(s.text)) || (!seen && isTitle(titles, foldText(titleOf(s.text)))))))

/** Declarations state amounts; the forms that go with them say where to look for amounts. */
const AMOUNTS_STATED = 3
const AMOUNTS_LISTED = 8

/** A page of a contract's wording, filled from edge to edge and with next to no amount, speaks of papers that it is none of. */
const WORDING = { words: 450, prose: 0.65, amounts: 3 }
const isWording = (text: PageText): boolean => text.words >= WORDING.words && text.prose >= WORDING.prose && text.amounts <= WORDING.amounts
/** A mail that speaks of papers sent with it, and states no amount itself: its heads name sender, addressee and subject. */
const MAIL_HEADS = [/^from:/i, /^(?:sent|date):/i, /^to:/i, /^subject:/i]
export const isMail = (text: PageText): boolean =>
  text.amounts === 0 && MAIL_HEADS.every((head) => text.rows.slice(0, MAIL_ROWS).some((r) => head.test(r.segments[0]?.text ?? '')))
const MAIL_ROWS = 10
const FUND_NAMES_MIN = 2
const SALUTATION = /^(?:(?:dear|hi|hello)\s+[A-Z][A-Za-z. ]{0,40}[,:]?\s*$|dear\s+[A-Za-z]|to\s+(?:our|all)\s+(?:valued\s+)?(?:certificate\s+holders?|clients?|customers?|policyholders?|insureds?)\b)/i
const LETTER_WORDS_MAX = 500
/** A letter sent with papers: it greets somebody and states no amount. */
export const isLetter = (text: PageText): boolean => text.amounts === 0 && text.words < LETTER_WORDS_MAX && text.rows.some((r) => SALUTATION.test(r.segments[0]?.text ?? ''))
const FILLED_IN = new Set(['declarations', 'schedule', 'id_card', 'claim_form', 'licence', 'driver_record', 'application', 'quote', 'cancellation_notice'])
const SPOKEN_OF = 0.4
const CHANGES_POLICY = foldText('this endorsement changes the policy')
const OF_INSURANCE = /insur|\bpolic(?:y|ies)|\bcover|\bunderwrit|liabilit|indemni|assur|compensation|\bbond|suret|seguro|p[oó]liza/
const CANCELS = ['cancellation endorsement', 'is hereby cancelled', 'is hereby canceled', 'is cancelled effective', 'is canceled effective'].map(foldText)
const DECLARES = 5
const OF_WORKERS = ['compensation', 'industrial insurance', 'workers', 'employer'].map(foldText)
const OF_POLICIES = ['policy', 'premium'].map(foldWords)
const OWN_CERTIFICATE = ALL_KINDS.find((k) => k.kind === 'other_certificate')!

/** Where no kind has more, what the page states is asked. */
const UNTOLD = 5
/** More than a page's other words can amount to. */
export const CERTAIN = 50
/** A certificate on a form that bears its own title at its head and its own number at its foot: nothing else it says tells more. */
function bearsItsNumber(text: PageText): KindScore | null {
  if (text.seen || !text.ownNumber) return null
  const printed = kindOfAcordNumber(text.ownNumber.number)
  const own = FOLDED.find(({ kind }) => kind.kind === printed)
  return own && namesItself(own.kind, own.titles, text.head, false) ? { kind: own.kind, score: CERTAIN, titled: true } : null
}

/** Every kind with its score, strongest first; 4 and more is an opinion, 8 and more a firm one. */
export function scoreKinds(text: PageText): KindScore[] {
  const certain = bearsItsNumber(text)
  if (certain) return [certain]
  const filed = printsFilingNumber(text.rows.map((r) => r.segments.map((s) => s.text))) ? 'filing' : null
  const printed = text.acord ? kindOfAcordNumber(text.acord.number) : filed
  const inHeadings = TITLES.foundIn(text.headings.map((h) => h.folded).join(' '))
  const inText = PHRASES.foundIn(text.folded)
  const amongWords = SHORT_PHRASES.foundIn(text.spaced)
  const holds = (p: Phrase): boolean => (p.isShort ? amongWords[p.at] : inText[p.at]) === 1
  const isProof = provesCover(text)
  const isCompany = namesCompany(text)
  let fundNames = 0
  const told = toldOtherwise(text)
  const scores = FOLDED.map(({ kind, titles, long, short, hints }): KindScore => {
    const printedTitle = titleScore(titles, text, inHeadings)
    const title = printedTitle < 5 && namesCoverage(kind, text) ? 5 : printedTitle
    if (kind.kind === 'state_fund_certificate' && !isCompany) fundNames = count([...long, ...short], holds)
    const isPrivate = kind.kind === 'state_fund_certificate' && isCompany && count([...long, ...short], holds) === 0
    const bodyScore = Math.min(count(long, holds) * 2.2, 7) + Math.min(count(short, holds) * 0.9, 5)
    const hintScore = Math.min(count(hints, holds) * 0.25, 1.5)
    // Contract wording is running text; a list that names coverage forms is not, nor what states amount under amount.
    const prose = kind.kind === 'policy_form' && (text.prose < 0.35 || (text.prose < 0.5 && text.amounts >= AMOUNTS_LISTED)) ? 0.5 : 1
    const stated = kind.kind === 'declarations' && title >= 3 && text.amounts >= AMOUNTS_STATED ? 1.5 : 0
    const lists = kind.kind === 'other_certificate' && title >= 3 && listsPolicies(text) ? 3 : 0
    const proves = kind.kind === 'other_certificate' && isProof ? 9 : 0
    const said = told.said.get(kind.kind) ?? 0
    const shown = told.shown.get(kind.kind) ?? 0
    return { kind: isPrivate ? OWN_CERTIFICATE : kind, score: lists + proves + said + shown + stated + prose * (title + bodyScore + hintScore) + (printed === kind.kind ? 12 : 0) + (namesItself(kind, titles, text.rows.slice(0, HEAD_ROWS), text.seen) ? 6 : 0), titled: title >= 3 || said > 0 }
  })
  for (const s of [...scores]) if (scores.some((o) => o !== s && o.kind === s.kind && o.score >= s.score)) scores.splice(scores.indexOf(s), 1)
  // Where a policy is said to end and no amount is stated nothing is certified.
  if (text.amounts === 0 && told.said.has('cancellation_notice')) for (const s of scores) if (s.kind === OWN_CERTIFICATE) s.score *= SPOKEN_OF
  // What is sent with a letter is spoken of in it.
  if (isLetter(text)) for (const s of scores) if (s.kind.doc_type === 'endorsement') s.score *= SPOKEN_OF
  // A state certifies many things; what it certifies of workers' compensation speaks of that.
  if (!OF_WORKERS.some((word) => text.folded.includes(word))) for (const s of scores) if (s.kind.kind === 'state_fund_certificate') s.score *= SPOKEN_OF
  // What says nothing of insurance certifies and binds something else, in whatever like words.
  if (!text.seen && !OF_INSURANCE.test(text.spoken)) for (const s of scores) if (s.kind.doc_type === 'coi' || s.kind.doc_type === 'binder') s.score *= SPOKEN_OF
  if (isMail(text)) for (const s of scores) if (s.kind.doc_type === 'coi' || s.kind.doc_type === 'binder') s.score *= SPOKEN_OF
  // An endorsement that promises notice, or changes how a policy is cancelled, cancels nothing.
  if (text.folded.includes(CHANGES_POLICY) && !CANCELS.some((c) => text.folded.includes(c))) for (const s of scores) if (s.kind.kind === 'cancellation_notice') s.score *= SPOKEN_OF
  const fund = scores.find((s) => s.kind.kind === 'state_fund_certificate')
  const own = scores.find((s) => s.kind === OWN_CERTIFICATE)
  // A state's fund certifies under the same bare title as everybody; its own names say who does.
  if (fund && own?.titled && fundNames >= FUND_NAMES_MIN) [fund.score, fund.titled] = [Math.max(fund.score, own.score + 1), true]
  if (supposesCancelling(text)) for (const s of scores) if (s.kind.kind === 'cancellation_notice' && !s.titled) s.score *= SPOKEN_OF
  if (isWording(text) || told.isWording || told.isOfLosses) for (const s of scores) if (FILLED_IN.has(s.kind.kind)) s.score *= SPOKEN_OF
  // Declarations of an umbrella list the insurance under it, those of a fleet its vehicles: they are no schedule.
  if (scores.some((s) => s.kind.kind === 'declarations' && s.titled && s.score >= DECLARES)) for (const s of scores) if (s.kind.kind === 'schedule') s.score *= 0.7
  // So does a certificate that is named after the coverage it states.
  if (!text.seen && namesCoverage(OWN_CERTIFICATE, text)) for (const s of scores) if (s.kind.kind === 'schedule') s.score *= 0.7
  // A list under the words that certify it is a certificate, be it called a schedule.
  if (told.said.has('other_certificate')) for (const s of scores) if (s.kind.kind === 'schedule') s.score *= SPOKEN_OF
  // Policies side by side, each with its own number, are listed: one paper declares one.
  if (!text.seen && text.rows.some(listsSeveral)) for (const s of scores) if (s.kind.kind === 'declarations') s.score *= SPOKEN_OF
  // An account of policies and what they cost is no bank's.
  if (OF_POLICIES.every((word) => text.spaced.includes(word))) for (const s of scores) if (s.kind.kind === 'bank_statement') s.score *= SPOKEN_OF
  if (!text.seen && text.acord === null && scores.every((s) => s.score < UNTOLD)) {
    const content = toldByContent(text)
    // A state's fund certifies in whatever words.
    const told = content?.kind === 'other_certificate' && fundNames > 0 ? 'state_fund_certificate' : content?.kind
    for (const s of scores) if (content && s.kind.kind === told) [s.score, s.titled] = [s.score + content.score, true]
  }
  const anyTitled = scores.some((s) => s.titled && s.score >= 5)
  for (const s of scores) if (anyTitled && !s.titled) s.score *= 0.75
  return scores.sort((a, b) => b.score - a.score)
}
