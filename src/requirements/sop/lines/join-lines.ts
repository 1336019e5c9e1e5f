import { CAPS, isMark } from './line-forms.ts'
import { TIER } from '../segments/read-headings.ts'
import type { Line } from '../segments/segment.ts'
import { holderInColumn, nameAndAddress } from './holder-in-column.ts'
import { isBrokenMark, isBrokenName, isNumberInName } from './broken-marks.ts'
import { isBareCoverage } from './ticked-lines.ts'
import { widthsOf, wrapOf } from './wrap-width.ts'

const HOLDER = /^(?:the )?(?:cert(?:ificate)?s?\.? )?holder(?:'s)?(?: (?:name|address|box|info\w*|and|is|are|should|must|shall|to|be|read|reads|shown|as|follows|exactly|issued)){0,8} ?:?$/i

/** "Also the certificate shows Marlow Games as holder, it needs to be:", above the address. */
const LEADS_TO_HOLDER = /^((?:.*[.!?] )?)[^.!?]*\b(?:certificate |cert )?holder\b[^.!?]*\b(?:needs? to|should|must|has to|have to|is to|to) (?:be|read|say|show)[^.!?]{0,24}:$/i
/** "Larch must be additional insured, and be shown as certificate holder:", above the address, and a requirement itself. */
const ENDS_AS_HOLDER = /^(.*\b(?:as|be)(?: the| our)? (?:certificate|cert) holder(?: (?:and|&) (?:as )?(?:an? )?additional(?:ly)? insured(?: (?:on|for|under) [^:.;]{1,40})?)?):$/i
/** "The certificate should be made out to:", above a name and its address. */
const MADE_OUT_TO = /^((?:.*[.!?] )?)[^.!?]*\b(?:(?:certificates?|certs?|cois?)\b[^.!?:]{0,40}\b(?:made out|issued|addressed|written|go in the name of|in the name of)|(?:make|issue|address|write) (?:the |your |all |each )?(?:certificates?|certs?|cois?)(?: of insurance)?(?: out)?)(?: to)?(?: us)?(?: as(?: follows)?)?:$/i
const AND_INSURED = /\b(?:certificate|cert) holder (?:and|&) (?=(?:as )?(?:an? )?additional)/i
/** "Certificate holder box: Larch LLC", above the rest of its address. */
const HOLDER_NAMED = /^((?:.{0,400}[a-z\d)][.;] )?)(?:the )?(?:cert(?:ificate)?\.? )?holder[^:.;]{0,30}: ?([A-Z][^:.;\d]{2,60})$/i
const POST_CODE = /\b[A-Z]{2}\.?,? +\d{5}(?:-\d{4})?$/
/** A certificate holder written as an address block below its label, or below words that lead to it, is one line. */
export function joinHolder(lines: Line[]): Line[] {
  const out: Line[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    out.push(line)
    const said = line.body.replace(/\*+/g, '').trim()
    const column = line.cells ? null : holderInColumn(lines, i)
    if (column) {
      out[out.length - 1] = { ...line, body: `Certificate holder: ${column.told}`, style: 'text', box: null }
      i += column.lines
      continue
    }
    const madeOut = line.cells || HOLDER.test(said) ? null : MADE_OUT_TO.exec(said)
    const lead = line.cells || HOLDER.test(said) ? null : (madeOut ?? LEADS_TO_HOLDER.exec(said))
    const ended = line.cells || lead || HOLDER.test(said) ? null : ENDS_AS_HOLDER.exec(said)
    const begun = line.cells || lead || ended ? null : HOLDER_NAMED.exec(said)
    if (line.cells || (!lead && !ended && !begun && !HOLDER.test(said))) continue
    const address: string[] = []
    while (address.length < 6) {
      const next = lines[i + 1 + address.length]
      if (!next || next.cells || (next.body.length > 70 && !(next.body.length < 160 && POST_CODE.test(next.body.trim()))) || (next.blankBefore && address.length) || isMark(next.style) || POST_CODE.test(address.at(-1) ?? '')) break
      address.push(next.body.replace(/[,;]\s*$/, '').trim())
    }
    if (!address.length || ((begun || ended || madeOut) && !POST_CODE.test(address.at(-1)!)) || (lead && !(address.length > 1 && /^[A-Z]/.test(address[0]!) && address.slice(1).some((a) => /\d/.test(a))))) continue
    if (ended) out.splice(-1, 0, { ...line, body: `${ended[1]!.replace(AND_INSURED, '')}.` })
    if (lead?.[1]) out.splice(-1, 0, { ...line, body: lead[1].trim() })
    out[out.length - 1] = { ...line, body: `${begun?.[1] ?? ''}Certificate holder: ${nameAndAddress([...(begun ? [begun[2]!.trim()] : []), ...address])}`, style: 'text', box: null }
    i += address.length
  }
  return out
}

