import type { MemberMention } from './mentions.ts'
import type { SentenceView } from './sentence-view.ts'

/** Negations that are part of how a member is asked: "not cancelled without 30 days' notice", "no less than A-", "non-contributory". */
const ASKING =
  /\bnon-? ?[a-z]+|\b(?:not|no) (?:be )?µ+|\bno [a-z]+,? no [a-z]+|[:=] ?no\b|\bor otherwise\b|\b(?:not|no|never|nor|n't|none)\b(?: (?:be|have|later|only|to|been|any|all|such|seek|required to|called upon to|policy|coverage|insurance))* (?:less|lower|fewer|more|greater|higher|later|sooner|earlier|worse|older|below|under|above|over|exceed\w*|limit\w*|cancel\w*|non-?renew\w*|laps\w*|terminat\w*|expir\w*|reduc\w*|materially|modif\w*|chang\w*|amend\w*|alter\w*|suspend\w*|void\w*|discontinu\w*|contribut\w*|right|recourse|subrogat\w*|merely|just|simply|or|withheld|unreasonably)\b|\bwithout (?:(?:first|at least|giving|providing|a|an|any|our|the|its|such|your|\d+|\w+ ?\(\d+\)|thirty|sixty|ten|prior|written|advance|limitation|exception|right|regard|cost|charge|limiting|limit|prejudice|recourse|contribution)\b|[¤µ¦])|\bwhether or not\b|\bor not\b|\bno (?:policy|coverage|insurance|certificate|right|rights|matter|other|exclu\w*|limitation|deductible|retention|sir|more|less|later|longer than|insurer|carrier)\b|\bnot limited to\b|\bnotwithstanding\b|\bno\.|\bnot? (?:apply|applicable) to\b|\bnot? (?:as|just|only|merely) (?:an? |the |as )?(?:certificate|cert|holder|additional|loss|yes)/g
/** What turns, refuses or takes back. */
const TURNS =
  /\b(?:not|never|no|none|nor|neither|cannot|without|nobody)\b|n't\b|\b(?:delet|remov|eliminat|withdr[ae]w|rescind|revok|strik|struck|repeal|cancell?ed requirement|drop|relax|forgo|forgiv|overlook|skip|ignor|disregard)\w*|\b(?:gone|goes away|went away|left (?:off|out|blank)|omit(?:s|ted)?|instead|rather|otherwise|optional|unnecessary|used to|formerly|anymore|any more)\b/

/**
 * A word that turns, refuses or takes back what a member's clause says, and that no reading accounts for: the member stands in
 * doubt. Notice "not cancelled without" and the like are how such things are asked.
 */
export function turnedBy({ reading }: SentenceView, m: MemberMention): string | null {
  if (!OF_WORDS.has(m.member.name)) return null
  const { masked, cased } = reading
  const from = Math.max(0, ...[...masked.slice(0, m.start).matchAll(/[;.,](?=\s)|[()]/g)].map((x) => x.index + 1))
  const end = masked.slice(m.end).search(/[;.,](?:\s|$)|[()]/)
  const clause = masked.slice(from, end < 0 ? masked.length : m.end + end)
  // "No insurer rated below A-": how the least rating is said.
  if (m.member.name === 'carrier_rating' && /\b(?:below|under|less|lower|worse)\b/.test(masked)) return null
  const found = TURNS.exec(clause.replace(ASKING, (s) => ' '.repeat(s.length)))
  // "Summit Drop Trailers": a name turns nothing.
  return found && !(found.index > 0 && /[A-Z]/.test(cased.charAt(from + found.index)) && /[a-z]/.test(cased)) ? found[0] : null
}
const OF_WORDS = new Set(['additional_insured', 'subrogation_waived', 'primary_noncontributory', 'endorsements', 'auto_scope', 'carrier_rating'])
