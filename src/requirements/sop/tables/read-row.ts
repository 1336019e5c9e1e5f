import { findMentions } from '../mentions/find-mentions.ts'
import type { Column } from './name-columns.ts'
import { standingAlone } from '../coverages/standing-words.ts'
import { inWhichCase } from '../text/asked-of-some.ts'
import { readableText } from '../text/normalise-text.ts'

export const YES = /^(?:y|yes|x|✓|✔|☑|☒|√|required|req'?d?\.?|true|incl(?:uded)?|\[ ?(?:x|y|yes) ?\]|\( ?(?:x|y|yes) ?\)|mandatory|must|●|•)$/i
export const NO = /^(?:n|no|-+|—|–|n\/?a\.?|n\/?r\.?|n\.r\.|nil|none|not (?:necessary|asked(?: for)?|mandatory)|no need|not req(?:uired|'?d)?\.?|not needed|false|\[ ?(?:n|no)? ?\]|\( ?(?:n|no)? ?\)|☐|□|[✗✘✕×]|not applicable|optional|waived|0|none (?:stated|specified|set|required)|no (?:maximum|limit|cap)|)$/i
/** A remark that takes its row out, unless it goes on to say of whom. */
const NOT_USED = /^(?:(?:currently |presently )?not (?:currently |presently |yet )?(?:used|required|needed|in use|in effect|applicable|asked(?: for)?)|waived|deleted|reserved|omitted)(?: (?:at (?:present|this time)|now|here|currently|on this (?:job|project|contract)|(?:on|for|to|under) this (?:job|project|contract|event|agreement|bid|lease|work)))?\.?$/i
const ADVISORY = /^(?:rec(?:ommended)?\.?|pref(?:erred)?\.?|advisory|encouraged|suggested|nice to have|desired)$/i

const OF_SIZE = /^(?:(?:only )?(?:if |for |on )?(?:over|above|exceeding|more than)|>=?)\s*(?=\$? ?\d)/i
const UP_TO_SIZE = /^(?:(?:only )?(?:if |for |on )?(?:under|below|up to|less than)|<=?)\s*(?=\$? ?\d)/i
const LOSS_PAYEE = /^(?:l\/?p|(?:lender'?s )?loss payees?|mortgagee)(?: (?:only|instead))?$/i
const DASH = /^[-\u2013\u2014]+$/
const SET_BY_LAW = /\bcomp\b|\bcompensation\b|^w\.?\/?c\b|\bdisability\b/i
const RECHECKED = /\b(?:re-?)?(?:check|verif|review|confirm|audit)\w*\b/i
const HOW_OFTEN = /^(?:every|each|once|twice|year|annual|quarter|month|semi|on|at)\b|ly$/i
/** Employers' liability whose remarks name its limits, whatever the column is headed. */
const EMPLOYERS = /^employer'?s?'? liab|^e\.?\/?l\.?\b/i
/** A part of cargo with a row of its own has a deductible of its own. */
const REEFER = /\b(?:reefer|refrigerat\w*|temperature)\b[ -]*(?:unit )?(?:break ?down|b\/?d\b|failure|coverage)/i
/** A row as one sentence the grammar reads, or null when the row says the coverage is not asked. */
export function rowSentence(called: string, columns: Column[], headers: string[], cells: string[]): { text: string; advisory: boolean } | null {
  // "Excess" alone in its cell is a policy; of "Occ/Acc or WC", "WC stat or OA $500k" says both again.
  const name = /^\s*excess\s*$/i.test(called) ? 'Excess liability' : saidAgain(called, columns, cells) ? '' : called
  const limits: string[] = []
  const members: string[] = []
  let required: boolean | null = null
  let party = ''
  let better = ''
  /** Of whom the row is asked, where a remark says so. */
  let which = ''
  let advisory = false
  for (const [i, column] of columns.entries()) {
    const cell = (cells[i] ?? '').trim()
    const waived = column === 'wos' && /^waived?$/i.test(cell)
    const yes = waived || YES.test(cell)
    const no = !waived && NO.test(cell)
    if (column === 'required') {
      if (no) required = false
      else if (ADVISORY.test(cell)) advisory = true
      else if (yes) required = true
      else if (/^(?:not_required|optional)$/.test(standingAlone(cell) ?? '')) required = false
      // "Over $1M contracts", "> $500K": for what size it is asked.
      else if (OF_SIZE.test(cell)) members.push(`only for contracts over ${cell.replace(OF_SIZE, '').replace(/ ?(?:contracts?|jobs?|projects?)$/i, '')}`)
      else if (UP_TO_SIZE.test(cell)) members.push(`only for contracts under ${cell.replace(UP_TO_SIZE, '').replace(/ ?(?:contracts?|jobs?|projects?)$/i, '')}`)
      else if (cell) members.push(cell)
    } else if (column === 'limit') {
      // "recommended: $1,000,000"
      const [lead = ''] = /^(?:recommended|preferred|suggested|encouraged|advisory)\b[\s:,(-]{0,3}(?=\$?\d)/i.exec(cell) ?? []
      if (lead) {
        advisory = true
        limits.push(limitPhrase(headers[i]!, cell.slice(lead.length).replace(/\)$/, '')))
      } else if (ADVISORY.test(cell)) advisory = true
      else if (no && cell) {
        // "Workers comp | Statutory | -": there is no amount to give.
        if (columns.filter((c) => c === 'limit').length === 1 && !yes && !cells.some((c) => /^\W*stat(?:utory)?\b/i.test(c))) required = required ?? false
      } else if (/^(?:not_required|optional)$/.test(standingAlone(cell) ?? '') && columns.filter((c) => c === 'limit').length === 1) required = required ?? false
      else if (cell && !yes) limits.push(EMPLOYERS.test(name) && (cells.some((c) => /disease/i.test(c)) || (/\bocc/i.test(headers[i]!) && /\beach$/i.test(cell))) ? cell : limitPhrase(headers[i]!, cell))
    } else if (column === 'better') {
      if (cell && !no && !yes) better = cell
    } else if (column === 'ai' || column === 'wos' || column === 'pnc') {
      const phrase = column === 'ai' ? 'additional insured' : column === 'wos' ? 'waiver of subrogation' : 'primary and non-contributory'
      // "none (waiver to the Owner)"
      const besides = /^(?:none|no|n\/a)\s*\(([^()]+)\)$/i.exec(cell)?.[1]
      if (yes) members.push(phrase)
      else if (besides) members.push(besides)
      // "TBD", "Upon request", "?": asked in some cases, or not yet.
      else if (/^\?+$/.test(cell) || standingAlone(cell) === 'open') members.push(`${phrase} if applicable`)
      else if (standingAlone(cell) === 'not_required') continue
      // "LP" under "AI": a loss payee is no insured.
      else if (column === 'ai' && LOSS_PAYEE.test(cell)) members.push('loss payee')
      else if (!no) members.push(/\b(?:cg|ca|wc)\s?\d|required/i.test(cell) ? `${phrase}, ${cell}` : `${phrase} ${cell}`)
    } else if (column === 'party' && cell && !yes && !no) party = `, carried by ${cell}`
    else if (column === 'notice' && !no) members.push(`${yes ? (/\d+/.exec(headers[i]!)?.[0] ?? '') : cell}${yes || /^\d+$/.test(cell) ? ' days' : ''} notice of cancellation`)
    else if (column === 'deductible' && !no)
      members.push(/ded|sir|retention|none/i.test(cell) ? cell : `maximum ${REEFER.test(name) ? 'reefer ' : ''}deductible ${cell.replace(/^(?:max(?:imum)?\.?|up to|<=?)\s*|,?\s*\(?(?:max(?:imum)?\.?|or less)\)?\s*$/gi, '')}`)
    else if (column === 'rating' && !no) members.push(`rated ${cell} by AM Best`)
    else if (column === 'notes' && (NOT_USED.test(cell) || /^(?:not_required|optional)$/.test(standingAlone(cell) ?? '')) && !/^n ?\/ ?a\.?$/i.test(cell)) required = false
    else if (column === 'notes' && standingAlone(cell) === 'advisory') advisory = true
    else if (column === 'notes' && /\bsymbols?\b/i.test(headers[i]!) && /^[\d, &/+]{1,12}$/.test(cell)) members.push(`symbol ${cell}`)
    else if (column === 'notes' && inWhichCase(cell) !== null) which = ` (${inWhichCase(cell)!})`
    else if (column === 'notes' && cell && !no) members.push(RECHECKED.test(headers[i]!) && HOW_OFTEN.test(cell) ? `re-verified ${cell}` : /^per[- ](?:location|project|job|site)$/i.test(cell) ? `applies ${cell}` : cell.replace(/(?<=[a-z)])\. (?=[A-Z])/g, '; '))
  }
  // "Crime | waived | - | -": in the place of its amounts, and nothing else asked of it.
  const amounts = columns.flatMap((c, i) => (c === 'limit' ? [(cells[i] ?? '').trim()] : []))
  if (required === null && amounts.length > 1 && !members.some((m) => /insured|waiver|primary/.test(m)) && amounts.every((a) => NO.test(a)) && amounts.some((a) => /[a-z]/i.test(a) && !/^[nox0]$|^no /i.test(a))) required = false
  // "Professional | - | - | -": dashes all along its row; what the law sets has no amount to give.
  if (required === null && amounts.length > 1 && !members.length && !better && !party && amounts.every((a) => DASH.test(a)) && !SET_BY_LAW.test(name)) required = false
  if (required === false && !(better && !limits.length)) return null
  // "$1M" under "Minimum" and "$2M" under "Preferred"; where the minimum is none, the row asks nothing.
  if (better && !limits.length) return { text: [`${name}${party}: ${better}`, ...members].join('; '), advisory: true }
  if (better) members.unshift(`${better} preferred`)
  // "WC or Occ/Acc | WC statutory; OA $500k": of the two, either.
  if (!name && called && limits.length === 1 && /\bor\b/i.test(called) && !/\bor\b/i.test(limits[0]!) && typesIn(limits[0]!).size === 2) limits[0] = limits[0]!.replace(/ ?(?:;|\/|,(?!\d{3}))(?= ?[A-Za-z]) ?/, ' or ')
  const text = limits.length ? [`${name}${party}${name ? ': ' : ''}${limits.join('; ')}${which}`, ...members].join('; ') : `${name}${party}${which}: ${members.join('; ')}`
  return { text, advisory }
}

/** A row named by two coverages, whose amount names one or both of them: it says itself of which. */
function saidAgain(name: string, columns: Column[], cells: string[]): boolean {
  if (!/\bor\b|\//i.test(name)) return false
  const named = typesIn(name)
  if (named.size !== 2) return false
  const said = columns.flatMap((c, i) => (c === 'limit' && (cells[i] ?? '').trim() ? [typesIn(cells[i]!)] : []))
  return said.length === 1 && said[0]!.size > 0 && [...said[0]!].every((t) => named.has(t))
}
const typesIn = (cell: string): Set<string> => new Set(findMentions(readableText(cell)).mentions.flatMap((m) => (m.kind === 'coverage' ? [m.type] : [])))

/** "$1M" under "Each occurrence" is read as "Each occurrence: $1M"; a head such as "Limit" adds nothing. */
function limitPhrase(header: string, cell: string): string {
  const h = header
    .replace(/[()$]/g, ' ')
    .replace(/\b(?:required|minimum|min|limits?|amounts?|coverage|insurance|usd|of)\b\.?/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // "Statutory/$1,000,000" under "Per claim/occ": workers' compensation has limits of its own.
  if (!h || /^\W*$/.test(h) || /\bstat(?:utory)?\b/i.test(cell)) return cell
  const named = findMentions(readableText(header)).mentions.some((m) => m.kind === 'limit')
  const own = findMentions(readableText(cell)).mentions.some((m) => m.kind === 'limit' && m.word !== 'statutory')
  return named && !own && /\d/.test(cell) ? `${h}: ${cell}` : cell
}
