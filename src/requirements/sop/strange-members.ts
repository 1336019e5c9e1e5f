import type { MemberMention } from './mentions.ts'
import { isPlain } from './strange-words.ts'
import type { SentenceView } from './sentence-view.ts'

/** Words that stand beside members and say nothing of when they are asked, apart from those that stand beside coverages. */
const BESIDE_MEMBERS: ReadonlySet<string> = new Set(
  `via box boxes described description asked checked ticked marked noted added issued having placed appear appears evidencing reflect reflecting reflected
  status respect respects interest interests standing strength financial category size classification class paper having way ways remark remarks column columns
  blanket automatic mortgagee mortgagees managing management subsidiaries subsidiary parent parents partners member members successors assigns association
  alternate licensed admitted authorized domestic category order orders rest lot anything everything whatever wherever broader respond responds respective
  declarations page pages attach back former latter former latter ditto likewise instead-of extended exactly former equal prior means extent whether
  village borough commissioners venue building respond referred engineer engineers architect architects
  trustee directors officers officials elected appointed agents representatives volunteers representative assignees invitees members
  cancelled canceled cancellation cancellations renewed nonrenewed non-renewed changed reduced materially material writing mailed mail delivered receipt received
  transfer rights recovery against underwriter underwriters
  grants hereby waives waive mgmt mgr sure pls power designate put down release thru consent save both group groups tiers tier act`
    .split(/\s+/)
    .filter(Boolean),
)
const OF_WORDS = new Set(['additional_insured', 'subrogation_waived', 'primary_noncontributory', 'endorsements', 'carrier_rating'])
/** "naming the village and its planners": behind an article, a party, unless words of time or place lead to it. */
const PARTY = /(?<!\b(?:for|on|at|in|when|if|where|by|from|during|after|before|until|since|under) )(?:\b(?:the|our|its|their|each|any|or|and|names?|naming|of) |, )(?:[a-z'-]+ )?$/

/**
 * A word in a member's clause that is neither of contracts and insurance, nor of what the text is about, nor a party's name: it
 * may say when the member is asked, or that it is not ("the clause survives termination", "older papers remain good").
 */
export function strangeBeside({ reading, facts }: SentenceView, m: MemberMention): string | null {
  if (!OF_WORDS.has(m.member.name)) return null
  const { masked, cased } = reading
  const from = Math.max(0, ...[...masked.slice(0, m.start).matchAll(/[;.:,](?=\s)|[()+&]| - | \/ /g)].map((x) => x.index + 1))
  const end = masked.slice(m.end).search(/[;.,](?:\s|$)|[()+&]| - | \/ /)
  const to = end < 0 ? masked.length : m.end + end
  for (const w of masked.slice(from, to).matchAll(/[a-z][a-z'-]*[a-z]/g)) {
    const at = from + w.index
    if (isPlain(w[0]) || BESIDE_MEMBERS.has(w[0]) || facts.topic.has(w[0]) || facts.roles.obligated.has(w[0].replace(/(?:'s|s'|s)$/, ''))) continue
    if (/[A-Z]/.test(cased.charAt(at)) || PARTY.test(masked.slice(Math.max(from, at - 40), at))) continue
    return w[0]
  }
  return null
}
