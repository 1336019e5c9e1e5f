import { chosenLevel } from './chosen-level.ts'
import { EVERY_LEVEL, findLevels, findOpenedLevels } from './find-levels.ts'
import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from '../text/normalise-text.ts'
import { alignColumns } from '../tables/read-columns.ts'
import { findStateConditions } from '../conditions/state-conditions.ts'
import { joinAmounts, joinHolder, joinWrapped } from '../lines/join-lines.ts'
import { CAPS, isMark } from '../lines/line-forms.ts'
import { leadOfMembers } from '../members/member-leads.ts'
import { type Below, coverageAbove, extendsLabel, isFirst, isLeadIn, isLimitRow } from './nested-under.ts'
import { headingContext, within } from './read-headings.ts'
import { joinStates } from '../lines/join-states.ts'
import { joinMemberHeads } from '../lines/member-heads.ts'
import { readLines } from '../lines/read-lines.ts'
import { isBareCoverage } from '../lines/ticked-lines.ts'
import { readTable } from '../tables/read-table.ts'
import { type Context, type Line, NO_CONTEXT, type Segment } from './segment.ts'
import { splitBody } from './split-body.ts'

type Open = {
  indent: number
  style: string
  label: string | null
  context: Context
  children: 'none' | 'text' | 'list'
  blankFirst: boolean
  /** Whether lines with boxes stand below. */
  boxes?: boolean
  section: boolean
  /** How what is below a coverage stands there, for the coverage and what is below it. */
  below?: Below
}

