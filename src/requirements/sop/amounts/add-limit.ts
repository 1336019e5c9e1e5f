import type { CoverageType, RuleLimit } from '../../../vocabulary/index.ts'
import { eachOfSome } from './amounts-of-some.ts'
import { describeAmount } from './describe-amount.ts'
import { limitLabel } from '../lexicon/limit-labels.ts'
import type { AmountToken } from '../mentions/mentions.ts'
import type { AskedLimit } from '../rules/statements.ts'

export type AssignedLimits = { limits: AskedLimit[]; alternative: RuleLimit[] | null; doubts: string[]; advisory: AskedLimit[]; conditional: AskedLimit[]; /** Where each row of amounts (1M/2M/2M) begins and ends. */ rows?: Map<number, { start: number; end: number }> }

/** "general liability of $1,000,000 with animal bailee of at least $25,000": an amount of something else that it comes with. */
const OF_A_PART = /\b(?:with|plus|including|and) (?!(?:an?|the|limits?|minimum|aggregate|at|no|not|each|per|total|combined|single|annual|policy|in)\b)(?:[a-z][a-z' -]{3,40}?|care, custody,? (?:and|or|&) control(?: [a-z]+)?) of (?:at least |not less than |no less than |up to )?$/

/** "; heavy wreckers need $150,000": a later amount with a subject of its own. */
const LATER_SUBJECT = /[;,(]\s*(?:and |but )?the (?!limits?|minimum|amount|aggregate|same|total|other|policy|umbrella|rest)[a-z][a-z' -]{3,40}:?\s*$|[;,(]\s*(?:and |but )?(?!(?:(?:we|i) (?:require|ask|need|want|insist)|and|or|with|plus|at|of|not|no|minimum|min|limits?|each|per|in|the|an?|but|subject|aggregate|annual|policy|combined)\b)[a-z][a-z' -]{3,40}:?\s*$/

/** "$4M (for properties with an elevator, $9M)" */
const IN_SOME_CASE = /\((?:only )?(?:for|if|when|where|on|with) [a-z][^()¤]{2,56}$/

const AT_MOST = /\b(?:max(?:imum)?\.?|at most|(?:no|not) (?:more|greater|higher) than|capped at|a cap of)[\s:]*(?:of )?$/

/** What is asked at most of less than this is a deductible. */
const CEILING = 100_000
const ALL_OTHERS = /(?:[;,.(] ?|\b(?:and|but) )(?:all (?:the )?others?|any others?|others|the (?:rest|others)|every(?:one|body|thing) else|otherwise)(?: [a-z]+)?(?:,|:| for| at| with| is| are| of| needs?| carry)* ?$/
/** Whether an amount stands in brackets behind another, with words that are neither of limits nor of what was. */
function isAside(text: string, { start, end }: AmountToken): boolean {
  const open = /¤[^()¤;.]*\(([^()¤]*)$/.exec(text.slice(0, start))
  const said = open ? `${open[1]!} ${/^[^()]*/.exec(text.slice(end))![0]}` : ''
  return open !== null && /^[^()]*\)/.test(text.slice(end)) && !/[¤©£]/.test(said) && /[a-z]{4}/.test(said.replace(/\b(?:with|that|this|from|limits?|dollars?|amount|figures?|million|thousand)\b/g, '')) && !/\b(?:was|were|formerly|previous\w*|instead|not|total|combined|incl\w*|max\w*|prefer\w*|recommend\w*|optional|e\.?g|example|note|see|last|now|if|up)\b/.test(said)
}
/** Puts one amount where it belongs: with the limits, the choices, what is preferred, or what is asked of some. */
export function addLimit(result: AssignedLimits, type: CoverageType, label: string, amount: AmountToken, text: string, doubt?: string): void {
  // What is said before the first of a row of amounts, or behind its last, is said of them all.
  const row = amount.group ? result.rows?.get(amount.group.id) : undefined
  const rowStart = row?.start ?? amount.start
  const rowEnd = row?.end ?? amount.end
  // "; multi-unit owners (3 or more) $5,000,000": what brackets add to a name parts nothing.
  const before = text.slice(Math.max(0, rowStart - 60), rowStart).replace(/(?<=[a-z] ?)\([^()¤£©]{1,30}\) (?=$)/, '')
  const choice = /\bor\b[^¤]{0,60}$/.test(text.slice(Math.max(0, amount.start - 90), amount.start)) || (label === 'combined_single_limit' && /^[\s£,;(]*or\b[^¤.;]{0,40}¤/.test(text.slice(amount.end))) || /^[\s£]*(?:policy|limit)?\s*(?:is|are|works?|will|would)\b[^.;]{0,20}\b(?:good|fine|ok|okay|acceptable|accepted|works|do|too|also|instead)\b/.test(text.slice(amount.end))
  // "At least $1M and at most $5M", "auto max $1M": a rule asks the least.
  if (AT_MOST.test(before)) {
    if (result.limits.some((l) => l.min !== null && l.min < amount.value)) return
    result.doubts.push('The most is named here, where a rule asks the least.')
  }
  // "Line 2: $2,500 or less": a ceiling, of a deductible as it seems.
  if (amount.value < CEILING && /^ ?(?:or (?:less|lower|under)\b|and under\b)/.test(text.slice(amount.end))) {
    result.doubts.push('The most is named here, where a rule asks the least.')
    return
  }
  if (amount.value < CEILING / 4 && label !== 'med_exp' && /\bup to $/.test(before) && /^ ?(?:(?:is|are|will be) )?(?:also )?(?:ok|okay|fine|accepted|acceptable|allowed|permitted)\b/.test(text.slice(amount.end))) {
    result.doubts.push('The most is named here, where a rule asks the least.')
    return
  }
  // Cargo has one amount, whether it is said of a vehicle or of an occurrence.
  const slot = (l: string): string => (type === 'cargo' ? l.replace(/^per_(?:vehicle|occurrence)$/, 'cargo') : limitLabel(type, 'none') === 'limit' ? l.replace(/^(?:per|each)_\w+$/, 'limit') : l)
  const held = result.limits.find((l) => l.label === label) ?? (LATER_SUBJECT.test(before) || /^[\s,£()]*(?:only )?(?:for|on|if|when|hauling|carrying)\b/.test(text.slice(amount.end)) ? result.limits.find((l) => slot(l.label) === slot(label)) : undefined)
  if (result.alternative && type === 'auto_liability') {
    result.alternative.push({ label, min: amount.value })
    return
  }
  if (type === 'auto_liability' && choice && result.limits.length && !held) {
    const single = label === 'combined_single_limit'
    if (single !== result.limits.some((l) => l.label === 'combined_single_limit')) {
      result.alternative = [{ label, min: amount.value }]
      return
    }
  }
  if (
    /(?:prefer(?:red|ably|ence)?|recommend(?:ed)?|suggest(?:ed)?|desired|ideal(?:ly)?|encourage(?:d)?)[^¤£©,]{0,25}$/.test(before) ||
    /^[^¤©;.]{0,14}(?:is |are )?(?:strongly |highly )?(?:preferred|pref\b|recommended|encouraged|suggested|desired|nicer|(?<!\bor )better|ideal)(?![a-z]*\s*(?:[:=]|is|of|at)?\s*¤)/.test(
      text.slice(rowEnd, rowEnd + 50).replace(/£+/g, ''),
    )
  ) {
    if (held || result.limits.length || result.advisory.length || /^[^;.]{0,40}¤/.test(text.slice(amount.end))) {
      result.advisory.push({ label, min: amount.value })
      return
    }
  }
  if (held && held.min !== amount.value && held.doubt === undefined && (LATER_SUBJECT.test(before) || OF_A_PART.test(before) || IN_SOME_CASE.test(before) || /^[\s,£()]*(?:only )?(?:for|on|if|when|where|in|hauling|carrying|with|up to ¦|over ¦|above|beyond|once|as soon as|to(?= (?!be\b)[a-z]))(?![a-z])/.test(text.slice(amount.end)))) {
    // "$5M for vehicles of sixteen seats and $2M for smaller ones", "on the field $5M; all others $1M": the least is the base.
    const each = /^[\s,£()]*(?:only )?(?:for|on|if|when|where) \w/.test(text.slice(0, amount.start).replace(/^.*¤/s, '')) && /^[\s,£()]*(?:only )?(?:for|on|if|when|where)\b/.test(text.slice(amount.end))
    const least = held.min !== null && amount.value < held.min && (each || ALL_OTHERS.test(before))
    result.conditional.push({ label, min: least ? held.min : amount.value })
    if (!least) return
    held.min = amount.value
    result.doubts.push('The least of the amounts asked for some is read as what is asked of all.')
    return
  }
  // "10M (primes), 5M (low-voltage)", "$1M; $5M bulk": of amounts that are each given to some, the least is what a rule asks.
  if (held && held.min !== null && held.min !== amount.value && held.doubt === undefined && eachOfSome(text, amount.start, amount.end, amount.value > held.min)) {
    result.conditional.push({ label, min: Math.max(held.min, amount.value) })
    held.min = Math.min(held.min, amount.value)
    result.doubts.push('The least of the amounts asked for some is read as what is asked of all.')
    return
  }
  // "$2M (towers, $5M)": behind the first amount, brackets with words of their own give another to some.
  if (held && held.min !== null && amount.value > held.min && held.doubt === undefined && isAside(text, amount)) {
    result.conditional.push({ label, min: amount.value })
    result.doubts.push('Brackets name another amount for some.')
    return
  }
  if (!held) result.limits.push({ label, min: amount.value, ...(doubt ? { doubt } : {}) })
  else if (held.min !== amount.value) {
    held.doubt = 'conflict'
    result.doubts.push(`Two amounts are named for one limit: ${describeAmount(held.min)} and ${describeAmount(amount.value)}.`)
  }
}
