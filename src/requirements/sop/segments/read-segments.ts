import { chosenLevel } from './chosen-level.ts'
import { EVERY_LEVEL, findLevels, findOpenedLevels } from './find-levels.ts'
import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from '../text/normalise-text.ts'
import { alignColumns } from '../tables/read-columns.ts'
import { findStateConditions } from '../conditions/state-conditions.ts'
import { joinAmounts, joinHolder, joinWrapped } from '../lines/join-lines.ts'
import { CAPS, isMark } from '../lines/line-forms.ts'
import { leadOfMembers } from '../members/member-leads.ts'
import { coverageAbove } from './nested-under.ts'
import { headingContext, within } from './read-headings.ts'
import { type LevelLines, levelLines } from './level-lines.ts'
import { checklistQuestions } from '../lines/checklist-questions.ts'
import { joinStates } from '../lines/join-states.ts'
import { joinMemberHeads } from '../lines/member-heads.ts'
import { readLines } from '../lines/read-lines.ts'
import { isBareCoverage, isChecklist } from '../lines/ticked-lines.ts'
import { readTable } from '../tables/read-table.ts'
import { allLevelsNamed } from './all-levels-named.ts'
import { type Context, type Line, NO_CONTEXT, type Segment } from './segment.ts'
import { splitBody } from './split-body.ts'
import { closes, goesOnWith, type Open, openHead, pathOf } from './open-heads.ts'
import { endsList, headsNext, isLone, OF_ALL_POLICIES } from './heads-next.ts'
import { asksAgain } from './heads-that-ask.ts'
import { OF_A_KIND, OF_EVERYBODY, OF_SOME, NONE_OF_SOME, OF_THE_WHOLE, SOME_OF } from './heads-of-some.ts'
import { closeRows, withoutEnds } from '../lines/join-rows.ts'