const TERMINATED = /[.!?;]["')\u201d]?$/

function closes(open: Open, line: Line, heading: boolean): boolean {
  if (open.style.startsWith('#')) return line.style.startsWith('#') && line.style.length <= open.style.length
  if (line.style.startsWith('#')) return true
  if (extendsLabel(open.label, line.label)) return false
  if (line.indent < open.indent) return true
  // What stands below a coverage ends where the text goes back to it, or where no list goes on.
  if (open.below && line.indent === open.indent && (open.below === 'set-in' || (open.below === 'list' ? line.style === 'text' || (open.style === 'text' && line.blankBefore) : line.blankBefore))) return true
  // "[x] City as additional insured", apart from the lines of the last level: of every level.
  if (open.context.tier && line.box !== null && line.blankBefore && open.children !== 'none' && !open.boxes && line.indent <= open.indent) return true
  if (line.indent > open.indent && !(open.style === 'text' && heading && line.style === 'text')) return false
  if (line.style === open.style && line.style !== 'text') return true
  if (open.style !== 'text') {
    if (/^1\.\d/.test(open.style) && /^1(?:\.\d)?$/.test(line.style)) return true
    return line.style === 'text' && line.blankBefore && open.children !== 'none'
  }
  if (line.style === 'text') {
    if (heading) return true
    if (open.section && !open.context.coverages.length) return false
    return line.blankBefore && open.children !== 'none' && !(open.blankFirst && open.children === 'text')
  }
  return line.blankBefore && open.children === 'list' && !open.section && open.context.coverages.length > 0 && !isMark(line.style)
}

/** Where in the stack the list lies that the line goes on with, below which others were begun. */
const goesOnWith = (stack: Open[], line: Line): number =>
  line.label === null || isFirst(line.label) ? -1 : stack.findLastIndex((open) => open.style === line.style && line.indent === open.indent)

/** Whether the line stands above what follows: a title, a lead-in, or a coverage with its own lines below. */
function headsNext(line: Line, next: Line | undefined): boolean {
  const body = line.body.replace(/\*+/g, '').trim()
  if (!next || line.cells) return false
  // "# Umbrella: $5,000,000" says all it has to say itself.
  if (line.style.startsWith('#')) return !saysAmount(body)
  if (/:$/.test(body)) return true
  if (body.length > 90 || TERMINATED.test(body)) return false
  if (next.indent > line.indent && !next.cells) return true
  if (extendsLabel(line.label, next.label)) return true
  // "3. Umbrella Liability", alone between blank lines, and its paragraph.
  if (line.label !== null && line.blankBefore && next.blankBefore && next.style === 'text' && next.indent >= line.indent && !/[\d$]/.test(body)) return true
  if (line.style === 'text') return CAPS(body) || isMark(next.style) || next.blankBefore || next.style === 'text' || next.cells !== null
  // "1.3 General Liability", and its list behind a blank line.
  if (next.blankBefore && isMark(line.style) && isMark(next.style) && next.style !== line.style && isFirst(next.label) && line.indent <= next.indent && isBareCoverage(body)) return true
  // "B. OWNER'S INSURANCE", and its list behind a blank line.
  if (isMark(line.style) && CAPS(body) && isMark(next.style) && next.style !== line.style && isFirst(next.label) && line.indent <= next.indent) return true
  return next.style !== line.style && !next.blankBefore && isMark(line.style) && line.indent <= next.indent && !/[\d$]/.test(body)
}

function saysAmount(body: string): boolean {
  const named = findMentions(readableText(body)).mentions
  return named.some((m) => m.kind === 'coverage') && named.some((m) => m.kind === 'amount')
}

const SOME_OF = /^(?!(?:all|every|each|any|both|what|how|which|when|where|who|why)\b)[a-z][a-z' -]{2,30}s (?:who|that|with|without) (?!us\b|you\b|your\b)[^.:;?$\d]{2,60}$/i
/** "Everyone:" above one list, and "Drivers:" above another: what is asked of everybody, and of some. */
const OF_EVERYBODY = /^\W*(?:everyone|everybody|all (?:of (?:them|you)|(?!policies|coverages|lines|limits|insurers|certificates|deductibles|levels|tiers)[a-z-]{3,}s))\W*$/i
const OF_SOME = /^(?!(?:all|every|each|any|both|what|how|which|when|where|who|why|other|limits|requirements|certificates|notes|details|documents|questions|policies|coverages|minimums|terms|members|endorsements|additional|general|required)\b)[a-z][a-z' -]{2,30}s\W*$/i
/** "Haulers of scrap, additionally", "Contractors working inside the fence": so is somebody told apart from everybody. */
const OF_A_KIND = /^(?!(?:all|every|each|any|both|what|how|which|when|where|who|why|limits|requirements|certificates|notes|details|documents|questions|policies|coverages|minimums|terms|endorsements|insurers|deductibles)\b)(?:[a-z'-]+ ){0,2}[a-z'-]{3,}s (?:of|in|on|at|doing|working|hauling|using|operating|handling|performing|carrying|serving|delivering|entering|driving|inside|under|over|above) [^.:;?$\d]{2,60}$/i
/** "General", "Other requirements": above what is said of every policy, and not of the coverage whose list ends before it. */
const OF_THE_WHOLE = /^(?:general|other|miscellaneous|misc\.?|common|universal|global|all (?:policies|coverages|lines)|insurers?|insurance (?:companies|carriers)|carriers?|polic(?:y|ies)|certificates?)(?: (?:requirements?|provisions?|conditions?|terms|notes?|items?|information|endorsements?|rating|standards?))*\s*:?$/i
/** The whole text as segments, each with its number, and with what the headings above it say. */
export function readSegments(text: string): Segment[] {
  const lines = closeRows(withoutEnds(joinWrapped(joinStates(joinHolder(joinAmounts(joinMemberHeads(alignColumns(chosenLevel(readLines(text))))))))))
  const marked = lines.some((l) => l.box === true)
  const unticked = !marked && isChecklist(lines)
  // In a text all in capitals, so is what a line says of a policy.
  const capitals = !lines.some((l) => /[a-z]{3}/.test(l.body))
  const isTitle = (line: Line): boolean => CAPS(line.body) && !(capitals && saysMember(line.body))
  const levels = findLevels(lines)
  const opened = findOpenedLevels(lines)
  const everybody = lines.some((l) => OF_EVERYBODY.test(l.body))
  const segments: Segment[] = []
  const stack: Open[] = []
  let block = 0
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    if (line.blankBefore) block++
    if (line.cells) {
      const rows: Line[] = []
      while (lines[i]?.cells && (rows.length === 0 || !lines[i]!.blankBefore)) rows.push(lines[i++]!)
      i--
      for (const open of stack) open.children = 'list'
      const context = stack.reduce((c, o) => within(c, o.context), NO_CONTEXT)
      segments.push(...readTable(rows, context, block))
      continue
    }
    if (line.box === false && !unticked && (marked || line.refused || /^[☐□❏❑[(]|^_{2}/.test(line.raw.trim()))) {
      // A coverage by its name alone, left empty: what another line says of its amount does not ask for it.
      if ((marked || line.refused) && isBareCoverage(line.body)) segments.push({ raw: line.raw.trim(), label: null, block, context: NO_CONTEXT, item: true, row: { headers: [], cells: [`${line.body}: not required`], table: block } })
      // What is set in under a line left empty is left with it.
      const text = line.raw.indexOf(line.body.slice(0, 12))
      while (lines[i + 1] && isSetIn(lines[i + 1]!, text)) i++
      continue
    }
    const heads = !/^(?:subject|from|to|cc|date|sent|re|fwd?)\s*:/i.test(line.body) && headsNext(line, lines[i + 1])
    const said = levels.has(i) ? levelContext(line.body) : heads ? headingContext(line.body, /:\**$/.test(line.body.trim())) : null
    // "Guides who drive guests", above what is asked of them and below what is asked of others.
    const title = line.body.trim()
    const riggers = everybody && /^\W*riggers\W*$/i.test(title)
    const some = heads && said && segments.length > 0 && (riggers || (!said.pure && (SOME_OF.test(title) || (everybody && OF_A_KIND.test(title)) || (everybody && OF_SOME.test(title) && !said.context.coverages.length))))
    const found = some ? { context: { ...said.context, ...(riggers ? { coverages: [] } : {}), condition: { kind: 'open' as const, text: title } }, pure: true } : said
    const heading = found?.pure === true
    // "Workers' compensation" above "Commercial auto $1,000,000": one of several lines, and no heading.
    const lone = heading && found!.context.coverages.length > 0 && (isLone(line, lines[i + 1]) || endsList(lines, i))
    const ofWhole = heads && OF_THE_WHOLE.test(title)
    // "2." goes on with the list of "1.", whatever stands below that.
    const listed = goesOnWith(stack, line)
    if (listed >= 0) stack.length = listed + 1
    while (stack.length && closes(stack.at(-1)!, line, (heading && !lone) || line.ofAll === true || ofWhole || (heads && isTitle(line)))) stack.pop()
    if (EVERY_LEVEL.test(line.body)) while (stack.some((o) => o.context.tier)) stack.pop()
    const outer = stack.reduce((c, o) => within(c, o.context), NO_CONTEXT)
    for (const open of stack) {
      if (open.children === 'none') open.blankFirst = line.blankBefore
      if (line.box !== null) open.boxes = true
      open.children = line.style === 'text' && line.indent <= open.indent ? (open.children === 'list' ? 'list' : 'text') : 'list'
    }
    if (heading || (heads && (isTitle(line) || line.style.startsWith('#')))) {
      const context = found?.context ?? { ...NO_CONTEXT, titles: [line.body] }
      stack.push({
        indent: line.indent,
        style: line.style,
        label: line.label,
        context,
        children: 'none',
        blankFirst: false,
        section: CAPS(line.body) || line.style.startsWith('#'),
      })
      if (!context.coverages.length) continue
      if (lone) stack.pop()
      segments.push({ raw: line.body, label: pathOf(stack.slice(0, -1), line.label), block, context: within(outer, context), item: true })
      continue
    }
    const context = found && /:\**$/.test(line.body.trim()) ? within(outer, found.context) : outer
    // "Auto $1,000,000. The liability policies shall:", above a list.
    const subject = heads ? leadOfMembers(line.body) : null
    const level = opened.get(i)
    const titled = level ? levelContext(level.title) : null
    const rest = level && titled?.context.tier ? { ...line, body: line.body.slice(level.length) } : subject === null ? line : { ...line, body: line.body.slice(0, line.body.lastIndexOf(subject)).trim() }
    segments.push(...splitBody(rest, pathOf(stack, line.label), block, titled?.context.tier && rest !== line ? within(context, titled.context) : context).map((s) => ({ ...s, ...(line.quoted ? { quoted: true as const } : {}), ...(unticked && line.box === false ? { unticked: true as const } : {}) })))
    const above = coverageAbove(lines, i)
    if (subject !== null || above || (line.label && isMark(line.style))) {
      const own: Context = { ...NO_CONTEXT, subject, under: above?.under ?? [] }
      stack.push({
        indent: line.indent,
        style: line.style,
        label: line.label,
        context: own,
        children: 'none',
        blankFirst: false,
        section: false,
        ...(above ? { below: above.below } : outer.under.length ? { below: stack.findLast((o) => o.below)!.below! } : {}),
      })
    }
  }
  return segments
}

/** Whether a coverage by its name alone stands above another with its own amount, as one of its lines. */
function isLone(line: Line, next: Line | undefined): boolean {
  if (!next || next.cells || line.style !== 'text' || next.style !== 'text' || next.blankBefore || next.indent !== line.indent || !isBareCoverage(line.body) || line.body.trim().endsWith(':')) return false
  const named = findMentions(readableText(next.body)).mentions
  const first = named.find((m) => m.kind === 'coverage')
  const own = findMentions(readableText(line.body)).mentions.find((m) => m.kind === 'coverage')
  return first?.kind === 'coverage' && own?.kind === 'coverage' && first.start <= 4 && first.type !== own.type && first.part !== 'el' && named.some((m) => m.kind === 'amount')
}

const OF_ALL_POLICIES = new Set(['cancellation_notice_days', 'carrier_rating', 'reverification_cadence', 'expiry_lead_days', 'min_days_remaining'])
/** "gl 1m/2m", "auto 1m", "umb", "noc 30": the last of several coverages that each stand in one line, above what is said of all of them. */
function endsList(lines: Line[], at: number): boolean {
  const [first, before, line, next] = [lines[at - 2], lines[at - 1], lines[at]!, lines[at + 1]]
  if (!next || line.body.trim().endsWith(':') || ![first, before, next].every((l) => l && !l.cells && l.style === line.style && l.indent === line.indent) || next.blankBefore || line.blankBefore || !isBareCoverage(line.body)) return false
  const pricedLine = (l: Line): boolean => {
    const named = findMentions(readableText(l.body)).mentions
    return named[0]?.kind === 'coverage' && named.some((m) => m.kind === 'amount')
  }
  const below = findMentions(readableText(next.body)).mentions
  return pricedLine(before!) && pricedLine(first!) && below.length > 0 && below.every((m) => m.kind === 'member' && OF_ALL_POLICIES.has(m.member.name))
}

/** "A. Commercial General Liability." above its own list: the name of a coverage is its title, whatever sign ends it. */
const withoutEnds = (lines: Line[]): Line[] =>
  lines.map((line, i) => {
    const next = lines[i + 1]
    const below = next && !line.cells && !next.cells && /[a-z)][.;]$/i.test(line.body) && line.body.length < 60 && (next.indent > line.indent || extendsLabel(line.label, next.label) || (line.label !== null && line.style !== next.style))
    const body = line.body.slice(0, -1)
    const found = below ? headingContext(body, true) : null
    return found?.pure && found.context.coverages.length ? { ...line, body } : line
  })

/** "Personal injury $2,000,000", and "Each occurrence $1,000,000" behind a blank line: rows of one list. */
const closeRows = (lines: Line[]): Line[] => lines.map((line, i) => (i > 0 && line.blankBefore && isLimitRow(line) && (isLimitRow(lines[i - 1]!) || isLeadIn(lines[i - 1]!)) && line.indent === lines[i - 1]!.indent ? { ...line, blankBefore: false } : line))

const BOXES_MIN = 4
/** Boxes before all that is asked, and none of them ticked: who reads the list ticks what a certificate shows. */
function isChecklist(lines: Line[]): boolean {
  const boxes = lines.filter((l) => l.box === false && !l.refused && !l.cells)
  return boxes.length >= BOXES_MIN && boxes.filter((l) => /\d{3}|\d ?[mk]\b|statut/i.test(l.body)).length >= 3 && !lines.some((l) => l.box === null && /\$ ?\d|\d,\d{3}|\d ?(?:mm?|k)\b/i.test(l.raw))
}

const isSetIn = (line: Line, under: number): boolean => under > 0 && line.indent >= under && line.box === null && line.cells === null && !line.blankBefore && line.style === 'text'

/** "WAIVER OF SUBROGATION IN FAVOR OF OWNER" */
const saysMember = (body: string): boolean => findMentions(readableText(body)).mentions.some((m) => m.kind === 'member')

/** A heading that stands above one of several parallel lists names a level, unless it names states. */
function levelContext(body: string): { context: Context; pure: boolean } | null {
  const title = body.replace(/\*+/g, '').replace(/[:\s]+$/, '').trim()
  const state = findStateConditions(readableText(title))[0]
  return { context: { ...NO_CONTEXT, titles: [title], ...(state ? { condition: state.condition } : { tier: { title } }) }, pure: true }
}

function pathOf(stack: Open[], label: string | null): string | null {
  if (label === null) return null
  const parent = stack.filter((o) => o.label !== null).at(-1)?.label
  if (!parent || extendsLabel(parent, label) || /^\d/.test(label)) return label
  return `${parent}(${label.replace(/[()]/g, '')})`
}
