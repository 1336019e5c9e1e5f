import { isMark } from '../lines/line-forms.ts'
import { leadOfMembers } from '../members/member-leads.ts'
import { headingContext, TIER, within } from './read-headings.ts'
import { type Context, type Line, NO_CONTEXT, type Segment } from './segment.ts'
import { runIn, splitInlineItems, splitSentences } from '../text/split-sentences.ts'

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

/** Section numbers within a paragraph. */
const NUMBERED = /(?<=[.;:])\s+(?=(?:Section\s+)?(?:\d{1,2}|[A-Z])\.\d{1,2}(?:\.\d{1,2})?\s+(?:[A-Z"(\u201c]|\d{1,3}\s+[a-z])|(?:Section|Article|Clause|Paragraph)\s+\d{1,2}(?:\.\d{1,2})?(?:[.:]|\s\([^()]{3,60}\)[.:]?)\s+[A-Z])/
/** "The Contractor maintains: 10.2.1 public liability ...; 10.2.2 motor ...": where a colon begins such a list, small letters follow its numbers. */
const LISTED_BELOW = /:\s+(?:\d{1,2}\.){2}1\s+[a-z]/
const NUMBERED_BELOW = /(?<=[.;:])\s+(?=(?:\d{1,2}\.){1,2}\d{1,2}\s+[A-Za-z"(])/
/** "Tenant shall maintain 17.1 a policy of ...; 17.2 ...; and 17.3 ...": numbers within the sentence itself. */
const WITHIN = /(?<=[a-z:,]\s)(\d{1,2}(?:\.\d{1,2})?)\.1\s+["\u201c(]?[A-Za-z][^;]{10,800};\s+(?:and\s+|or\s+)?\1\.2\s/
const NOT_OF_ITEM = String.raw`(?:and|or|to|through|shall|must|will|may|is|are|above|below|of|hereof|herein)\b`
function partsWithin(body: string): string[] | null {
  const first = WITHIN.exec(body)
  if (!first || /\b(?:in|under|of|to|by|per|and|or|sections?|clauses?|items?|paragraphs?)\s$/i.test(body.slice(0, first.index))) return null
  const number = first[1]!.replace('.', String.raw`\.`)
  const next = new RegExp(String.raw`(?<=[;,])\s+(?:and\s+|or\s+)?(?=${number}\.\d{1,2}\s+["\u201c(]?(?!${NOT_OF_ITEM})[A-Za-z])`)
  return [body.slice(0, first.index).trimEnd(), ...body.slice(first.index).split(next)]
}
/** Numbers below a section's own, without it. */
const DOTTED = /[.;:]\s+\.1\s+[A-Z].*[.;]\s+\.2\s+[A-Z]/s
/** All others than those a clause speaks of, at the head of the next. */
const OTHERS_NEXT = /(?<=[.;])\s+(?:and |but )?(?:for |on |in |at )?(?:(?:all |every |any |the )?others?(?: (?!states?\b)[a-z]+){0,2}|(?:every|any)(?:thing|one|body) else|the rest|otherwise)(?:[:,] ?| (?=(?:c?gl|general|auto|cargo|umbrella|excess|wc|work)))/i
/** Splits a line's body at inline section numbers and inline lists, and takes a leading tier apart from what it governs. */
export function splitBody(line: Line, label: string | null, block: number, contextIn: Context): Segment[] {
  const item = isMark(line.style)
  // "§ 8.2 The Consultant shall ...", within a paragraph.
  let body = line.body.replace(/(?<=^|[.;:]\s{1,3})§§?\s?(?=\d{1,2}\.\d)/g, 'Section ')
  let context = contextIn
  const tier = /^([^:.;]{3,70}):\s+(?=\S)/.exec(body)
  if (tier && TIER.test(tier[1]!) && !/deductib|retention|\bsirs?\b/i.test(tier[1]!)) {
    const found = headingContext(tier[1]!, true)
    if (found?.context.tier) {
      body = body.slice(tier[0].length)
      // "Class 3 loads: auto $5,000,000. Everything else: auto $1,000,000.": what some are asked beside all others is no level.
      const others = OTHERS_NEXT.exec(body)
      if (others) return [...splitInline(body.slice(0, others.index), label, block, within(context, { ...NO_CONTEXT, condition: { kind: 'open', text: tier[1]! } }), item), ...splitInline(body.slice(others.index + others[0].length), label, block, context, item)]
      context = within(context, { ...found.context, tier: { ...found.context.tier, inline: true } })
    }
  }
  // "11.1 Builder shall maintain: .1 Workers' compensation ... .2 Commercial general liability ..."
  if (label !== null && /^\d{1,2}\.\d{1,2}$/.test(label) && DOTTED.test(body)) body = body.replace(/(?<=[.;:])\s+\.(\d{1,2})\s+(?=[A-Z])/g, ` ${label}.$1 `)
  const parts = partsWithin(body) ?? body.split(LISTED_BELOW.test(body) ? NUMBERED_BELOW : NUMBERED)
  const segments: Segment[] = []
  for (const [i, part] of goingOn(parts, label).entries()) {
    const numbered = i > 0 || label === null ? (/^(?:Section\s+)?((?:\d{1,2}|[A-Z])\.\d{1,2}(?:\.\d{1,2})?)\s+/.exec(part) ?? /^(?:Section|Article|Clause|Paragraph)\s+(\d{1,2}(?:\.\d{1,2})?)[.:]?\s+(?=[A-Z(])/.exec(part) ?? (i > 0 ? /^(\d{1,2})\.\s+/.exec(part) : null)) : null
    const partLabel = numbered ? numbered[1]! : i === 0 ? label : null
    const raw = numbered ? part.slice(numbered[0].length) : part
    // "... maintains: 10.2.1 public liability ...; 10.2.2 motor ...": items of a list, whatever the line is.
    segments.push(...splitInline(raw, partLabel, block, context, item || (i > 0 && numbered !== null && /^[a-z]/.test(raw))))
  }
  return segments
}

/** No list stands in a list in a list in a list. */
const NESTED_MAX = 3
/** A sentence that holds a list, "(i) ...; (ii) ...", as its lead-in and its items; an item may hold a list again. */
function splitInline(raw: string, label: string | null, block: number, context: Context, item: boolean, depth = 0): Segment[] {
  // A line that opens with "(a)" may go on with "(b)": the mark taken off it was that of the list's first item.
  const path = depth === 0 ? /^(.*?)\(?([aA1i])\)?$/.exec(label ?? '') : null
  if (path && (/\s\((?:b|B|2|ii)\)\s|[.;:,] 2\) /.test(raw) || (path[2] === '1' && runIn(raw)[0]?.[1] === '2')) && splitInlineItems(raw) === null) {
    const whole = `(${path[2]!}) ${raw}`
    if (splitInlineItems(whole)?.lead === '') return splitInline(whole, path[1]!.replace(/\($/, '') || null, block, context, item, depth + 1)
  }
  const inline = depth < NESTED_MAX ? splitInlineItems(raw) : null
  if (!inline) return [{ raw, label, block, context, item }]
  const segments: Segment[] = []
  const lead = inline.lead
  const subject = leadOfMembers(lead)
  // What earlier sentences of the paragraph say is not said of its list.
  const found = subject === null ? (lead ? headingContext(splitSentences(lead).at(-1) ?? lead, true) : null) : { context: { ...NO_CONTEXT, subject } }
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
