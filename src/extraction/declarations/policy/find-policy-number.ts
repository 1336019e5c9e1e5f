import { unionBox } from '../../classify/index.ts'
import type { Word } from '../../page-model.ts'
import { type Candidate, candidatesFor } from '../view/label-values.ts'
import { numberBeforeTerm } from './number-before-term.ts'
import { codeAfter, isFormNumber, isPolicyNumber, lettersAfter, policyNumberAtHead } from './number-shape.ts'
import { type PageView, segmentsBelow } from '../view/page-view.ts'
import type { Found } from '../view/text-run.ts'

/** A market's reference is the policy's number where the paper prints no other. */
const MARKET_LABEL = /\b(?:unique\smarket|contract)\sreference(?:\s(?:number|no\.?))?(?:\s\(?umr\)?)?\s?:?|\bUMR\s?:/i
export const NUMBER_LABEL =
  /\b(?:policy|pol\.?|certificate\s(?=policy)|contract|binder|(?:coverage|policy)\sdocument|memorandum(?:\sof\scoverage)?|cover\snote),?\s{0,2}(?:\/\s?\w+\s)?(?:number|numbers|no\b\.?|num\b\.?|nbr\b\.?|nr\b\.?|id\b|#)\s?(?:\(s\))?(?:\s?\/\s?n[uú]m(?:ero|\.)?\s(?:de\s(?:la\s)?)?p[oó]liza)?(?:\s?[:#.]|\s?\bis(?=\s[A-Z0-9-]*\d))?/i
/** A pool's members have a coverage document, or an agreement, in a policy's place. */
const POOL_LABEL = /\b(?:(?:coverage|participation)\s(?:document|agreement)|memorandum\sof\scoverage)\s(?=[A-Z]{2,6}-?\d{3})|\b(?:coverage|participation)\s(?:document|agreement)\s?:\s?|^(?:coverage|participation)\s(?:document|agreement)$|\b(?:(?:coverage|participation|member(?:ship)?)\s)?agreement\s(?:number|no\b\.?|#)\s?:?/i
/** What underwriters at Lloyd's sign through an agent is a certificate, with its number in a policy's place. */
const CERTIFICATE_LABEL = /\bcertificate\s(?:number|no\b\.?|#)\s?:?/i
const OF_LLOYDS = /\bunderwriters\sat\slloyd/i
/** A bond has a number of its own kind, where the paper states no policy's. */
const BOND_LABEL = /^bond\s(?:number|no\b\.?|#)\s?:?/i
/** A paper that is of bonds speaks of more than its number. */
const OF_BONDS = /\bbond[^]{0,2000}\bbond|\bsurety\b/i
const RUNNING_LABEL = /\b[Pp]olicy\s(?=[A-Z]{2,5}(?:\s\d{2,6}){2,4}\s+(?:[Ee]ff|[Ff]rom|[Tt]erm)\w*)|(?<=\b(?:[Cc]ompany|[Cc]o\.|[Ee]xchange|[Ii]nc\.?|[Cc]orp(?:oration|\.)?),?\s)policy\s(?=(?:[A-Z0-9]{2,4}\s){0,3}[A-Z]{0,3}\d{3,})|(?:\b[Pp]olicy|^POLICY)\s(?=[A-Z]{1,4}-?\d{3,}\s+\d{1,2}[-/]\d{1,2}[-/]\d{2,4}\b)|(?:\b[Pp]olicy|^POLICY)\s(?=(?!(?:CG|CA|CP|IL|WC|BP|CR|CU|IM|HO|DP|PP|MP)\d{4})[A-Z]{1,4}-?\d{4,}(?:$|\s+(?:[Pp]olicy\s)?(?:[Pp]eriod|[Tt]erm|[Ee]ffective|[Ff]rom)\b))|(?:\b[Pp]olicy|^POLICY)\s(?=(?:[A-Z]{1,6}-){0,2}[A-Z]{0,8}[-\s]?\d[\w#-]{4,})|\bPOLICY\s(?=\d[\w#-]{5,})|\bPolicy\s(?=[A-Z]{1,3}\s\d{2,3}\s\d{5,}|\d{3,4}[- ]\d{3,4}[- ][A-Z]?\d{2,4}\b)/
const BARE_LABEL = /^(?:\d{1,2}[.)]\s)?(?:your\s)?policy\s?[:#]\s?|^policy\s[-–—]\s(?=[A-Z0-9 -]{0,20}\d)|\bpolicy:\s(?=[A-Z]{0,4}\s?\d{5}|[A-Z]{1,6}-\d{2,6}-?\d{2,})|^policy\s\d\s?:\s?|^(?:your\s|continuous\s)?policy$/i
/** `Policy` over `Number` over what they label: a narrow cell. */
const SPLIT_LABEL = /^policy$/i
const isOverNumber = (view: PageView, { relation, distance, label: { segment } }: Candidate): boolean =>
  relation === 'below' && distance === 1 && /^(?:number|no\.?|#)\W?$/i.test(segmentsBelow(view, segment, 2)[0]?.text ?? '')
/** Under the title of a policy's declarations its number needs no more than `No.` before it. */
const BARE_NO = /^no\.\s?:?\s?(?=[A-Z]{1,5}\s?\d{5})/i
/** Under the heading `Policy` its number needs no more than `Number:` before it. */
const BARE_NUMBER = /^(?:number|no\.?)\s?:\s?/i
const isUnderPolicy = (view: PageView, { relation, label: { segment } }: Candidate): boolean =>
  relation === 'same' &&
  view.rows.some((r) => r.segments.some((s) => /^(?:your\s)?policy(?:\s(?:information|details|summary))?$/i.test(s.text.trim()) && Math.abs(s.box.x - segment.box.x) < SAME_EDGE && s.box.y < segment.box.y && segment.box.y - s.box.y < LINES_UNDER * segment.box.h))
/** `insured under a professional liability policy,` over `number MPL 771-20417, written …`: the label breaks where the line ends. */
const REST_OF_LABEL = /^(?:number|no\.?)\s?:?\s(?=[A-Z0-9])/
const isBrokenLabel = (view: PageView, { relation, label: { segment, before } }: Candidate): boolean =>
  relation === 'same' &&
  before === '' &&
  view.rows.some((r, i) => {
    const over = view.rows[i - 1]
    const said = over?.segments.length === 1 && r.segments[0] === segment ? /^(.*)\bpolicy,?$/i.exec(over.segments[0]!.text) : null
    return said !== null && r.y - over!.y < LINES_UNDER * segment.box.h && !OTHER_POLICY.test(said[1]!)
  })
const SAME_EDGE = 3
const LINES_UNDER = 2.5
const TITLE = /\bpolicy\s+declarations\b/i
const HEAD_ROWS = 8
// Another policy's number stands beside these words.
export const OTHER_POLICY =
  /\b(?:prior|previous|expiring|renewal of|continuation of|renews|replaces|replaced|replacing|replacement of|former|old|underlying|companion|master|claim|quote|account|rewrite of|rewritten from|cancelled|member|plan)\b[^:]{0,30}$/i

/** Words with figures behind a label in its own segment that are too few for a number; null where there are none. */
function headBehind(view: PageView, { label: { segment, text, before } }: Candidate): Word[] | null {
  const rest = segment.text.slice(before.length + text.length).trim()
  if (!(/\d/.test(rest) || /^[A-Z]{1,5}-$/.test(rest) || isPrefix(rest)) || rest.length > 6 || !/^[A-Z0-9 -]+$/.test(rest)) return null
  const words = segment.words.slice(-rest.split(' ').length)
  return view.number > 0 && !policyNumberAtHead(words) ? words : null
}
/** A head and its rest on the line under it: all that stands there, unless a stroke broke the number. `4815 Terminal Dr` under `Policy Number: GL 12` is no rest. */
function wholeRest(head: Word[], under: Word[]): { text: string; words: Word[] } | null {
  const number = policyNumberAtHead([...head, ...under])
  return number && (number.words.length === head.length + under.length || head.at(-1)!.text.endsWith('-')) ? number : null
}
/** `Policy number: BAP` over `0044182`: letters that begin a number, alone behind their label. */
const isPrefix = (text: string): boolean => /^[A-Z]{2,5}$/.test(text) && !NO_PREFIX.test(text)
const NO_PREFIX = /^(?:FROM|TO|DATE|NEW|NONE|TERM|TBD|FORM|TYPE|PAGE|AGENT|STATE|NAIC|CODE|AND|THE|FOR|IS|AT|OF|NO)$/
/** `BAP` over `0044182` in a cell under its label: what stands between the label and the figures begins the number. */
function withLettersOver(view: PageView, { run, relation, distance, label: { segment } }: Candidate): { text: string; words: Word[] } | null {
  const [first] = run.words
  if (relation !== 'below' || distance !== 1 || !first || run.words.length > 1 || !/^[A-Z0-9-]*\d{4,}[A-Z0-9-]*$/.test(first.text)) return null
  const over = view.rows.flatMap((r) => r.segments).find((s) => Math.abs(s.box.x - first.box.x) < 2 && s.box.y > segment.box.y + 0.5 * segment.box.h && s.box.y < first.box.y - 0.5 * first.box.h)
  if (!over || !(isPrefix(over.text) || /^[A-Z]{1,5}-$/.test(over.text)) || first.box.y - over.box.y > 2.2 * first.box.h) return null
  return { text: `${over.text}${over.text.endsWith('-') ? '' : ' '}${first.text}`, words: [...over.words, first] }
}
/** Right under a label that is all its line says, set against the same edge. */
const standsAlone = ({ distance, run, label: { segment, text, before } }: Candidate): boolean =>
  distance === 0 && before === '' && text.length >= segment.text.length - 1 && Math.abs((run.words[0]?.box.x ?? 0) - segment.box.x) < 3
const RULES_MIN = 8
/** A number that a ruled cell breaks over two lines under its label: `0401 07` over `118844210`. */
function wholeNumber(view: PageView, { run, relation, distance }: Candidate): { text: string; words: Word[] } | null {
  const last = run.words.at(-1)
  const first = run.words[0]
  if (relation !== 'below' || distance > 1 || !first || !last || run.words.length > 2 || view.page.lines.length < RULES_MIN || !run.words.every((w) => /^[A-Z0-9-]+$/.test(w.text)) || !/\d/.test(last.text)) return null
  const under = view.rows.flatMap((r) => r.segments).find((s) => Math.abs(s.box.x - first.box.x) < 2 && s.box.y > first.box.y + 0.5 * first.box.h && s.box.y < first.box.y + 1.8 * first.box.h)
  const ruled = under && view.page.lines.some((l) => Math.abs(l.y1 - l.y2) < 1.5 && l.y1 > first.box.y + 0.5 * first.box.h && l.y1 < under.box.y + 0.5 * under.box.h && Math.min(l.x1, l.x2) < first.box.x + 2 && Math.max(l.x1, l.x2) > first.box.x)
  const closes = under && view.page.lines.some((l) => Math.abs(l.y1 - l.y2) < 1.5 && l.y1 > under.box.y + 0.5 * under.box.h && l.y1 < under.box.y + 2.2 * under.box.h && Math.min(l.x1, l.x2) < first.box.x + 2 && Math.max(l.x1, l.x2) > first.box.x)
  // The last figures alone are of the number where the cell ends with them.
  if (!under || ruled || (distance > 0 && !closes) || under.words.length > 1 || !(closes ? /^[A-Z0-9-]*\d{2,}[A-Z0-9-]*$/ : /^[A-Z0-9-]*\d{4,}[A-Z0-9-]*$/).test(under.text)) return null
  const words = [...run.words, ...under.words]
  const text = words.map((w) => w.text).join(' ')
  return isPolicyNumber(text) ? { text, words } : null
}

/** `Policy number: 0FQF44-` over `601188442-633-1`: a narrow cell breaks the number behind its stroke. */
function restBelow(view: PageView, { run, relation, label }: Candidate): { text: string; words: Word[] } | null {
  const last = run.words.at(-1)
  if (relation === 'below' || !last || run.words.length > 2 || !/^[A-Z0-9-]{3,}-$/.test(last.text)) return null
  const left = relation === 'same' ? label.segment.box.x : run.words[0]!.box.x
  const under = view.rows.flatMap((r) => r.segments).find((s) => Math.abs(s.box.x - left) < 2 && s.box.y > last.box.y + 0.5 * last.box.h && s.box.y < last.box.y + 1.8 * last.box.h)
  if (!under || under.words.length > 1 || !/^[A-Z0-9][A-Z0-9-]*$/.test(under.text)) return null
  const words = [...run.words, ...under.words]
  const text = `${run.words.map((w) => w.text).join(' ')}${under.text}`
  return isPolicyNumber(text) ? { text, words } : null
}

/** `Your policy number: 604118273` over `633 1`: a narrow cell breaks the number at a blank, and its last figures stand alone on the next line, as `- 4` does. */
function figuresBelow(view: PageView, { run, relation, label: { segment } }: Candidate): { text: string; words: Word[] } | null {
  const last = run.words.at(-1)
  if (relation === 'right') return aloneBelow(view, policyNumberAtHead(run.words)?.words ?? [])
  if (relation !== 'same' || !last || run.words.length > 2 || !run.words.every((w) => /^[A-Z0-9-]*\d[A-Z0-9]*$/.test(w.text)) || last !== segment.words.at(-1)) return null
  const under = view.rows.flatMap((r) => r.segments).find((s) => Math.abs(s.box.x - segment.box.x) < 2 && s.box.y > last.box.y + 0.5 * last.box.h && s.box.y < last.box.y + 1.8 * last.box.h)
  if (!under || !/^\d{1,4}(?:\s\d{1,4}){1,2}$|^[-–]\s\d{1,2}$/.test(under.text)) return null
  const words = [...run.words, ...under.words]
  const text = words.map((w) => w.text).join(' ')
  return isPolicyNumber(text) ? { text, words } : null
}

/** `Policy number | KWC866 4249` over `00`: the count of its terms, alone on the next line of its cell. */
function aloneBelow(view: PageView, number: Word[]): { text: string; words: Word[] } | null {
  const last = number.at(-1)
  if (!last || number.length !== 2 || !number.every((w) => /^[A-Z0-9-]*\d$/.test(w.text))) return null
  const own = view.rows.find((r) => r.segments.some((s) => s.words.includes(last)))
  const row = view.rows.find((r) => r.y > last.box.y + 0.5 * last.box.h && r.y < last.box.y + 1.8 * last.box.h + r.h)
  const under = row?.segments.find((s) => Math.abs(s.box.x - number[0]!.box.x) < 2)
  // What stands beside them goes on in the cells of the number's row.
  const goesOn = row?.segments.every((s) => s === under || (!/[:$]/.test(s.text) && own?.segments.slice(1).some((o) => Math.abs(o.box.x - s.box.x) < 2)))
  if (!under || !goesOn || !/^\d{2}$/.test(under.text)) return null
  const words = [...number, ...under.words]
  return { text: words.map((w) => w.text).join(' '), words }
}

/** `BAP  0044182  07` under one label: pieces of a number that stand in the label's own column, before the next label's. */
function piecesUnder(view: PageView, { run, relation, distance, label }: Candidate): Word[] | null {
  const first = run.words[0]
  const row = relation === 'below' && distance <= 2 && first && run.words.length < 3 && /^[A-Z0-9-]{1,12}$/.test(first.text) ? view.rows.find((r) => r.segments.some((s) => s.words.includes(first))) : undefined
  const heads = row && view.rows.find((r) => r.segments.includes(label.segment))
  if (!row || !heads) return null
  const edge = Math.min(...heads.segments.map((s) => s.box.x).filter((x) => x > label.segment.box.x + 1))
  const from = row.segments.findIndex((s) => s.words.includes(first!))
  const words = [...row.segments[from]!.words]
  for (const s of row.segments.slice(from + 1)) {
    const last = words.at(-1)!.box
    if (s.box.x + s.box.w > edge || s.box.x - last.x - last.w > PIECES_APART_MAX * row.h || s.words.length > 1 || !/^[A-Z0-9-]{1,12}$/.test(s.text)) break
    words.push(...s.words)
  }
  return Number.isFinite(edge) && words.length > row.segments[from]!.words.length && words.every((w) => /^[A-Z0-9-]+$/.test(w.text)) ? words : null
}
/** In heights of the row. */
const PIECES_APART_MAX = 1.8

const CAPTION = /\(\s*policy\s*(?:number|no\.?)\s*\)$/i
/** A number with `(Policy Number)` behind or under it, as filings have their blanks: `Insurance Company File No. PIA 0884213`. */
function overCaption(view: PageView): NumberVote[] {
  return view.rows.flatMap((row, i) =>
    row.segments.flatMap((caption): NumberVote[] => {
      const at = CAPTION.exec(caption.text)?.index
      if (at === undefined) return []
      const own = caption.words.slice(0, caption.text.slice(0, at).split(' ').filter(Boolean).length)
      const above = view.rows[i - 1]?.segments.find((s) => s.box.x < caption.box.x + caption.box.w && caption.box.x < s.box.x + s.box.w)
      const words = own.length > 0 ? own : (above?.words ?? [])
      for (let from = 0; from < words.length; from++) {
        const number = policyNumberAtHead(words.slice(from))
        if (number && number.words.at(-1) === words.at(-1))
          return [{ key: fold(number.text), text: number.text, words: number.words, page: view.number, box: unionBox(number.words.map((w) => w.box)), score: 2.5, pages: [view.number] }]
      }
      return []
    }),
  )
}

const fold = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** One policy number with every place it was read; `score` grows with agreement. */
export type NumberVote = Found & { key: string; pages: number[] }

/** Policy numbers the pages state of themselves, the best supported first. */
export function findPolicyNumbers(views: readonly PageView[]): NumberVote[] {
  const votes = new Map<string, NumberVote>()
  for (const view of views) {
    const seen = new Set<string>()
    const consider = (label: RegExp, weight: number, isMeant: (view: PageView, c: Candidate) => boolean = () => true): void => {
      for (const c of candidatesFor(view, label, 3)) {
        if (!isMeant(view, c)) continue
        if (OTHER_POLICY.test(c.label.before) || c.distance > 2) continue
        // What stands behind the label is its value, be it only the head of one that goes on under it.
        const head = c.relation === 'below' ? headBehind(view, c) : null
        const number = head ? wholeRest(head, c.run.words) : withLettersOver(view, c) ?? wholeNumber(view, c) ?? restBelow(view, c) ?? figuresBelow(view, c) ?? policyNumberAtHead(piecesUnder(view, c) ?? []) ?? policyNumberAtHead(c.run.words) ?? (c.relation === 'same' ? lettersAfter(c.label.text, c.run.words) : null) ?? (c.relation === 'above' || (c.relation === 'below' && !standsAlone(c)) ? null : codeAfter(c.label.text, c.run.words))
        if (!number || isFormNumber(number, c.run.words)) continue
        const nearness = c.relation === 'same' ? 1 : c.relation === 'right' ? 0.95 - c.distance * 0.25 : 0.85 - c.distance * 0.2
        const y = c.label.segment.box.y / view.page.height
        // The program of the federal government numbers each policy a second time.
        const score = weight * (/\bnfip\W*$/i.test(c.label.before) ? 0.4 : 1) * nearness * (y < 0.35 ? 1.2 : y > 0.9 ? 0.9 : 1)
        const key = fold(number.text)
        const found: NumberVote = {
          key,
          text: number.text,
          words: number.words,
          page: view.number,
          box: unionBox(number.words.map((w) => w.box)),
          score,
          pages: [view.number],
        }
        const held = votes.get(key)
        if (!held) votes.set(key, found)
        else {
          // One page repeating itself adds less than another page agreeing.
          held.score += seen.has(key) ? score * 0.25 : score
          if (!held.pages.includes(view.number)) held.pages.push(view.number)
        }
        seen.add(key)
      }
    }
    consider(NUMBER_LABEL, 3)
    consider(MARKET_LABEL, 2)
    if (votes.size === 0) consider(POOL_LABEL, 2)
    for (const found of overCaption(view)) if (!votes.has(found.key)) votes.set(found.key, found)
    consider(SPLIT_LABEL, 3, isOverNumber)
    consider(BARE_LABEL, 1.6)
    consider(RUNNING_LABEL, 1.5)
    if (votes.size === 0 && OF_BONDS.test(view.text)) consider(BOND_LABEL, 2)
    if (votes.size === 0 && OF_LLOYDS.test(view.text)) consider(CERTIFICATE_LABEL, 2)
    if (votes.size === 0) consider(BARE_NUMBER, 2, isUnderPolicy)
    if (votes.size === 0) consider(REST_OF_LABEL, 2, isBrokenLabel)
    const bare = votes.size === 0 && view.page.source !== 'image' ? numberBeforeTerm(view) : null
    if (bare) votes.set(fold(bare.text), { ...bare, key: fold(bare.text), pages: [view.number] })
    if (view.rows.slice(0, HEAD_ROWS).some((_, i) => TITLE.test(view.rowRuns[i]!.text))) consider(BARE_NO, 1.4)
  }
  return withLetters([...votes.values()]).sort((a, b) => b.score - a.score)
}

/** `CXP 4 118 220 05`: the term of a policy that its number counts stands in a piece of its own. */
const endsInOwnPiece = (whole: NumberVote, { key }: NumberVote): boolean => {
  const rest = whole.key.slice(key.length)
  return /^\d{1,2}$/.test(rest) && whole.text.endsWith(rest) && /[\s-]$/.test(whole.text.slice(0, -rest.length))
}

/** `Z 2317 845-6` in its box and `2317 845-6` in a sentence: one number, which the letters before it belong to. */
function withLetters(votes: NumberVote[]): NumberVote[] {
  for (const whole of votes) {
    const rest = votes.find((v) => v !== whole && whole.key.endsWith(v.key) && /^[A-Z]{1,4}$/.test(whole.key.slice(0, -v.key.length)))
    if (rest && whole.score > 0.5 * rest.score) whole.score += rest.score
    // The first page states the number with the letters of its program, the pages after it without.
    const shorter = votes.find((v) => v !== whole && whole.key.startsWith(v.key) && (/^[A-Z]{2,3}$/.test(whole.key.slice(v.key.length)) || endsInOwnPiece(whole, v)) && v.pages.some((p) => p > whole.page))
    if (shorter && whole.score > 2) whole.score += shorter.score
  }
  return votes
}