/** The whole text as segments, each with its number, and with what the headings above it say. */
export function readSegments(text: string): Segment[] {
  const lines = closeRows(withoutEnds(checklistQuestions(joinWrapped(joinStates(joinHolder(joinAmounts(joinMemberHeads(alignColumns(chosenLevel(readLines(text)))))))))))
  const marked = lines.some((l) => l.box === true)
  const unticked = !marked && isChecklist(lines)
  // In a text all in capitals, or nearly all, so is what a line says of a policy.
  const capitals = lines.length > 0 && lines.filter((l) => /[a-z]{3}/.test(l.body)).length <= lines.length * SMALL_LETTERS
  const isTitle = (line: Line): boolean => CAPS(line.body) && !(capitals && saysMember(line.body)) && !saysValue(line.body) && !(isShort(line.body) && !line.blankBefore) && !SAYS_WHERE.test(line.body.trim())
  const levels = findLevels(lines)
  const opened = findOpenedLevels(lines)
  const named = levelLines(lines, levels)
  const everybody = lines.some((l) => OF_EVERYBODY.test(l.body) || (NONE_OF_SOME.test(l.body) && !headingContext(l.body.split(':')[0]!, false)?.context.coverages.length))
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
    const some = heads && said && (segments.length > 0 || everybody) && (riggers || (!said.pure && (SOME_OF.test(title) || (everybody && OF_A_KIND.test(title)) || (everybody && OF_SOME.test(title) && !said.context.coverages.length))))
    const found = some ? { context: { ...said.context, ...(riggers ? { coverages: [] } : {}), condition: { kind: 'open' as const, text: title.replace(/:+$/, '') } }, pure: true } : said
    const heading = found?.pure === true
    // "Workers' compensation" above "Commercial auto $1,000,000": one of several lines, and no heading.
    const lone = heading && found!.context.coverages.length > 0 && (isLone(line, lines[i + 1]) || endsList(lines, i))
    const ofWhole = heads && OF_THE_WHOLE.test(title)
    // "2." goes on with the list of "1.", whatever stands below that.
    const listed = goesOnWith(stack, line)
    if (listed >= 0) stack.length = listed + 1
    while (stack.length && closes(stack.at(-1)!, line, (heading && !lone) || line.ofAll === true || ofWhole || (heads && isTitle(line)))) stack.pop()
    const passed = heads && asksAgain(title) ? stack.findIndex((o) => o.context.mode === 'skip' && (o.style === line.style || line.style === 'text') && o.indent >= line.indent) : -1
    if (passed >= 0) stack.length = passed
    // "All vendors", behind what is asked of those who serve alcohol.
    const ofSome = heads && OF_EVERYBODY.test(title) ? stack.findIndex((o) => o.context.condition !== null && o.indent >= line.indent) : -1
    if (ofSome >= 0) stack.length = ofSome
    if (EVERY_LEVEL.test(line.body) || (stack.some((o) => o.context.tier) && allLevelsNamed(line.body, lines, named))) while (stack.some((o) => o.context.tier)) stack.pop()
    if (behindLevels(lines, i, stack, named)) while (stack.some((o) => o.context.tier)) stack.pop()
    const outer = stack.reduce((c, o) => within(c, o.context), NO_CONTEXT)
    for (const open of stack) {
      if (open.children === 'none') open.blankFirst = line.blankBefore
      if (line.box !== null) open.boxes = true
      open.children = line.style === 'text' && line.indent <= open.indent ? (open.children === 'list' ? 'list' : 'text') : 'list'
    }
    if (heading || (heads && (isTitle(line) || line.style.startsWith('#')))) {
      const context = found?.context ?? { ...NO_CONTEXT, titles: [line.body] }
      openHead(stack, {
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
      openHead(stack, {
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
/** "Network is additional insured on garage liability.", at the margin behind the list of the last level: said of every level. */
function behindLevels(lines: Line[], at: number, stack: Open[], levels: LevelLines): boolean {
  const line = lines[at]!
  const before = lines[at - 1]
  const level = stack.find((o) => o.context.tier)
  if (!level || level.style !== 'text' || line.style !== 'text' || line.box !== null || line.cells || line.indent > level.indent || !before) return false
  if (before.style === 'text' && before.indent <= line.indent) return false
  if (!/^[A-Z][^:$]{24,}\.$/.test(line.body.trim()) || !/\b(?:is|are|be|must|shall|will|needs?|names?|stays?|includes?|required)\b/.test(line.body)) return false
  return levels.last() <= at && (levels.first(2)[1] ?? at) < at
}
const isSetIn = (line: Line, under: number): boolean => under > 0 && line.indent >= under && line.box === null && line.cells === null && !line.blankBefore && line.style === 'text'

/** "WAIVER OF SUBROGATION IN FAVOR OF OWNER" */
const saysMember = (body: string): boolean => findMentions(readableText(body)).mentions.some((m) => m.kind === 'member')

/** Lines in small letters that a text in capitals may have: its title, an address. */
const SMALL_LETTERS = 0.2
/** "AI, WOS, PNC": several members by their letters. */
const isShort = (body: string): boolean => /^(?:AI|WOS|PNC|P ?& ?NC|P\/NC|W\/S)(?:(?: ?[,\/+&] ?| )(?:AI|WOS|PNC|P ?& ?NC|P\/NC|W\/S)){1,3}\W*$/.test(body.trim())
/** "WOS on GL", "7 PNC on 1, 2 & 4": a member by its letters with the policies it is asked on stands above nothing. */
const SAYS_WHERE = /^(?:\d{1,2}[.)]? )?(?:(?:AI|WOS|PNC|P ?& ?NC|P\/NC|W\/S)(?: ?[,\/+&] ?| and | )?){1,4} (?:on|for|under)\b.*[^:]$|^(?:AI|WOS|PNC|P ?& ?NC|P\/NC) ?[:=]? ?(?:(?:C?GL|BAP|AL|AUTO|[Aa]uto|WC|EL|UMB|[Uu]mb|XS|ALL|[Aa]ll|BOTH|[Bb]oth)(?: ?[,\/+&] ?| and |$))+$/
/** "NOC 30", "COI MAX 30 DAYS OLD": what gives a value of all policies says all it has to say, and stands above nothing. */
const saysValue = (body: string): boolean => body.length < 60 && /\d/.test(body) && !/:\s*$/.test(body) && findMentions(readableText(body)).mentions.some((m) => m.kind === 'member' && OF_ALL_POLICIES.has(m.member.name))

/** A heading that stands above one of several parallel lists names a level, unless it names states. */
function levelContext(body: string): { context: Context; pure: boolean } | null {
  const title = body.replace(/\*+/g, '').replace(/[:\s]+$/, '').trim()
  const state = findStateConditions(readableText(title))[0]
  return { context: { ...NO_CONTEXT, titles: [title], ...(state ? { condition: state.condition } : { tier: { title } }) }, pure: true }
}
