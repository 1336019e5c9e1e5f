import type { Reading } from '../mentions/find-mentions.ts'
import { type Group, OWN_AMOUNT } from './groups.ts'
import { takeLeading } from '../amounts/leading-amounts.ts'
import type { AmountToken, CoverageMention, LimitMention, Mention } from '../mentions/mentions.ts'
import { placeCoverage, type Step } from './place-coverage.ts'
import { strangeIn } from '../lexicon/strange-words.ts'

const SHOWN_ON = /\b(?:shown|listed|added|endorsed|evidenced|appears?|appearing|noted|indicated) (?:on|under|in|to|onto|within) (?:the |their |its |your |an? )?$|\b(?:may|can|could|must|shall|should|has to|have to) be (?:an? )?(?:part of|included (?:in|under|with)|combined with|inside|within|folded into|written (?:in|on|under)|under|on) (?:the |their |its |your |an? )?$/

const INCLUDES = /,? (?:and )?(?:(?:it|which|(?:the|such|this) [a-z]+) )?(?:shall|must|will|to) (?:also )?(?:include|cover|extend to|contain|be (?:endorsed|extended))\b[^¤£©;]*$/
const BY_LAW = /\blaws?$/
const DOES = /\b(?:shall|must|will|agrees? to|is to|are to|ha(?:s|ve) to)\b/
const LEFT_OUT_IN_BRACKETS = /\((?:no|not|never|without) (?:an? |any )?$/
const ONE_LIMIT = new Set(['auto_liability', 'general_liability', 'non_trucking_liability', 'contingent_auto', 'garage_liability', 'occupational_accident', 'umbrella', 'excess_liability', 'aviation', 'trailer_interchange'])

/** Mentions that only say where a member applies ("additional insured on GL and auto") and take no part in a group. */
export function groupMentions(reading: Reading, taken: Set<Mention>): Group[] {
  const { masked } = reading
  const groups: Group[] = []
  let current: Group | null = null
  let pending: (AmountToken | LimitMention)[] = []
  let last: Mention | null = null
  let shownTo = 0
  const open = (c: CoverageMention, tokens: (AmountToken | LimitMention)[] = []): Group => {
    const group: Group = {
      coverages: [c],
      tokens,
      start: Math.min(c.start, tokens[0]?.start ?? c.start),
      end: c.end,
      alternatives: [],
      included: [],
      carried: false,
    }
    groups.push(group)
    return group
  }
  // "Based in Texas: statutory, or ... occupational accident": statutory says workers compensation, which its own name does not.
  const opened = (m: CoverageMention, lead: (AmountToken | LimitMention)[], first: boolean): Group => {
    // "Van partners: $1,000,000 CSL plus cargo of $10,000": a single limit is that of the autos.
    const single = first && lead.some((t) => t.kind === 'limit' && t.word === 'csl') && !ONE_LIMIT.has(m.type) && /(?:[,;]|\bplus|\band|\+|&|\bwith|w\/)\s*(?:an? )?$/.test(masked.slice(lead.at(-1)!.end, m.start))
    if (single) {
      open({ kind: 'coverage', type: 'auto_liability', start: lead[0]!.start, end: lead[0]!.start }, lead)
      return open(m)
    }
    // "$1M CSL (scheduled, hired), $1M/$2M GL": so is one set off from the amounts of the coverage it stands before.
    const csl = first ? lead.findIndex((t) => t.kind === 'limit' && t.word === 'csl') : -1
    const own = lead.slice(csl + 1)
    if (csl > 0 && own.some((t) => t.kind === 'amount') && lead.slice(0, csl).filter((t) => t.kind === 'amount').length === 1 && /^\s*(?:\([^()]*\)\s*)?[,;+]/.test(masked.slice(lead[csl]!.end))) {
      open({ kind: 'coverage', type: 'auto_liability', start: lead[0]!.start, end: lead[0]!.start }, lead.slice(0, csl + 1))
      return open(m, own)
    }
    const comp = first && lead.length > 0 && lead.every((t) => t.kind === 'limit' && t.word === 'statutory') && m.type !== 'workers_comp' && m.part !== 'el' && m.part !== 'stop_gap'
    // "As the law requires, Vendor shall cause the umbrella to ...": how the verb is done, and no limit.
    if (comp && BY_LAW.test(reading.lower.slice(lead.at(-1)!.start, lead.at(-1)!.end)) && (DOES.test(masked.slice(lead.at(-1)!.end, m.start)) || (/^\W*$/.test(masked.slice(0, lead[0]!.start)) && /^, (?:the|its|their|each|such) $/.test(masked.slice(lead.at(-1)!.end, m.start)) && DOES.test(masked.slice(m.end, m.end + 40))))) return open(m)
    if (!comp) return open(m, lead)
    const at = lead[0]!.start
    const wc = open({ kind: 'coverage', type: 'workers_comp', start: at, end: at }, lead)
    if (!/^[\s,]*or\b/.test(masked.slice(lead.at(-1)!.end, m.start))) return open(m)
    wc.alternatives.push({ coverage: m, tokens: [] })
    wc.end = m.end
    return wc
  }
  for (const mIn of reading.mentions) {
    // "WC as the law requires and hired/non-owned auto at $1,000,000": the autos name the coverage the amount is for.
    const autos = mIn.kind === 'member' && mIn.member.name === 'auto_scope' && current !== null && !current.coverages.some((c) => c.type === 'auto_liability') && /^\s*(?:liability )?(?:at|of|with|for)\s*¤/.test(masked.slice(mIn.end))
    const m: Mention = autos ? { kind: 'coverage', type: 'auto_liability', start: mIn.start, end: mIn.end } : mIn
    if (taken.has(m)) {
      last = m
      continue
    }
    if (m.kind === 'coverage') {
      // "stop gap, shown on the GL or auto policy": where it is shown is not asked.
      const where = SHOWN_ON.test(masked.slice(Math.max(0, m.start - 40), m.start)) || (shownTo > 0 && /^[\s,/]*(?:or|and|the|their)?[\s,/]*(?:the |their )?(?:polic(?:y|ies) )?(?:or |and )?$/.test(masked.slice(shownTo, m.start)))
      const reefer = current?.coverages.every((c) => c.part === 'reefer') === true && m.type === 'cargo' && /\b(?:required|needed|included|mandatory) (?:on|under|in|within) (?:the |their |your )?$/.test(masked.slice(Math.max(0, m.start - 30), m.start))
      // "add stop gap on the GL"
      const gap = current?.coverages.every((c) => c.part === 'stop_gap') === true && /^ (?:coverage |endorsement )?(?:on|to|under|with|in) (?:the|their|its|your) $/.test(masked.slice(current.coverages.at(-1)!.end, m.start))
      if ((where || reefer || gap) && current) {
        shownTo = m.end
        last = m
        continue
      }
      // "WC (no occupational accident), auto $1,000,000": what brackets leave out ends with them.
      if (current && LEFT_OUT_IN_BRACKETS.test(masked.slice(Math.max(0, current.start - 12), current.start)) && /^[^()]*\)/.test(masked.slice(current.end, m.start))) current = null
      const step: Step = placeCoverage(m, current, last, masked, pending)
      if (step.kind === 'skip') continue
      if (step.kind === 'same') {
        current!.end = m.end
        // "Liability insurance (CGL)": of what kind is said behind it.
        const named = m.bare ? undefined : current!.coverages.find((c) => c.bare && c.type === m.type)
        if (named) named.bare = false
      }
      else if (step.kind === 'included') current!.included.push(m)
      else if (step.kind === 'joint') {
        current!.coverages.push(m)
        current!.end = m.end
      } else if (step.kind === 'swap') {
        const was = current!
        was.alternatives.push({ coverage: was.coverages[0]!, tokens: was.tokens })
        was.coverages = [m]
        was.tokens = []
        was.end = m.end
      } else if (step.kind === 'alternative') {
        current!.alternatives.push({ coverage: m, tokens: takeLeading(current!, m, masked) })
        current!.end = m.end
      } else {
        // "insure the goods for $35,000 each, ..., and shall carry auto liability of $1,000,000": an amount of something else.
        const far = !current && pending.some((t) => t.kind === 'amount') && /,[^¤£©]{12,}$|;[^¤£©]*$/.test(masked.slice(pending.at(-1)!.end, m.start)) && OWN_AMOUNT.test(masked.slice(m.end))
        // "a single limit of $1,000,000 per occurrence, and shall include products liability": the amounts of the policy spoken of before.
        const includes = !current && pending.some((t) => t.kind === 'amount') && INCLUDES.test(masked.slice(pending.at(-1)!.end, m.start))
        if (far || includes) {
          groups.push({ coverages: [], tokens: pending, start: pending[0]!.start, end: pending.at(-1)!.end, alternatives: [], included: [], carried: true })
          pending = []
        }
        const lead = current ? takeLeading(current, m, masked) : pending
        current = opened(m, lead, current === null)
        pending = []
      }
    } else if (m.kind === 'amount' || m.kind === 'limit') {
      // "products liability of $1,000,000; fire legal liability of $250,000": a limit of the general liability before them.
      if (current && m.kind === 'limit' && m.word === 'rented_premises' && /[;,]\s*(?:and |plus |with )?$/.test(masked.slice(0, m.start)) && !current.coverages.some((c) => c.type === 'general_liability') && groups.some((g) => g.coverages.some((c) => c.type === 'general_liability')))
        current = open({ kind: 'coverage', type: 'general_liability', start: m.start, end: m.start })
      const unknown = current !== null && m.kind === 'amount' && isUnknownName(current, m.start, reading)
      if (unknown) {
        groups.push({ coverages: [], tokens: [m], start: m.start, end: m.end, alternatives: [], included: [], carried: true, unknown: true })
      } else if (!current) pending.push(m)
      else {
        const alternative = current.alternatives.at(-1)
        if (alternative && alternative.coverage.start < m.start) alternative.tokens.push(m)
        else current.tokens.push(m)
        current.end = m.end
      }
    }
    last = m
  }
  for (const g of groups) shareOut(g, masked)
  if (pending.length && !groups.length) {
    const start = pending[0]!.start
    groups.push({ coverages: [], tokens: pending, start, end: pending.at(-1)!.end, alternatives: [], included: [], carried: true })
  }
  return groups
}

