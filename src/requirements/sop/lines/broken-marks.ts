import type { Line } from '../segments/segment.ts'

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** The mark before this one in a list: (b) before (c), (iii) before (iv). */
function markBefore(label: string): string[] {
  const low = label.toLowerCase()
  const roman = ROMAN.indexOf(low)
  const out = roman > 0 ? [ROMAN[roman - 1]!] : []
  if (/^\d+$/.test(low) && low !== '1') out.push(String(Number(low) - 1))
  if (/^[b-z]$/.test(low)) out.push(String.fromCharCode(low.charCodeAt(0) - 1))
  return out
}

/** Whether a line is broken within a name, and what opens the next only looks like its number: "A.M. Best A-" / "VIII. Certificates ...". */
export const isNumberInName = (line: Line, tail: string, labels: ReadonlySet<string>): boolean =>
  line.label !== null && line.box === null && !markBefore(line.label).some((m) => labels.has(m)) && isBrokenName(tail, line.raw.trim())

/** "... under (a), (b) and": items that are referred to, and more of them. */
const REFERS = /\b(?:under|in|of|to|by|on|from|for|with|items?|sections?|clauses?|paragraphs?|polic(?:y|ies)|coverages?|waiver|insureds?:?)\s*:?(?:\s*\([a-z\d]{1,4}\)(?:,? and|,? or| &|,)?)*$/i
/** What is said of an item named at the head of a line: "D.5 waives subrogation", where D.5 stands above. */
const SAID_OF = /^(?:and|or|&|only|above|is|are|has|have|shall|must|may|will|waives?|names?|carr(?:y|ies)|includes?|applies|apply|covers?)\b/

/** Whether a line that opens with a mark only looks like an item: a list in a sentence, or items it refers to, broken by the width. */
export function isBrokenMark(before: Line, line: Line, tail: string, labels: ReadonlySet<string>): boolean {
  const raw = line.raw.trim()
  // "compensación\no accidente": a word, where it is no bullet.
  if (/^o [a-z]/.test(raw) && !labels.has('o')) return /[a-z]$/.test(tail)
  if (line.style === 'text' || line.label === null || line.box !== null) return false
  if (labels.has(line.label.toLowerCase()) && ((SAID_OF.test(line.body) && !/[.:!?]["')]?$/.test(tail)) || REFERS.test(tail))) return true
  const within = markBefore(line.label).some((m) => (line.style.startsWith('(') ? before.body.toLowerCase().includes(`(${m})`) : new RegExp(`[:;.] ${m}[.)] `).test(before.body)))
  // "(b)" or "; 1. " within the line, and not the mark of the line itself.
  if (within) return true
  return line.style.startsWith('(') && /^\([a-z\d]{1,4}\)(?:[.,;]|$| (?:and|or|shall|must|may|will|above|is|are|as|through|thru|to)\b)/i.test(raw) && REFERS.test(tail)
}

const BROKEN: [RegExp, RegExp][] = [
  // "CG 20 10 and CG" / "20 37"
  [/\b(?:CG|CA|WC|IL|CP)(?: \d\d){0,3}$/, /^\d\d\b/],
  // "rated A-" / "VII", "size category" / "VIII"
  [/\b(?:A(?:-|\+|\+\+| minus)?[,:]?|class|category|size)$/i, /^\(?(?:class |size )?[IVX]{1,5}\b/],
  [/\bFinancial(?: Size)?$/i, /^(?:Size )?Category\b/i],
  // "Employer's" / "Liability: $500,000", "notice to the Certificate" / "Holder"
  [/\b(?:employers?'?s?'?|workers?'?s?'?|general|auto(?:mobile)?|professional|pollution|umbrella|excess|liquor|cyber|garage|product'?s?|contractual|truck|errors (?:and|&)|single)$/i, /^(?:liability|comp(?:ensation)?|cargo|omissions|limit)\b/i],
  [/\bcertificate$/i, /^holders?\b/i],
  [/\badditional$/i, /^insureds?\b/i],
  // "WC statutory, EL" / "$1,000,000"
  [/[,;/] [a-z.' ]{2,40}$/i, /^\$ ?\d/],
  // "thirty" / "(30) days"
  [/[a-z]$/i, /^\(\d{1,3}\) (?:calendar |business |working )?(?:days?|months?|years?)\b/i],
  // "(see Section" / "9.2)"
  [/\([^()]{0,59}$/, /^[^()]{1,80}\)/],
]
/** Whether the end of a line and what opens the next are one name or one bracket. */
export const isBrokenName = (tail: string, body: string): boolean => BROKEN.some(([end, start]) => end.test(tail) && start.test(body))
