import type { Reading } from './find-mentions.ts'
import { programChoice } from './program-choice.ts'
import { strangeIn } from './strange-words.ts'
import type { CoverageMention, LimitMention, Mention } from './mentions.ts'

type Amount = Extract<Mention, { kind: 'amount' }>
/** Coverages named together with the amounts and limit words that go with them. */
export type Group = {
  coverages: CoverageMention[]
  tokens: (Amount | LimitMention)[]
  start: number
  end: number
  /** Other coverages accepted instead, each with its own amounts. */
  alternatives: { coverage: CoverageMention; tokens: (Amount | LimitMention)[] }[]
  /** Coverages said to be part of this one ("professional liability, including cyber"). */
  included: CoverageMention[]
  /** No coverage is named here: the amounts go with what the context names. */
  carried: boolean
  /** The amount stands beside a name that is not known. */
  unknown?: true
}

const CONNECTOR =
  /^[\s,/&+()-]*(?:(?:and|or|plus|as well as|along with|with|w\/|including|includes?|incl\.?|the|an?|your|its|for|policies|policy|coverage|insurance|both|their|limits?|on)[\s,/&+()-]*)*$/
const OR =
  /(?:^|[\s,(/])(?:or(?: else| alternatively| instead)?|or an?|alternatively|alternatively,|in place of that|(?:may|can) (?:instead |also )?(?:carry|provide|show|substitute|use|be replaced by)|acceptable alternatives?:?)[\s(]*(?:an? |the |our |your |by |with |else |equivalent |approved |comparable |similar |separate |valid |own |(?:non-?)?owned |hired |leased |trailer )*$/
const IN_LIEU =
  /(?:in lieu of|instead of|in place of|as an? (?:substitute|alternative|replacement) (?:for|to)|substitut\w+ for|replac\w+|satisf(?:y|ies)(?: the)?|accepted for|\b(?:counts|okay|ok|fine|acceptable|accepted|good) (?:as|for))[\s(]*(?:the |an? |your |their |required )*$/
const REFUSING = /\b(?:not|never|no|cannot|neither|nor)\b|n't\b/
const NOT_TAKEN = /(?:\bnot|\bnever|\bcannot|n't) (?:accept|take|allow|use|show|substitute|send|carry|count|provide)\w*(?: an?| the| your| any)? $/
const SUB_COVERAGE = /(?:includ(?:e|es|ed|ing)|to include|endorsed (?:with|for)|extended to)[^.;:©¤]{0,60}$/

const SHOWN_ON = /\b(?:shown|listed|added|endorsed|evidenced|appears?|appearing|noted|indicated) (?:on|under|in|to|onto|within) (?:the |their |its |your |an? )?$|\b(?:may|can|could|must|shall|should|has to|have to) be (?:an? )?(?:part of|included (?:in|under|with)|combined with|inside|within|folded into|written (?:in|on|under)|under|on) (?:the |their |its |your |an? )?$/

const ONE_LIMIT = new Set(['auto_liability', 'general_liability', 'non_trucking_liability', 'contingent_auto', 'garage_liability', 'occupational_accident', 'umbrella', 'excess_liability', 'aviation', 'trailer_interchange'])
/** Mentions that only say where a member applies ("additional insured on GL and auto") and take no part in a group. */
export function groupMentions(reading: Reading, taken: Set<Mention>): Group[] {
  const { masked } = reading
  const groups: Group[] = []
  let current: Group | null = null
  let pending: (Amount | LimitMention)[] = []
  let last: Mention | null = null
  let shownTo = 0
  const open = (c: CoverageMention, tokens: (Amount | LimitMention)[] = []): Group => {
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
  const opened = (m: CoverageMention, lead: (Amount | LimitMention)[], first: boolean): Group => {
    // "Van partners: $1,000,000 CSL plus cargo of $10,000": a single limit is that of the autos.
    const single = first && lead.some((t) => t.kind === 'limit' && t.word === 'csl') && !ONE_LIMIT.has(m.type) && /(?:,|\bplus|\band|\+|&|\bwith|w\/)\s*(?:an? )?$/.test(masked.slice(lead.at(-1)!.end, m.start))
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
      const step: Step = place(m, current, last, masked, pending)
      if (step.kind === 'skip') continue
      if (step.kind === 'same') current!.end = m.end
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
        if (far) {
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
  if (from < current.start || !/^\s*(?:and |plus |& )?[a-z][a-z'-]*(?: [a-z'-]+){0,2} $/.test(masked.slice(from, at)) || !strangeIn(masked, cased, from, at)) return false
  const priced = [...current.tokens, ...current.alternatives.flatMap((a) => a.tokens)].some((t) => t.kind === 'amount' && t.end <= from)
  return priced && /^\s*(?:[,;+.)]|$)/.test(masked.slice(at + /^¤+/.exec(masked.slice(at))![0].length))
}

const OWN_AMOUNT = /^[\s:(]*(?:(?:of|at|with|for|a|insurance|coverage|cover|policy|not less than|no less than|at least|minimum|(?:sub-?)?limits?)[\s:]*){0,6}¤/

const CLAIM_LINES = new Set(['professional_liability', 'cyber', 'pollution_liability'])
const ADEQUATE = /\b(?:adequate|sufficient|reasonable|appropriate|customary|suitable|satisfactory|ample) (?:amounts? of |limits? of )?$/
const NEVER_INSTEAD = new Set(['general_liability', 'auto_liability', 'cargo', 'workers_comp'])

type Step = { kind: 'included' | 'new' | 'same' | 'joint' | 'alternative' | 'swap' | 'skip' }
function place(m: CoverageMention, current: Group | null, last: Mention | null, masked: string, pending: unknown[]): Step {
  if (current && isOtherForm(m, current, masked)) return { kind: 'alternative' }
  if (m.weak && !isStrong(m, masked, last)) return { kind: 'skip' }
  // "Cargo $100,000; $250,000 for autos, alcohol or electronics": what is hauled.
  if (m.weak && m.type === 'auto_liability' && current?.coverages[0]?.type === 'cargo' && /¤ (?:for|on|if|when)(?: hauling| carrying)? $/.test(masked.slice(0, m.start)) && /^(?:,? (?:or|and) |, )[a-z]/.test(masked.slice(m.end)) && !/^[^;.]{0,40}¤/.test(masked.slice(m.end))) return { kind: 'skip' }
  if (!current) return { kind: 'new' }
  if (m.bare && !/;/.test(masked.slice(current.coverages.at(-1)!.end, m.start))) return { kind: 'same' }
  const span = masked.slice(current.coverages.at(-1)!.end, m.start)
  // "Crime with client property coverage": whose property a crime policy covers.
  if (m.type === 'property' && current.coverages[0]!.type === 'crime' && /\b(?:clients?|customers?|third[- ]part(?:y|ies)|others|guests?|tenants?)'?s?'? $/.test(span)) return { kind: 'skip' }
  const other = m.type !== current.coverages[0]!.type && m.part !== 'el' && m.part !== 'reefer'
  if (other && /^\s*(?:is |are |must be |to be )?not (?:be )?excluded/.test(masked.slice(m.end))) return { kind: 'skip' }
  if (/^(?:umbrella|excess_liability)$/.test(current.coverages[0]!.type) && !/^(?:umbrella|excess_liability)$/.test(m.type) && (/\b(?:over|above|excess of|underlying|(?:combined|together|in combination) with)\b(?! (?:both|all|them|these|everything|the above)\b)[^¤;.]{0,70}$/.test(span) || (/\([^()¤]*$/.test(span) && /^[^()¤]*\b(?:scheduled|underlying)\)/.test(masked.slice(m.end))))) return { kind: 'skip' }
  const tail = span.slice(span.lastIndexOf('¤') + 1)
  const ownMember = tail !== span && (/\bincl[^,]*,/.test(tail) || /^\s*(?:coverage |insurance )?(?:with |, ?)(?:an? )?µ/.test(masked.slice(m.end)))
  // "general liability of $1 million, with product liability for food sellers included"
  if (other && !/[;.]/.test(tail) && /\bwith (?:the |its |any )?$/.test(tail) && /^[^.;,¤©]{0,40}\b(?:included|incl)\b/.test(masked.slice(m.end))) return { kind: 'included' }
  if (other && !ownMember && !/[;.]/.test(tail.replaceAll('incl.', 'incl ')) && /\bincl/.test(tail) && !/\bno $/.test(tail) && !(/\bincl\w*\.? [a-z' -]{3,}?, ?$/.test(tail) && /^\s*(?:[:=-]\s*)?£/.test(masked.slice(m.end))) && !/\bincl\w*\.?\s+µ[^,]*,/.test(tail) && (/^[^©;.¤]*:/.test(masked.slice(m.end)) || !OWN_AMOUNT.test(masked.slice(m.end)) || (/\bincl\w*\.? (?:of )?(?:its |the |any )?$/.test(span) && !current.tokens.some((t) => t.kind === 'amount') && /^[\s:(]*¤/.test(masked.slice(m.end))))) return { kind: 'included' }
  const gap = masked.slice(Math.max(current.coverages.at(-1)!.end, last?.end ?? 0), m.start)
  const known =
    current.coverages.find((c) => c.type === m.type && c.part === m.part) ??
    current.alternatives.find((a) => a.coverage.type === m.type && a.coverage.part === m.part)
  // "Physical damage (owned and non-owned equipment) and trailer interchange": what brackets say of the first parts no list.
  const aside = /^\s*\([^()¤©£]*\)\s*(?:and|&|,|\/)\s*$/.test(span)
  const bareGap = aside || last === current.coverages.at(-1) || last === current.alternatives.at(-1)?.coverage
  if (known && bareGap && /^[\s(/,-]*(?:or |aka |also known as |i\.e\.,? |and )?[\s(/,-]*$/.test(gap)) return { kind: 'same' }
  if (/^ ?\/ ?$/.test(gap) && current.coverages.length === 1 && [m.type, current.coverages[0]!.type].sort().join() === 'occupational_accident,workers_comp') return { kind: 'alternative' }
  // "$4,000,000 umbrella, or $5,000,000 excess instead"
  if (/(?:^|[\s,(])or (?:an? )?¤+ *$/.test(span) && !NEVER_INSTEAD.has(m.type) && /^(?: liability| policy| coverage)*\s*(?:instead|in (?:its|lieu)|is (?:ok|fine|accepted)|as an alternative)/.test(masked.slice(m.end))) return { kind: 'alternative' }
  // "nothing changes in auto ($1,000,000) or GL ($1,000,000)": neither is asked in the other's place.
  if (OR.test(gap) && NEVER_INSTEAD.has(m.type) && NEVER_INSTEAD.has(current.coverages[0]!.type) && m.type !== current.coverages[0]!.type) return { kind: 'new' }
  // "Bobtail $1,000,000 (or NTL)": another name of the same.
  if (OR.test(gap) && m.type === current.coverages[0]!.type && !OWN_AMOUNT.test(masked.slice(m.end))) return { kind: 'same' }
  // "Occ/acc is not a substitute for workers' comp", "we don't take occ/acc in place of comp": what is refused stands for nothing.
  if (IN_LIEU.test(gap) && (REFUSING.test(gap) || NOT_TAKEN.test(masked.slice(0, current.start)))) return { kind: 'new' }
  if (OR.test(gap) && m.part !== 'el') return { kind: IN_LIEU.test(gap) ? 'swap' : 'alternative' }
  if (IN_LIEU.test(gap)) return { kind: 'swap' }
  if (current.coverages.every((c) => c.part === 'el') && m.part !== 'el' && m.type !== 'workers_comp' && /[,;]/.test(gap)) return { kind: 'new' }
  if (current.coverages.every((c) => c.part === 'reefer') && m.type !== 'cargo') return { kind: 'new' }
  // "workers' comp, occupational accident of $250,000 or our group plan (program X-1)": three choices.
  if (/^\s*,\s*$/.test(gap) && !current.alternatives.length && [m.type, current.coverages[0]!.type].sort().join() === 'occupational_accident,workers_comp' && (programChoice(masked)?.start ?? 0) > m.end) return { kind: 'alternative' }
  // "carriers must have WC, occ acc doesn't count": what is refused is no second thing asked.
  if (/^\s*(?:does|do|is|are|will|can)(?:n't| not)\b[^.;,]{0,30}\b(?:count|accept\w*|ok|enough|suffic\w*|qualif\w*|work|do)\b/.test(masked.slice(m.end))) return { kind: 'new' }
  // "no GL, comp or occ/acc": what is not asked ends at the comma.
  if (/\bno (?:separate )?$/.test(masked.slice(0, current.coverages[0]!.start)) && /^\s*[,;]\s*$/.test(gap)) return { kind: 'new' }
  const hasTokens = current.tokens.length > 0 || current.alternatives.length > 0
  // "sufficient cyber insurance and general liability of $2,000,000": what has an amount in words shares no other.
  if (!hasTokens && bareGap && ADEQUATE.test(masked.slice(0, current.coverages[0]!.start)) && current.coverages.length === 1 && OWN_AMOUNT.test(masked.slice(m.end))) return { kind: 'new' }
  // "comp, auto $500,000 if they drive": no amount and no condition of the auto is that of the comp before it.
  if (!hasTokens && bareGap && current.coverages.every((c) => c.type === 'workers_comp' && c.part !== 'el') && m.part !== 'el' && /^\s*[,;]\s*$/.test(gap)) return { kind: 'new' }
  if (!hasTokens && bareGap && CONNECTOR.test(aside ? span.replace(/\([^()]*\)/g, '') : gap) && pending !== undefined) {
    // "Tech E&O with cyber, $5,000,000 a claim": one policy of both, by its own amount.
    if (/\bwith\b|w\//.test(gap) && !/incl/.test(gap) && CLAIM_LINES.has(m.type) && current.coverages.every((c) => CLAIM_LINES.has(c.type)) && /^\s*(?:[,:-]|of\b|at\b)?\s*¤/.test(masked.slice(m.end))) return { kind: 'joint' }
    if (/\b(?:including|includes?|incl|with)\b/.test(gap) && m.type !== current.coverages[0]!.type && m.part !== 'el' && m.part !== 'reefer')
      return /incl/.test(gap) && (/^\s*:/.test(masked.slice(m.end)) || !OWN_AMOUNT.test(masked.slice(m.end))) ? { kind: 'included' } : { kind: 'new' }
    return { kind: 'joint' }
  }
  if (SUB_COVERAGE.test(masked.slice(Math.max(0, m.start - 90), m.start)) && m.type === 'product_liability') return { kind: 'skip' }
  return { kind: 'new' }
}

/** "Umbrella $5,000,000 (excess form OK)": the one may stand in for the other. */
const isOtherForm = (m: CoverageMention, current: Group, masked: string): boolean =>
  /^(?:umbrella|excess_liability)$/.test(m.type) &&
  /^(?:umbrella|excess_liability)$/.test(current.coverages[0]?.type ?? '') &&
  current.coverages[0]!.type !== m.type &&
  /[(,;]\s*(?:an? )?$|\b(?:can|may) (?:also )?be (?:an? )?$/.test(masked.slice(current.coverages[0]!.end, m.start)) &&
  (/^\s*(?:form |policy |liability |coverage |layer )*(?:is |are |also )*(?:ok|okay|accepted|acceptable|fine|allowed|works|permitted|will do|instead)\b(?! to\b)/.test(masked.slice(m.end)) || /\b(?:can|may) (?:also )?be (?:an? )?$/.test(masked.slice(0, m.start)))

/** A weak name ("auto", "cargo", "property") counts beside an amount, at the head of an item, or in a list of coverages. */
function isStrong(m: CoverageMention, masked: string, last: Mention | null): boolean {
  const before = masked.slice(Math.max(0, m.start - 40), m.start)
  // "covering theft of Client property": what a coverage is about.
  if (m.type === 'property' && /\b(?:theft|damage|loss|care|custody|destruction) (?:of|to)(?: [a-z']+)? $/.test(before)) return false
  const after = masked.slice(m.end, m.end + 90).replace(/^\s*\([^()]*\)/, '').slice(0, 40)
  if (/\?\s*$/.test(masked) && masked.length < 70) return true
  // "Excess. 4M per occurrence": a name that is all its sentence says.
  if (/^\W*$/.test(masked.slice(0, m.start)) && /^\W*$/.test(masked.slice(m.end))) return true
  if (m.bare && /\b(?:proof|evidence|polic(?:y|ies)|certificates?) of $/.test(before) && /^[^.;]{0,120}¤/.test(masked.slice(m.end))) return true
  const common = /^(?:auto_liability|cargo|crime|pollution_liability|general_liability|workers_comp)$/.test(m.type)
  if (/^[\s:=,(-]*(?:(?:of|at(?: least)?|with|insurance|coverage|limits?|min(?:imum)?|for|is|liability|not less than|no less than)[\s:=,(-]*){0,3}(?:[¤£]|\$)/.test(after))
    return true
  if ((common ? /[¤£]+(?: £+)*[\s]*(?:of |in |for |on )?(?:minimum |each )?$/ : /[¤£]+(?: £+)*[\s]*(?:of |in )?(?:minimum |each )?$/).test(before)) return true
  // "Trainers' professional: preferred"
  if (!common && /^\W*[a-z]+s' $/.test(masked.slice(0, m.start)) && /^\s*:/.test(masked.slice(m.end))) return true
  // "Professional/pollution package", "Rented equipment (all risk), full value"
  if (!common && m.start <= 3 && (/^ ?\/ ?©/.test(masked.slice(m.end)) || /^\s*(?:\([^()]*\)| (?:on|for|of) [^.;:¤©]{2,50}?(?=,| at\b))?,? (?:at |for )?(?:its |their |the )?(?:full|replacement|actual|stated|agreed)\b/.test(masked.slice(m.end)))) return true
  if (!common) return (m.start <= 3 && /^\s*(?:\([^()]*\)\s*)?(?:[:=-]|required\b|(?:on|for|of|over|above) [^.;:]{2,60}:|(?:over|above) [^.;:¤]{2,40}, ?¤)/.test(masked.slice(m.end))) || (/\b(?:asks? (?:you )?for|carry|carries|maintain|provide) (?:[^.;]{0,80}, )?(?:and )?$/.test(masked.slice(0, m.start)) && /^\s*at (?:full )?(?:replacement|actual|stated|agreed)\b/.test(after))
  if (m.start <= 3) return true
  if (last?.kind === 'coverage' && /^[\s,/&+]*(?:and|or|plus|the|&)?[\s,/&+]*$/.test(masked.slice(last.end, m.start))) return true
  if (/^[\s,/&+]*(?:and|or|plus|&)?[\s,/&+]*©/.test(after)) return true
  if (/(?:insurance|coverage|liability|polic(?:y|ies)|limits?|minimum|deductible)\b/.test(after.slice(0, 22))) return true
  return (
    /(?:carry|carries|need|needs|require|requires|have|must|maintain|provide|want|on|for|and|or|with|add|the|:|,|;|no|without) (?:an? |their |your |its |any )?$/.test(
      before,
    ) || /^\s*(?:[:=;,.)-]|\/ ?[a-z]+ ?[:=-]|$|and\b|or\b|is\b|are\b|must|required|goes\b|stays\b|remains\b|moves\b|rises\b|drops\b|not\b|only)/.test(after)
  )
}

/** Amounts written before the coverage they belong to: "1M auto, 100k cargo, 1M GL". */
function takeLeading(current: Group, m: CoverageMention, masked: string): (Amount | LimitMention)[] {
  const owner = current.alternatives.at(-1)?.tokens.length ? current.alternatives.at(-1)!.tokens : current.tokens
  const nearest = owner.at(-1)
  // "$500,000 auto, statutory comp"
  if (m.type === 'workers_comp' && nearest?.kind === 'limit' && nearest.word === 'statutory' && /^\s*$/.test(masked.slice(nearest.end, m.start))) return owner.splice(-1)
  if (!owner.some((t) => t.kind === 'amount')) return []
  const lastToken = owner.at(-1)!
  if (lastToken.end > m.start) return []
  const gap = masked.slice(lastToken.end, m.start)
  if (!/^[\s(-]*(?:(?:of|in|on|for|the|your|worth of|minimum|min\.?|each)\s*)*$/.test(gap)) return []
  let from = owner.length - 1
  while (
    from > 0 &&
    !/[,;:+©]|\s-\s|\band\b|\bplus\b|\bor\b|&|\n|\bwith\b|w\/|\ban?\b/.test(masked.slice(owner[from - 1]!.end, owner[from]!.start))
  )
    from--
  const lead = owner.slice(from)
  if (!lead.some((t) => t.kind === 'amount')) return []
  const startsEarlier = current.start < current.coverages[0]!.start
  const before = masked.slice(Math.max(0, owner[from - 1]?.end ?? current.coverages.at(-1)!.end), lead[0]!.start)
  if (from === 0 && !startsEarlier && !/[,;]|\band\b|\ban?\b|\bplus\b|\bor\b|\+/.test(before)) return []
  owner.splice(from)
  const kept = [...current.coverages, ...current.tokens, ...current.alternatives.flatMap((a) => [a.coverage, ...a.tokens])]
  current.end = Math.max(...kept.map((k) => k.end))
  return lead
}