/** "Occ/acc or WC: $500,000 / statutory": of two coverages, each takes what is its own, whichever is named last. */
function shareOut(group: Group, masked: string): void {
  const [other] = group.alternatives
  if (group.alternatives.length !== 1 || group.coverages.length !== 1 || group.tokens.length || other!.tokens.length !== 2) return
  const statutory = other!.tokens.find((t) => t.kind === 'limit' && t.word === 'statutory')
  const amount = other!.tokens.find((t) => t.kind === 'amount')
  const types = [group.coverages[0]!.type, other!.coverage.type]
  if (!statutory || !amount || types.filter((t) => t === 'workers_comp').length !== 1) return
  if (!/^[\s,]*(?:\/|and|&|or|,)[\s,]*$/.test(masked.slice(Math.min(statutory.end, amount.end), Math.max(statutory.start, amount.start)))) return
  const comp = types[0] === 'workers_comp'
  group.tokens = [comp ? statutory : amount]
  other!.tokens = [comp ? amount : statutory]
}

/** "occ acc 500k, tarp cover 5k, auto 1M": in a list, an amount beside words that name nothing known is of none of its neighbours. */
function isUnknownName(current: Group, at: number, { masked, cased }: Reading): boolean {
  const from = Math.max(masked.lastIndexOf(',', at), masked.lastIndexOf(';', at), masked.lastIndexOf('+', at)) + 1
  if (from < current.start || !/^\s*(?:and |plus |& )?(?!(?:otherwise|elsewhere|normally|usually|ordinarily|for everyone else|all others?|everyone else|if not|else|then)\b)[a-z][a-z'-]*(?: [a-z'-]+){0,2} $/.test(masked.slice(from, at)) || !strangeIn(masked, cased, from, at)) return false
  const priced = [...current.tokens, ...current.alternatives.flatMap((a) => a.tokens)].some((t) => t.kind === 'amount' && t.end <= from)
  return priced && /^\s*(?:[,;+.)]|$)/.test(masked.slice(at + /^¤+/.exec(masked.slice(at))![0].length))
}
