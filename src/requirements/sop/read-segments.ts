import { EVERY_LEVEL, findLevels, findOpenedLevels } from './find-levels.ts'
import { readableText } from './normalise-text.ts'
import { alignColumns } from './read-columns.ts'
import { findStateConditions } from './read-conditions.ts'
import { leadOfMembers } from './member-leads.ts'
import { headingContext, TIER, within } from './read-headings.ts'
import { isBareCoverage, readLines } from './read-lines.ts'
import { readTable } from './read-table.ts'
import { type Context, type Line, NO_CONTEXT, type Segment } from './segment.ts'
import { splitInlineItems } from './split-sentences.ts'

type Open = {
  indent: number
  style: string
  label: string | null
  context: Context
  children: 'none' | 'text' | 'list'
  blankFirst: boolean
  section: boolean
}

/** A line in capitals is a title, unless it holds figures or says something after a colon, as texts all in capitals do. */
const CAPS = (s: string): boolean => s.length < 80 && /[A-Z]{3}/.test(s) && !/[a-z]{3}/.test(s) && !/\$|\d{2,3}[,.]\d|\d ?(?:MM?|K|MIL)\b|[\dO] ?, ?[O0]{3}|[:=\u2013-]\s*(?:ALL|YES|NO)\W*$|:\s+\S|\b(?:SHALL|MUST|REQUIRED|NOT|STATUT\w*|STAT|IS|ARE|DAYS?)\b/.test(s)
const TERMINATED = /[.!?;]["')\u201d]?$/
const isMark = (style: string): boolean => style !== 'text' && style !== 'row' && !style.startsWith('#')

const HOLDER = /^(?:the )?(?:cert(?:ificate)?s?\.? )?holder(?:'s)?(?: (?:name|address|box|info\w*|and|is|are|should|must|shall|to|be|read|reads|shown|as|follows|exactly|issued)){0,8} ?:?$/i

/** "Also the certificate shows Marlow Games as holder, it needs to be:", above the address. */
const LEADS_TO_HOLDER = /^((?:.*[.!?] )?)[^.!?]*\b(?:certificate |cert )?holder\b[^.!?]*\b(?:needs? to|should|must|has to|have to|is to|to) (?:be|read|say|show)[^.!?]{0,24}:$/i
/** A certificate holder written as an address block below its label, or below words that lead to it, is one line. */
function joinHolder(lines: Line[]): Line[] {
  const out: Line[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    out.push(line)
    const said = line.body.replace(/\*+/g, '').trim()
    const lead = line.cells || HOLDER.test(said) ? null : LEADS_TO_HOLDER.exec(said)
    if (line.cells || (!lead && !HOLDER.test(said))) continue
    const address: string[] = []
    while (address.length < 6) {
      const next = lines[i + 1 + address.length]
      if (!next || next.cells || next.body.length > 70 || (next.blankBefore && address.length) || isMark(next.style)) break
      address.push(next.body.replace(/[,;]\s*$/, '').trim())
    }
    if (!address.length || (lead && !(address.length > 1 && /^[A-Z]/.test(address[0]!) && address.slice(1).some((a) => /\d/.test(a))))) continue
    if (lead?.[1]) out.splice(-1, 0, { ...line, body: lead[1].trim() })
    out[out.length - 1] = { ...line, body: `Certificate holder: ${address.join(', ')}`, style: 'text', box: null }
    i += address.length
  }
  return out
}

const AMOUNT_ALONE = /^(?:us ?)?\$ ?\d[\d,]{0,14}(?:\.\d{1,2})?(?: ?(?:mm?|k|million|thousand))?(?: (?:csl|(?:per|each) [a-z]+|aggregate|minimum))?\.?$/i
/** A column of names over their amounts, each on a line of its own: "Each occurrence" above "$1,000,000". */
function joinAmounts(lines: Line[]): Line[] {
  const out: Line[] = []
  for (const line of lines) {
    const before = out.at(-1)
    const belongs = before && !line.cells && !before.cells && line.box === null && AMOUNT_ALONE.test(line.body.trim()) && !/[$\d]{3}|\$ ?\d|\d ?[mk]\b|[.;!?]\s*$/i.test(before.body) && /[a-z]{3}/i.test(before.body) && before.body.length < 120
    if (belongs) out[out.length - 1] = { ...before, body: `${before.body.replace(/[:\s]+$/, '')}: ${line.body.trim()}`, raw: `${before.raw.trimEnd()} ${line.raw.trim()}` }
    else out.push(line)
  }
  return out
}

/** How wide a text was wrapped, when several of its lines reach about the same width; null when it was not. */
function wrapWidth(lines: Line[]): number | null {
  const lengths = lines.filter((l) => !l.cells).map((l) => l.raw.trimEnd().length)
  const widest = Math.max(0, ...lengths)
  const full = lengths.filter((n) => n >= widest - 12).length
  return widest >= 50 && widest <= 132 && full >= 3 && full >= lengths.length / 6 ? widest : null
}

/** A line that begins with the name of a coverage, where nothing says that the text was wrapped, is an item of its own. */
const NEW_ITEM = /^(?:no )?(?:comp|wc|work(?:er|ers|er's|ers')?'? comp\w*|c?gl|general liab\w*|auto(?:mobile)?(?: liab\w*)?|business auto|cargo|umb(?:rella)?|excess|e ?& ?o|liquor|pollution|professional|cyber|abuse|sexual (?:abuse|misconduct)|garage\w*|on-?hook|crime|fidelity|builder'?s'? risk|inland marine|occ(?:upational)?[ /]acc\w*|bobtail|non-?trucking|trailer interchange|physical damage|employment practices|stop gap|employer'?s'? liab\w*|waiver|additional insured)\b[^a-z]*(?:$|[a-z])/i

/** Joins lines that a fixed width wrapped: the first is long or open, the next goes on without a mark. */
function joinWrapped(lines: Line[]): Line[] {
  const out: Line[] = []
  const width = wrapWidth(lines)
  const full = (line: Line, last: number, next: Line): boolean =>
    width !== null && last >= 40 && last + 1 + next.body.split(' ')[0]!.length >= width - 3 && !/\S {3,}\S/.test(line.raw)
  let last = 0
  for (const line of lines) {
    const before = out.at(-1)
    // A text may go on over thousands of lines: how the last ended is seen in its end.
    const tail = before?.body.slice(-60) ?? ''
    const goesOn =
      before &&
      // "(a), (b) and (d) shall …" after a line that ends says something of items, and goes on with none.
      !(/^\([a-z\d]{1,3}\)(?:,| and | & | through | to )/.test(line.body) && !/[,/&]$|\b(?:and|or|of|under|in|to|by|on)$/i.test(tail)) &&
      !before.cells &&
      !/\S {3,}\S/.test(line.raw) &&
      line.style === 'text' &&
      !line.blankBefore &&
      !before.style.startsWith('#') &&
      line.box === null &&
      !(width === null && NEW_ITEM.test(line.body)) &&
      (before.style === 'text' || line.indent > before.indent || /^[a-z(&$\d]/.test(line.body) || full(before, last, line)) &&
      !/^[A-Z][\w '&/-]{1,40}:/.test(line.body) &&
      // "liquor: 1 million" below "GL: 1 million": lines of one form are items of their own.
      !(/^[a-z][\w '&/-]{1,30}:\s/.test(line.body) && /^[A-Za-z][\w '&/-]{0,30}:\s/.test(before.body)) &&
      !/[.:;!?]["')]?$/.test(tail) &&
      // "Level 2 - roofing, anything over 20'", above its list.
      !(line.indent > before.indent && before.style === 'text' && /^[$\d]/.test(line.body) && TIER.test(before.body.toLowerCase())) &&
      (full(before, last, line) ||
        (/^[a-z(&$]/.test(line.body) && last >= 62) ||
        (line.indent > before.indent && isMark(before.style) && last >= 50) ||
        (/^[a-z(&]/.test(line.body) && !CAPS(before.body) && (last >= 40 || line.indent > before.indent)) ||
        /[,/&]$|\b(?:and|or|of|the|for|with|than|less|per|not|in|to|by|a)$/i.test(tail))
    if (goesOn) {
      before.body = `${before.body} ${line.body}`
      before.raw = `${before.raw.trimEnd()} ${line.raw.trim()}`
    } else out.push({ ...line })
    last = line.raw.trimEnd().length
  }
  return out
}

const extendsLabel = (outer: string | null, inner: string | null): boolean =>
  outer !== null && inner !== null && /^[\d.]+$/.test(outer) && inner.startsWith(`${outer.replace(/\.$/, '')}.`)

function closes(open: Open, line: Line, heading: boolean): boolean {
  if (open.style.startsWith('#')) return line.style.startsWith('#') && line.style.length <= open.style.length
  if (line.style.startsWith('#')) return true
  if (extendsLabel(open.label, line.label)) return false
  if (line.indent < open.indent) return true
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

/** Whether the line stands above what follows: a title, a lead-in, or a coverage with its own lines below. */
function headsNext(line: Line, next: Line | undefined): boolean {
  const body = line.body.replace(/\*+/g, '').trim()
  if (!next || line.cells) return false
  if (line.style.startsWith('#')) return true
  if (/:$/.test(body)) return true
  if (body.length > 90 || TERMINATED.test(body)) return false
  if (next.indent > line.indent && !next.cells) return true
  if (extendsLabel(line.label, next.label)) return true
  if (line.style === 'text') return CAPS(body) || isMark(next.style) || next.blankBefore || next.style === 'text' || next.cells !== null
  return next.style !== line.style && !next.blankBefore && isMark(line.style) && line.indent <= next.indent && !/[\d$]/.test(body)
}

const SOME_OF = /^(?!(?:all|every|each|any|both|what|how|which|when|where|who|why)\b)[a-z][a-z' -]{2,30}s (?:who|that|with|without) (?!us\b|you\b|your\b)[^.:;?$\d]{2,60}$/i
/** "Everyone:" above one list, and "Drivers:" above another: what is asked of everybody, and of some. */
const OF_EVERYBODY = /^\W*(?:everyone|everybody|all (?:of (?:them|you)|vendors|contractors|carriers|drivers|subs|crews|suppliers|partners|sellers|hosts|members))\W*$/i
const OF_SOME = /^(?!(?:all|every|each|any|both|what|how|which|when|where|who|why|other|limits|requirements|certificates|notes|details|documents|questions|policies|coverages|minimums|terms|members|endorsements|additional|general|required)\b)[a-z][a-z' -]{2,30}s\W*$/i
/** The whole text as segments, each with its number, and with what the headings above it say. */
export function readSegments(text: string): Segment[] {
  const lines = joinWrapped(joinHolder(joinAmounts(alignColumns(readLines(text)))))
  const marked = lines.some((l) => l.box === true)
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
    if (line.box === false && (marked || /^[☐□❏❑[(]|^_{2}/.test(line.raw.trim()))) {
      // A coverage by its name alone, left empty: what another line says of its amount does not ask for it.
      if (marked && isBareCoverage(line.body)) segments.push({ raw: line.raw.trim(), label: null, block, context: NO_CONTEXT, item: true, row: { headers: [], cells: [`${line.body}: not required`], table: block } })
      continue
    }
    const heads = !/^(?:subject|from|to|cc|date|sent|re|fwd?)\s*:/i.test(line.body) && headsNext(line, lines[i + 1])
    const said = levels.has(i) ? levelContext(line.body) : heads ? headingContext(line.body, /:\**$/.test(line.body.trim())) : null
    // "Guides who drive guests", above what is asked of them and below what is asked of others.
    const title = line.body.trim()
    const riggers = everybody && /^\W*riggers\W*$/i.test(title)
    const some = heads && said && segments.length > 0 && (riggers || (!said.pure && (SOME_OF.test(title) || (everybody && OF_SOME.test(title) && !said.context.coverages.length))))
    const found = some ? { context: { ...said.context, ...(riggers ? { coverages: [] } : {}), condition: { kind: 'open' as const, text: title } }, pure: true } : said
    const heading = found?.pure === true
    while (stack.length && closes(stack.at(-1)!, line, heading || (heads && CAPS(line.body)))) stack.pop()
    if (EVERY_LEVEL.test(line.body)) while (stack.some((o) => o.context.tier)) stack.pop()
    const outer = stack.reduce((c, o) => within(c, o.context), NO_CONTEXT)
    for (const open of stack) {
      if (open.children === 'none') open.blankFirst = line.blankBefore
      open.children = line.style === 'text' && line.indent <= open.indent ? (open.children === 'list' ? 'list' : 'text') : 'list'
    }
    if (heading || (heads && (CAPS(line.body) || line.style.startsWith('#')))) {
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
      segments.push({ raw: line.body, label: pathOf(stack.slice(0, -1), line.label), block, context: within(outer, context), item: true })
      continue
    }
    const context = found && /:\**$/.test(line.body.trim()) ? within(outer, found.context) : outer
    // "Auto $1,000,000. The liability policies shall:", above a list.
    const subject = heads ? leadOfMembers(line.body) : null
    const level = opened.get(i)
    const titled = level ? levelContext(level.title) : null
    const rest = level && titled?.context.tier ? { ...line, body: line.body.slice(level.length) } : subject === null ? line : { ...line, body: line.body.slice(0, line.body.lastIndexOf(subject)).trim() }
    segments.push(...splitBody(rest, pathOf(stack, line.label), block, titled?.context.tier && rest !== line ? within(context, titled.context) : context).map((s) => (line.quoted ? { ...s, quoted: true as const } : s)))
    if (subject !== null || (line.label && isMark(line.style))) {
      const own: Context = { ...NO_CONTEXT, subject }
      stack.push({
        indent: line.indent,
        style: line.style,
        label: line.label,
        context: own,
        children: 'none',
        blankFirst: false,
        section: false,
      })
    }
  }
  return segments
}

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

/** A further choice is not asked for beside the first. */
const CHOICE: Context = { ...NO_CONTEXT, condition: { kind: 'open', text: 'a choice' } }

/** "9. The Carrier holds ... 10. The Broker holds ...": a paragraph numbered 9 that goes on with 10. */
function goingOn(parts: string[], label: string | null): string[] {
  if (label === null || !/^\d{1,2}$/.test(label)) return parts
  let next = Number(label) + 1
  return parts.flatMap((part) => {
    const out: string[] = []
    let rest = part
    for (let at = rest.search(new RegExp(`(?<=[.;])\\s+${next}\\.\\s+[A-Z]`)); at >= 0; at = rest.search(new RegExp(`(?<=[.;])\\s+${next}\\.\\s+[A-Z]`))) {
      out.push(rest.slice(0, at))
      rest = rest.slice(at).trimStart()
      next++
    }
    return [...out, rest]
  })
}

/** Splits a line's body at inline section numbers and inline lists, and takes a leading tier apart from what it governs. */
function splitBody(line: Line, label: string | null, block: number, contextIn: Context): Segment[] {
  const item = isMark(line.style)
  let body = line.body
  let context = contextIn
  const tier = /^([^:.;]{3,70}):\s+(?=\S)/.exec(body)
  if (tier && TIER.test(tier[1]!) && !/deductib|retention|\bsirs?\b/i.test(tier[1]!)) {
    const found = headingContext(tier[1]!, true)
    if (found?.context.tier) {
      context = within(context, found.context)
      body = body.slice(tier[0].length)
    }
  }
  const parts = body.split(/(?<=[.;:])\s+(?=(?:Section\s+)?(?:\d{1,2}|[A-Z])\.\d{1,2}(?:\.\d{1,2})?\s+(?:[A-Z"(\u201c]|\d{1,3}\s+[a-z])|(?:Section|Article|Clause|Paragraph)\s+\d{1,2}(?:\.\d{1,2})?(?:[.:]|\s\([^()]{3,60}\)[.:]?)\s+[A-Z])/)
  const segments: Segment[] = []
  for (const [i, part] of goingOn(parts, label).entries()) {
    const numbered = i > 0 || label === null ? (/^(?:Section\s+)?((?:\d{1,2}|[A-Z])\.\d{1,2}(?:\.\d{1,2})?)\s+/.exec(part) ?? /^(?:Section|Article|Clause|Paragraph)\s+(\d{1,2}(?:\.\d{1,2})?)[.:]?\s+(?=[A-Z(])/.exec(part) ?? (i > 0 ? /^(\d{1,2})\.\s+/.exec(part) : null)) : null
    const partLabel = numbered ? numbered[1]! : i === 0 ? label : null
    const raw = numbered ? part.slice(numbered[0].length) : part
    segments.push(...splitInline(raw, partLabel, block, context, item))
  }
  return segments
}

/** No list stands in a list in a list in a list. */
const NESTED_MAX = 3
/** A sentence that holds a list, "(i) ...; (ii) ...", as its lead-in and its items; an item may hold a list again. */
function splitInline(raw: string, label: string | null, block: number, context: Context, item: boolean, depth = 0): Segment[] {
  // A line that opens with "(a)" may go on with "(b)": the mark taken off it was that of the list's first item.
  const path = depth === 0 ? /^(.*?)\(?([aA1i])\)?$/.exec(label ?? '') : null
  if (path && /\s\((?:b|B|2|ii)\)\s|[.;:,] 2\) /.test(raw) && splitInlineItems(raw) === null) {
    const whole = `(${path[2]!}) ${raw}`
    if (splitInlineItems(whole)?.lead === '') return splitInline(whole, path[1]!.replace(/\($/, '') || null, block, context, item, depth + 1)
  }
  const inline = depth < NESTED_MAX ? splitInlineItems(raw) : null
  if (!inline) return [{ raw, label, block, context, item }]
  const segments: Segment[] = []
  const lead = inline.lead
  const subject = leadOfMembers(lead)
  const found = subject === null ? (lead ? headingContext(lead, true) : null) : { context: { ...NO_CONTEXT, subject } }
  const before = subject === null ? lead : lead.slice(0, lead.lastIndexOf(subject)).trim()
  if (before) segments.push(...(subject === null ? [{ raw: before, label, block, context, item: false }] : splitInline(before, label, block, context, item, depth)))
  const inner = found && !found.context.coverages.length ? within(context, { ...found.context, titles: [] }) : context
  const either = /\b(?:either|one of the following|any one of)\b[^.]{0,40}$/i.test(lead)
  for (const [k, it] of inline.items.entries()) {
    const own = `${label ?? ''}(${it.label})`
    const tail = k === inline.items.length - 1 ? /^(.{0,600}?[a-z0-9)%MK]\.)\s+(?=[A-Z]|\([a-zA-Z0-9]{1,3}\)\s+[A-Z])(.*)$/s.exec(it.raw) : null
    const ends = tail && !/\b(?:Inc|Co|Corp|No|St|U\.S|A\.M|Liab|Occ|Agg)\.$/.test(tail[1]!)
    const [first, ...more] = splitInline(ends ? tail[1]! : it.raw, own, block, either && k > 0 ? within(inner, CHOICE) : inner, true, depth + 1)
    segments.push({ ...first!, ...(either && k === 0 ? { choice: true } : {}) }, ...more)
    if (ends) segments.push(...splitInline(tail[2]!, null, block, context, false, depth + 1))
  }
  return segments
}
