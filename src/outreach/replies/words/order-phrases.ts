import type { AskedLine } from '../../../vocabulary/index.ts'
import { type Entry, sticky } from './vocabulary-entry.ts'

const orderOf = (lines: AskedLine[], source: string): Entry => ({
  kind: 'mention',
  scope: 'lines',
  lines: lines.map((line) => line.coverage_line_id),
  via: 'order',
  pattern: sticky(source),
})

/** "The last two" policies, and no payments or digits. */
const WHOLE = '(?= *(?:$|[^a-z ]|(?:(?:is|are|were|was|have|has|do|does|did)(?:n.t)?|and|yes|yep|ok|okay|fine|dropped|renewed|moved|went|stand|still|only|match|confirmed|active|correct|good|in|on|we|you|look|remain|show|no|not|cancelled|canceled|expired|lapsed|listed|below|above)\\b))'
/** Policies by their place in the request. */
export function orderEntries(lines: AskedLine[]): Entry[] {
  const out: Entry[] = []
  const words = [
    'first|1st|primera?',
    'second|2nd|segunda?',
    'third|3rd|tercera?',
    'fourth|4th|cuarta?',
    'fifth|5th|quinta?',
    'sixth|6th|sexta?',
  ]
  const one = '(?: (?:one|policy|line|item|coverage|poliza|listed))?'
  lines.slice(0, 6).forEach((line, at) => {
    out.push({
      kind: 'mention',
      scope: 'lines',
      lines: [line.coverage_line_id],
      via: 'order',
      pattern: sticky(`(?!(?<=\\b(?:on|by|until|till?|before|after|through|since|from) )the \\d)(?!(?<=\\b(?:as of|by|until|till?|before|after|through|thru|since|starting|effective|come|around) )the (?:${words[at]}))(?:(?:the |la |el )|(?<=^\\W*|[,;/.] ?(?:and )?)(?=[a-z0-9]+ (?:(?:one|policy) |(?:is|was|not|active|cancell?ed|expired|lapsed|yes|no|ok)\\b))|(?<=\\b(?:first|second|third|fourth|1st|2nd|3rd|4th)(?: one)?(?:,| and|, and| &) ))(?:${words[at]})(?! (?:two|three|four|five|[2-5]|i|we(?! (?:do not|don't|did not|didn't|no longer|never))|you|they|time|notice|requests?|e-?mail|letter|thing|of|to|half|year|month|week|quarter|installment|payment|reminder|one (?:that|i|we))(?![a-z]))${one}|(?:#|no\\. ?|number |item |line |policy |numero |(?<=\\b(?:yes|no|nope|yep|correct|confirmed|active|ok|good|right) (?:on|to|for|with) )|(?<=^\\W*(?:on|for|as (?:to|for)|re:?|regarding|concerning|(?:in|with) (?:regards?|reference|respect) to) )(?=\\d ?[,:])|(?<=^\\W{0,3})(?=[2-9] ?[:–-] ?[a-z])|(?<=\\b(?:confirm|verify) )(?=\\d\\s*(?:$|[.,;](?!\\d)|-|(?:as|since|because|but|and|is|are)(?![a-z])))|(?<=(?:^\\W{0,3}|[,;] ?(?:and |but )?))(?=[2-9] (?:i'm|i am|we're|we are|i'll|i need|needs|still|not|is|was|has|will|yes|no|ok|cancell?ed|active|lapsed|expired)(?![a-z])))${at + 1}(?![\\d/,.]\\d)`),
    })
  })
  // "Items 1-3", "1 through 3", "lines 1, 2 and 4".
  const counted = lines.slice(0, 6)
  const said = '(?:(?:the )?(?:items?|lines?|policies|numbers?|nos\\.?|coverages?|#s?) ?|(?<=\\b(?:yes|no|nope|yep|correct|confirmed|active|ok|good|right) (?:on|to|for|with) )|(?<=\\b(?:confirm|verify) )|(?<=\\b(?:just|only|solely|for|on) )(?=\\d ?(?:,|and|&))|(?<=^\\W*(?:on|for|as (?:to|for)|re:?|regarding|concerning|(?:in|with) (?:regards?|reference|respect) to) )(?=\\d ?(?:,|and|&|\\+|-))|(?<=^\\W*)(?=[^a-z/]{1,20}(?:(?:through|thru|to|and) [^a-z/]{1,8}){0,3}(?:are |all |both )*(?:active|correct|good|fine|in force|current|confirmed|ok|yes|cancel)))'
  for (let from = 0; from < counted.length; from += 1)
    for (let to = from + 1; to < counted.length; to += 1)
      out.push(orderOf(counted.slice(from, to + 1), `${said}#?${from + 1} ?(?:-|through|thru|to) ?#?${to + 1}(?![\\d/,.]\\d)`))
  for (let mask = 1; mask < 1 << counted.length; mask += 1) {
    const chosen = counted.flatMap((line, at) => (mask & (1 << at) ? [{ line, at }] : []))
    if (chosen.length < 2) continue
    const list = chosen.map((one) => `#?${one.at + 1}`).join('(?: ?, ?(?:and |& )?| and | & | ?[/+] ?| (?=#?\\d))')
    out.push(orderOf(chosen.map((one) => one.line), `${said}${list}(?![\\d/,.]\\d)`)) // prettier-ignore
  }
  if (lines.length > 1)
    out.push({
      kind: 'mention',
      scope: 'lines',
      lines: [lines.at(-1)!.coverage_line_id],
      via: 'order',
      pattern: sticky('(?:(?:the |la |el )|(?<=^\\W*|[.,;] ?(?:and |but )?))(?:last|ultim[oa])(?: (?:one|policy|line|item|poliza))'),
    })
  for (const [word, take] of [
    ['two|dos|2', 2],
    ['three|tres|3', 3],
    ['four|cuatro|4', 4],
    ['five|cinco|5', 5],
  ] as const) {
    if (lines.length <= take) continue
    out.push({
      kind: 'mention',
      scope: 'lines',
      lines: lines.slice(0, take).map((line) => line.coverage_line_id),
      via: 'order',
      pattern: sticky(
        `(?:the |las |los )?(?:first|primer[oa]s?) (?:${word})(?: (?:policies|ones|lines|items))?${WHOLE}|l[oa]s (?:${word}) primer[oa]s`,
      ),
    })
    out.push({
      kind: 'mention',
      scope: 'lines',
      lines: lines.slice(-take).map((line) => line.coverage_line_id),
      via: 'order',
      pattern: sticky(
        `(?:the )?last (?:${word})(?: (?:policies|ones|lines|items))?${WHOLE}`,
      ),
    })
  }
  return out
}