/** Words and signs after which nothing ends: what comes next belongs to them. */
const OPEN_END = /[,/&+]$| [-\u2013\u2014]$|n't$|(?<![/'-])\b(?:and|or|of|the|for|with|than|less|per|not|in|to|by|an?|on|at|from|as|be|is|are|must|shall|will|may|should|any|our|your|their|its|under|over|that|which|who|whose|if|when|unless|including|such|either|at least|not less|minimum of|section|paragraph|article)$/i
/** "shall not fall below" / "$5,000,000.": a sentence, and no name of what the amount is for. */
const OPEN_WORD = /\b(?:of|than|least|below|above|exceed\w*|over|under|to|at|is|are|be|a|an|the|and|or|by)$/
/** "... general liability. Notice of cancellation:", at the end of a line: its value had no more room. */
const OPEN_LABEL = /[a-z)][.;] [^.:;]{0,30}\b(?:notice|cancellation|ratings?|deductibles?)\b[^.:;]{0,20}:$/i
/** A line that holds the end of a sentence is no name in a column. */
const PROSE = /[a-z)\d][.;] [A-Z]/
const AMOUNT_ALONE = /^(?:us ?)?\$ ?\d[\d,]{0,14}(?:\.\d{1,2})?(?: ?(?:mm?|k|million|thousand))?(?: (?:csl|(?:per|each) [a-z]+|aggregate|minimum))?\.?$/i
/** A column of names over their amounts, each on a line of its own: "Each occurrence" above "$1,000,000". */
export function joinAmounts(lines: Line[]): Line[] {
  const out: Line[] = []
  for (const [i, line] of lines.entries()) {
    const before = out.at(-1)
    // "Umbrella", "$1,000,000", "The City is additional insured": a title above what is said of it.
    const [next, third] = lines.slice(i + 1, i + 3)
    const titled = before !== undefined && (before.blankBefore || out.length === 1) && !line.blankBefore && next !== undefined && !next.blankBefore && !AMOUNT_ALONE.test(next.body.trim()) && !(third && !third.blankBefore && AMOUNT_ALONE.test(third.body.trim())) && isBareCoverage(before.body)
    const belongs = before && !titled && !line.cells && !before.cells && line.box === null && AMOUNT_ALONE.test(line.body.trim()) && !/[$\d]{3}|\$ ?\d|\d ?[mk]\b|[.;!?]\s*$/i.test(before.body) && /[a-z]{3}/i.test(before.body) && before.body.length < 120 && !OPEN_WORD.test(before.body) && !PROSE.test(before.body)
    if (belongs) out[out.length - 1] = { ...before, body: `${before.body.replace(/[:\s]+$/, '')}: ${line.body.trim()}`, raw: `${before.raw.trimEnd()} ${line.raw.trim()}` }
    else out.push(line)
  }
  return out
}

