import { allMatches } from '../text/all-matches.ts'
import type { MemberMention } from '../mentions/mentions.ts'
import type { AmountMention } from './join-amounts.ts'
import { ded, dedList, PATTERNS } from './deductible-patterns.ts'

/** The doubt of what stands over an amount that is neither refused nor waits for leave. */
export const DED_TOLD = 'Deductibles over an amount are spoken of. What holds for them?'

/** "Their certificate had a $50k deductible, cap it at $10k." */
const CAPPED = /\b(?:cap|keep|hold|limit|bring|get) (?:it|that|this|them)(?: down)? (?:at|to|under|below) (¤+)/g

/** "$1,000 or lower, $2,500 for coils": another ceiling, for what is no coverage. */
const ANOTHER_FOR_SOME = /^(?: or (?:less|lower|under)| max(?:imum)?| tops)?[,;] (?:but )?¤+ (?:for|on|with|if|when hauling|hauling) (?!(?:the |any |all |each )?(?:\(?\d|[b-h]\b|a(?=\s*(?:[.;,)]|$))|items?|lines?|polic|c?gl\b|al\b|wc\b|auto|bobtail|cargo|umbrella|excess|liability|general|physical|professional|property|cyber|pollution|trailer|reefer|refrigerat|temperature|spoilage|comp|coll|occ|crime|equipment|garage|liquor|bi\b|business|inland|e ?& ?o|prod))[a-z][a-z' -]{2,40}(?=\s*(?:[.;,)]|$))/

/** "$500 comp / $1,000 collision deductible": a ceiling each for two perils. */
const PERILS = /(¤+) (?:for )?comp(?:rehensive)? ?(?:\/|and|&|,) ?(¤+) (?:for )?coll(?:ision)?(?: ded(?:uctible)?s?)?(?: max(?:imum)?)?/g
const SHOWN = new RegExp(`\\b(?:shows?|lists?|has|had) ¤+[^.;¤]{0,20}?,? (?:with )?(?:an? )?${ded}(?: of)? ¤+(?=[^.;]{0,12}\\b(?:we|i) (?:need|want|require))|\\b(?:responsible for|bears?|pays?|absorbs?) (?:all |any |the |its )?(?:deductibles?|retentions?) (?:of )?(?:up to )?¤+|\\b(?:pushing|asking|angling|hoping|holding out|looking) for (?:an? |the )?¤+ (?:[a-z]+ )?${ded}|\\b(?:had|showed|came (?:in )?with|shows|carried|listed) (?:an? |the )?¤+ (?:[a-z]+ )?${ded}|${dedList} (?:was|were|had been|showed|came back (?:at|as)) ¤+|\\b(?:share|portion|part) of (?:the |any |each |our |its )?[^.;¤]{0,20}?${ded}[^.;¤]{0,12}? ¤+`, 'g')
const LISTED = new RegExp(`^\\W*(?:max(?:imum)? |allowable )?${dedList}(?: (?:limits?|maximums?|caps?))?(?: \\((?:max(?:imum)?|at most)\\))?\\s*:`)

const NONE =
  /(?<![a-z])(?:deductibles?|ded|retention|sir)(?: (?:is|to be|must be|of))?[:,=]? ?(?:none|nil|zero|\$0)(?=\s*(?:[.;,)]|$| (?:allowed|permitted|on|for|under)\b))|(?<![a-z])(?:zero|no|\$0|nil)(?: dollar)? (?:deductible|ded\b|self-insured retention|sir\b)(?!s? (?:or|shall|may|over|above|greater|higher|in|exceed|larger|more|without|unless|except))/g

/** "SIR on (1) may not exceed ...": the items named before the ceiling are left to be read as what it is said of. */
const itemsBefore = (said: string): number => new RegExp(`^(?:no |any |all |each |max(?:imum)?\\.? )?${dedList}(?: (?:on|under|for|in)|,(?= items?| lines?)) (?:items? |lines? )?\\(?[0-9a-z]{1,3}(?:\\u00b7\\d{1,2}){0,3}\\)?(?: ?(?:,|and|or|&|through|to|-) ?\\(?[0-9a-z]{1,3}(?:\\u00b7\\d{1,2}){0,3}\\)?)*(?: (?=¤|may|stays?|remains?|at\\b|under\\b|below|shall|must|can|not|is|are|be\\b|max|no\\b|limited|capped|exceed|over|above|up|of\\b)| ?: ?)`).exec(said)?.[0].length ?? 0

