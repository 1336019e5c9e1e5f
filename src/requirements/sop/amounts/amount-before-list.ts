import type { Group } from '../coverages/groups.ts'
import type { CoverageMention } from '../mentions/mentions.ts'

/** Between the names of a list that share what stands before it. */
const GOES_ON = /^[\s,]*(?:(?:insurance|coverages?|liability|polic(?:y|ies))[\s,]*)*(?:(?:and|&|\+|plus|as well as)\s+)?(?:the |an? |its |your )?$/
const OF_EACH = /\b(?:each|both|all|every|apiece|any of)\b/
const LIMITS = /\b(?:limits?|amounts?|minimums?|less than|at least)\b[^.;¤©]{0,30}$/
/** "(at limits of $1,000,000), GL and auto", "$1,000,000 on GL and auto": set off from the first name, or said of what follows. */
const SET_OFF = /[,:]/
const OF_WHAT_FOLLOWS = /\b(?:of|on|for|in|under|to)(?: (?:the|its|their|your))?\s*$/
const EACH_BEHIND = /^\s*(?:insurance |coverage |polic(?:y|ies) )*,? ?(?:both|each|alike|apiece)\b/

/**
 * "At limits of at least $1,000,000 per occurrence, general liability and auto liability": an amount before a list is that of
 * every policy in it. Where only the first name stands at it ("1M GL, auto"), the others are left in doubt.
 */
export function amountBeforeList(groups: Group[], masked: string): Group[] {
  const out: Group[] = []
  let led: Group | null = null
  for (const group of groups) {
    const sharing: Sharing = led ? follows(led, group, masked) : 'no'
    const comp = group.coverages.filter(isComp)
    const shared = group.coverages.filter((c) => !isComp(c))
    if (led && sharing === 'yes') {
      led.coverages.push(...shared)
      Object.assign(led, { end: shared.at(-1)!.end, list: 'shared' })
      if (comp.length) out.push({ ...group, coverages: comp, start: comp[0]!.start })
    } else out.push(sharing === 'doubt' ? { ...group, list: 'behind' } : group)
    if (sharing !== 'yes' || comp.length) led = isLed(group) ? group : null
  }
  return out
}

const isComp = (c: CoverageMention): boolean => c.type === 'workers_comp' && c.part !== 'el'
const isLed = ({ tokens, coverages, alternatives }: Group): boolean => {
  const [name] = coverages
  return name !== undefined && !isComp(name) && !alternatives.length && tokens.filter((t) => t.kind === 'amount').length === 1 && tokens.every((t) => t.end <= name.start && (t.kind === 'limit' || !t.group))
}

type Sharing = 'yes' | 'doubt' | 'no'
/** Whether names without an amount share the one that stands before the list. */
function follows(led: Group, next: Group, masked: string): Sharing {
  const { tokens, coverages } = led
  if (next.tokens.length || next.alternatives.length || next.carried || !next.coverages.some((c) => !isComp(c)) || !GOES_ON.test(masked.slice(coverages.at(-1)!.end, next.start))) return 'no'
  const before = masked.slice(Math.max(0, tokens[0]!.start - 60), tokens[0]!.start)
  const between = masked.slice(tokens.at(-1)!.end, coverages[0]!.start)
  const ofEach = led.list === 'shared' || OF_EACH.test(between) || OF_EACH.test(before.slice(-16)) || EACH_BEHIND.test(masked.slice(next.end))
  return ofEach || (LIMITS.test(before) && SET_OFF.test(between)) || OF_WHAT_FOLLOWS.test(between) ? 'yes' : 'doubt'
}