/** "everything in Basic, but GL 1M / 2M": what another level asks, as the first line of this one. */
const BUILT_ON = /^(?:everything|all|same)(?: items)? (?:in|of|as|from|under|above)\b(?! (?:an?|our|your|this|that|these|those|such)\b)[^.;:$]{0,30}[,;:]? ?(?:but|plus|and|with|except)\b/i
/** A line that begins with the name of a coverage, where nothing says that the text was wrapped, is an item of its own. */
const NEW_ITEM = /^(?:no )?(?:comp|wc|work(?:er|ers|er's|ers')?'? comp\w*|c?gl|general liab\w*|auto(?:mobile)?(?: liab\w*)?|(?:business|commercial|comprehensive) (?:auto\w*|general liab\w*|umbrella)|cargo|umb(?:rella)?|excess|e ?& ?o|liquor|pollution|professional|cyber|abuse|sexual (?:abuse|misconduct)|garage\w*|on-?hook|crime|fidelity|builder'?s'? risk|inland marine|occ(?:upational)?[ /]acc\w*|bobtail|non-?trucking|trailer interchange|physical damage|employment practices|stop gap|employer'?s'? liab\w*|waiver|additional insured)\b[^a-z]*(?:$|[a-z])/i

/** Lines that each open with a coverage and give its amount are a list, however full they are. */
const isPriced = (line: Line): boolean => line.style === 'text' && /^[A-Z]/.test(line.body) && NEW_ITEM.test(line.body) && /\$ ?\d|\d ?(?:mm?|k)\b|\bstatut/i.test(line.body)

/** Whether a text ends its lines of coverages with no sign: one that is not full stands above the next. */
const endsOpen = (lines: Line[], width: number): boolean =>
  lines.some((l, i) => i > 0 && !l.blankBefore && l.style === 'text' && !l.cells && /^[A-Z]/.test(l.body) && NEW_ITEM.test(l.body) && lines[i - 1]!.style === 'text' && !lines[i - 1]!.cells && !/[.,:;!?]$/.test(lines[i - 1]!.body) && lines[i - 1]!.raw.trimEnd().length + l.body.split(' ', 1)[0]!.length < width - 8)
/** How a sentence begins, and none goes on. */
const NEW_SENTENCE = /^(?:All|Each|Every|Any|Carriers?|Insurers?|Certificates?|Polic(?:y|ies)|Notice|Thirty|Proof|Evidence|Please|Send|\d{1,2} days'?)\b/

const BOUND = /[&+/]$| [-\u2013\u2014]$|(?<![/'-])\b(?:and|or|an?|the|of|to|on|for|as|naming|with)$/i

const SENTENCE_END = /[.:;!?]["')]?$/
/** "Owners Corp." / "and Brightwell Residential": a shortened word, and the sentence goes on. */
const SHORT = /\b(?:Inc|Corp|Co|Ltd|Bros|Assn|Dept|Dist|Auth|Div|No|St|Ave|Blvd|Rd|incl|excl|min|max|agg|occ|liab|approx|vs|ins|ded|comp)\.$/i
/** "City is insured on all of these. Alcohol sales at any size:" / "liquor liability": what leads to the next line within a paragraph. */
const LEADS_ON = /[a-z)\d]["')]?[.;]["')]? [A-Z][^.:;]{2,60}:$/

const leadsOn = (before: Line, next: Line): boolean => before.style === 'text' && next.indent <= before.indent && LEADS_ON.test(before.body.slice(-140))
/** Whether a line ends with its sentence, seen with what opens the next. */
const isEnded = (before: Line, tail: string, line: Line, full: boolean): boolean =>
  SENTENCE_END.test(tail) && !(SHORT.test(tail) && /^[a-z(&]/.test(line.body)) && !((full || /^[a-z$\d]/.test(line.body)) && leadsOn(before, line))

/** A text that begins all its lines in small letters says nothing by them of where a line goes on. */
function allSmall(lines: Line[]): boolean {
  const begun = lines.filter((l) => !l.cells && /^[A-Za-z]/.test(l.body))
  return begun.length > 3 && begun.filter((l) => /^[a-z]/.test(l.body)).length >= begun.length - 1
}

/** "$25,000 to $250,000: GL $1,000,000", "$250,000 and up - GL": a size of its own, and no amount of the line before. */
const OPENS_SIZE = /^\$ ?\d[\d,.]{0,12} ?[km]?(?: ?(?:to|through|[-\u2013]) ?\$? ?\d[\d,.]{0,12} ?[km]?| (?:or|and) (?:less|under|more|up|above|over)|\+| plus)(?:: ?| [-\u2013\u2014] )(?=[A-Z])/i
/** "$2,000,000 General Aggregate (applying separately to this Project)" / "$2,000,000 Products-Completed Operations": a list of amounts. */
const OPENS_AMOUNT = /^\$ ?\d[\d,.]{0,14} ?(?:k|mm?|million)? [A-Z]/
/** "at least ONE" / "MILLION DOLLARS" */
const NUMBER_OPEN = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|twenty-five|thirty|forty|fifty|hundred|thousand|million)$/i
/** "... covering bodily injury and property" / "Damage as follows:" */
const LIST_LEAD = /^[A-Z][a-z]+(?: [a-z]+){0,4} (?:as follows|the following):$/

/** Joins lines that a fixed width wrapped: the first is long or open, the next goes on without a mark. */
export function joinWrapped(lines: Line[]): Line[] {
  const out: Line[] = []
  const wrap = wrapOf(lines)
  const widths = widthsOf(lines)
  let at = -1
  const full = (line: Line, last: number, next: Line): boolean => {
    const width = widths[at - 1] ?? null
    return width !== null && last >= Math.min(40, width * 0.55) && last + 1 + next.raw.trimStart().split(' ', 1)[0]!.length >= width - 3 && !/\S {3,}\S/.test(line.raw)
  }
  const unended = wrap !== null && endsOpen(lines, wrap.width)
  const small = wrap === null && allSmall(lines)
  const labels = new Set<string>()
  let last = 0
  let previous: Line | null = null
  for (const line of lines) {
    at++
    const before = out.at(-1)
    // A text may go on over thousands of lines: how the last ended is seen in its end.
    const tail = before?.body.slice(-60) ?? ''
    // "lnflatables": a scan reads a capital I as a small l.
    const low = line.body.replace(/^l(?=[bcdfgjkmnpqrstvwxz])/, 'I')
    const wrapped = wrap !== null && !wrap.loose
    if (before && !line.blankBefore && !before.cells && (isNumberInName(line, tail, labels) || (wrapped && full(before, last, line) && isBrokenMark(before, line, tail, labels)))) {
      extend(before, ` ${line.raw.trim()}`, line)
      last = line.raw.trimEnd().length
      previous = line
      continue
    }
    if (line.label) labels.add(line.label.toLowerCase())
    else if (line.style !== 'text') labels.add(line.style)
    const open = OPEN_END.test(tail) || (/^\d/.test(line.body) && OPEN_LABEL.test(tail)) || (NUMBER_OPEN.test(tail) && /^(?:hundred|thousand|million|billion|(?:united states )?dollars)\b/i.test(line.body))
    const broken = isBrokenName(tail, line.body)
    const isFull = before !== undefined && full(before, last, line)
    // In small letters behind a line of several things, or behind what leads to it, it is no item of its own.
    const within = before !== undefined && /^[a-z]/.test(line.body) && (((isFull || (last >= 60 && /,$/.test(tail))) && /,[^,]{2,},/.test(before.body.replace(/(?<=\d),(?=\d{3})/g, ''))) || leadsOn(before, line))
    const priced = previous !== null && isPriced(previous) && isPriced(line) && !/[,;]$/.test(tail)
    const newItem = (!wrapped || priced || (unended && /^[A-Z]/.test(line.body))) && (NEW_ITEM.test(line.body) || BUILT_ON.test(line.body)) && !BOUND.test(tail) && !within
    // Below an item, a line in small letters without a mark has nothing else to go on from.
    const hangsOn = before !== undefined && isMark(before.style) && ((/^[a-z/]/.test(line.body) && /[;,]$/.test(tail)) || (/^[$\d]/.test(line.body) && LEADS_ON.test(before.body.slice(-140))))
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
      !newItem &&
      (open || !OPENS_SIZE.test(line.body)) &&
      !(unended && isFull && !OPEN_END.test(tail) && NEW_SENTENCE.test(line.body)) &&
      (before.style === 'text' || line.indent > before.indent || /^[a-z(&$\d/]/.test(line.body) || /[,&+]$/.test(tail) || isFull) &&
      (broken || !/^[A-Z][\w '&/-]{1,40}:/.test(line.body) || (last >= 50 && LIST_LEAD.test(line.body))) &&
      // "liquor: 1 million" below "GL: 1 million": lines of one form are items of their own.
      !(!open && /^[a-z][\w '&/-]{1,30}:\s/.test(line.body) && /^[A-Za-z][\w '&/-]{0,30}:\s/.test(before.body)) &&
      (!isEnded(before, tail, line, wrapped && isFull) || hangsOn) &&
      // "Level 2 - roofing, anything over 20'", above its list.
      !(line.indent > before.indent && before.style === 'text' && /^[$\d]/.test(line.body) && TIER.test(before.body.toLowerCase())) &&
      (isFull ||
        hangsOn ||
        /^\/ /.test(line.body) ||
        (/^[a-z(&$]/.test(low) && last >= 62 && !(small && /^[a-z]/.test(line.body))) ||
        (line.indent > before.indent && isMark(before.style) && last >= 50) ||
        (/^(?:[a-z(&]|\+ )/.test(low) && !CAPS(before.body) && ((last >= 40 && !(small && /^[a-z]/.test(line.body))) || line.indent > before.indent)) ||
        (last >= 50 && LIST_LEAD.test(line.body)) ||
        open ||
        broken)
    const listed = goesOn && previous !== null && previous.indent === line.indent && OPENS_AMOUNT.test(line.body) && OPENS_AMOUNT.test(previous.body) && /[a-z)]$/i.test(tail)
    if (goesOn) extend(before, listed ? `, ${line.body}` : ` ${line.body}`, line)
    else out.push({ ...line })
    last = line.raw.trimEnd().length
    previous = line
  }
  return out
}

function extend(before: Line, body: string, line: Line): void {
  before.body = `${before.body}${body}`
  before.raw = `${before.raw.trimEnd()} ${line.raw.trim()}`
}