/**
 * Ceilings on a deductible or retention, in a text whose amounts are masked. `plain` amounts ("deductible $1,000") are
 * ceilings too, but the text does not say so.
 */
export function findDeductibles(maskedIn: string, amounts: AmountMention[]): MemberMention[] {
  // The dot of "item 1.2" ends no sentence.
  const masked = maskedIn.replace(/(?<=\d)\.(?=\d)/g, '\u00b7')
  if (!/ded|retention|sirs?\b|s\.i\.r|self-|excess/.test(masked)) return []
  const found: MemberMention[] = []
  const used = new Set<AmountMention>()
  // "Their deductible was $10,000": what an earlier paper showed is no ceiling, and no limit either.
  for (const m of allMatches(SHOWN, masked)) for (const a of amounts) if (a.start >= m.index && a.end <= m.index + m[0].length) used.add(a)
  if (/ded|retention|sir\b/.test(masked))
    for (const m of allMatches(CAPPED, masked)) {
      const amount = amounts.find((a) => a.start >= m.index && a.end <= m.index + m[0].length)
      if (!amount || used.has(amount)) continue
      used.add(amount)
      found.push({ kind: 'member', start: m.index, end: amount.end, member: { name: 'max_deductible', value: amount.value } })
    }
  for (const m of allMatches(PERILS, masked)) {
    const both = amounts.filter((a) => a.start >= m.index && a.end <= m.index + m[0].length)
    if (both.length !== 2 || !/ded/.test(masked)) continue
    for (const a of both) used.add(a)
    found.push({ kind: 'member', start: m.index, end: m.index + m[0].length, member: { name: 'max_deductible', value: Math.max(...both.map((a) => a.value)) }, doubt: 'Two ceilings are named, for comprehensive and for collision; read as the larger.' })
  }
  for (const { pattern, plain, approval, told } of PATTERNS) {
    for (const m of allMatches(pattern, masked)) {
      const at = m.index + m[0].lastIndexOf(m[1]!)
      const amount = amounts.find((a) => a.start >= at - 1 && a.start <= at + 1)
      if (!amount || used.has(amount)) continue
      // "cargo 50k ded 1k": the word is that of the amount behind it.
      if (plain && found.some((f) => m.index < f.end && m.index + m[0].length > f.start)) continue
      used.add(amount)
      // "not exceeding $50,000 ($250,000 for windstorm)": another ceiling, of some losses.
      const behind = masked.slice(amount.end)
      const other = /^\s*\(¤+ (?:for|on|if|in case of|as to|as respects)\b[^()]*\)/.exec(behind) ?? (plain ? null : ANOTHER_FOR_SOME.exec(behind))
      if (other) for (const a of amounts) if (a.start >= amount.end && a.end <= amount.end + other[0].length) used.add(a)
      // "Owner's deductible, up to $25,000": not that of the insured.
      if (/\b(?:(?:owner|landlord|lessor|licensor|city|county|company|client|buyer|customer|district|authority|building|manager|university|hospital|school|association|lender|state|port|airport|museum|venue|shipper|broker|board|developer|franchisor|railroad)'s|our|the (?:owner|landlord|city|county)'s)(?: own)? $/.test(masked.slice(0, m.index + m[0].search(/\S/)))) continue
      const reefer = /(?:reefer|refrigerat|temperature)[^,;]*$/.test(masked.slice(Math.max(0, m.index - 24), m.index)) || /reefer|refrigerat|temperature/.test(m[0])
      const doubt = told
        ? DED_TOLD
        : approval
        ? 'A deductible over this amount needs approval.'
        : amount.doubt
          ? 'The amount is not clear.'
          : other
            ? 'Another ceiling is named for some losses.'
          : plain
            ? 'A deductible is named without saying that it is the most allowed.'
            : undefined
      const each = /^ (?:per|each|any one) (?:occurrence|claim|loss|accident|incident)\b(?! ?[:=]? ?¤)/.exec(masked.slice(amount.end))?.[0].length ?? 0
      found.push({
        kind: 'member',
        start: m.index + itemsBefore(m[0]),
        // What follows the amount ("on items 1 and 2 are not allowed") may say which policies are meant.
        end: Math.max(amount.end + (other?.[0].length ?? each), plain || /ded|sir|retention/.test(m[0].slice(amount.end - m.index)) ? m.index + m[0].length : amount.end),
        member: { name: 'max_deductible', value: told || amount.doubt === 'words_and_figures' ? Number.NaN : amount.value },
        ...(doubt ? { doubt } : {}),
        ...(reefer ? { reefer } : {}),
      })
    }
  }
  // "No deductible shall exceed $10,000 under (a) or $1,000 under (b)"
  for (const f of [...found]) {
    // "... not exceed $10,000 except $25,000 for umbrella"
    const more = /^(?: (?:under|on|for) [^,;.]{1,30}?(?:,| or| and)|(?: (?:under|on|for) [^,;.]{1,30}?)?[,;] (?:and )?(?:none|nothing) (?:above|over|exceeding|greater than|in excess of|more than)|,?\s*\(?(?:except|but|save|other than)(?: that)?(?: (?:up to|as much as))?) (¤+)(?= (?:under|on|for|in)\b)/.exec(masked.slice(f.end))
    const amount = more ? amounts.find((a) => a.start === f.end + more[0].length - more[1]!.length) : undefined
    if (!amount || used.has(amount) || f.member.name !== 'max_deductible') continue
    used.add(amount)
    found.push({ ...f, start: amount.start, end: amount.end, member: { name: 'max_deductible', value: amount.value } })
  }
  // "Cargo deductible $2,500 tops; $5,000 tops for reefer claims"
  for (const amount of found.length ? amounts : [])
    if (!used.has(amount) && /^,? (?:tops|max(?:imum)?|or less|at most)?,? ?(?:for|on) (?:the )?(?:reefer|refrigerat|temperature|spoilage)/.test(masked.slice(amount.end))) {
      used.add(amount)
      found.push({ kind: 'member', start: amount.start, end: amount.end, member: { name: 'max_deductible', value: amount.value }, reefer: true })
    }
  // "Max. deductible $2,500 (reefer $5,000)"
  for (const f of [...found]) {
    const behind = f.member.name === 'max_deductible' && !f.reefer ? /^ ?\((?:(?:or|and|but) )?(?:for |on )?(?:reefers?|refrigerat\w+)(?: (?:loads?|claims?|breakdown|units?|ded(?:uctible)?))?[:= ]+(?:max\.? )?(¤+)(?: max\.?)?\)/.exec(masked.slice(f.end)) : null
    const amount = behind ? amounts.find((a) => a.start === f.end + behind[0].indexOf('¤')) : undefined
    if (!amount || used.has(amount)) continue
    used.add(amount)
    found.push({ kind: 'member', start: amount.start, end: amount.end, member: { name: 'max_deductible', value: amount.value }, reefer: true })
  }
  // "Deductibles: GL $5,000 max, auto $2,500 max": each amount is the ceiling of the coverage before it.
  const listed = LISTED.exec(masked)
  if (listed)
    for (const amount of amounts) {
      if (used.has(amount) || amount.start < listed[0].length) continue
      used.add(amount)
      const after = /^ ?\(?(?:max(?:imum)?\b\.?|or less|or lower)\)?/.exec(masked.slice(amount.end))
      found.push({ kind: 'member', start: amount.start, end: amount.end + (after?.[0].length ?? 0), member: { name: 'max_deductible', value: amount.value } })
    }
  for (const m of masked.matchAll(NONE))
    if (!found.length)
      found.push({
        kind: 'member',
        start: m.index,
        end: m.index + m[0].length,
        member: { name: 'max_deductible', value: 0 },
        doubt: 'No deductible is asked; read as a ceiling of zero.',
      })
  return found.sort((a, b) => a.start - b.start)
}
