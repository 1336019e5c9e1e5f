import type { LineAnswer, OutreachContext } from '../../../vocabulary/index.ts'
import type { Corrections } from '../values/compared.ts'
import type { Finding } from './finding.ts'
import { allBesideRefusals } from './all-beside-refusals.ts'
import { foldText } from '../message/fold-text.ts'
import { settleRefusal } from './settle-refusal.ts'
import { isOfSeveral, toldOfSome } from './told-of-some.ts'

export type Combined = { per_line: Record<string, LineAnswer>; reasons: string[] }

/**
 * One outcome a line. Doubt outweighs a refusal only where it says that something is pending; a refusal outweighs a general yes;
 * a correction stands where the line is not refused; a yes counts last, and only where nothing was said against it.
 */
export function combineFindings(findings: Finding[], context: OutreachContext): Combined {
  const per_line: Record<string, LineAnswer> = {}
  const reasons: string[] = []
  const definite = new Set(
    findings.filter((one) => one.verdict === 'refuse' || one.verdict === 'correct').flatMap((one) => (one.general && !(one.verdict === 'refuse' && one.lines.length < context.lines.length) ? [] : one.lines)),
  )
  // "GL and auto are good, the umbrella I can't say": whoever tells them apart means the good of those he calls so.
  const praised = new Set(findings.filter((one) => one.verdict === 'affirm' && !one.strong).map((one) => one.sentence))
  const parted = new Set(findings.filter((one) => !one.general && (((PARTS.has(one.verdict) || (one.verdict === 'unread' && one.reason === 'not understood')) && !praised.has(one.sentence)) || (one.verdict === 'doubt' && one.own && one.reason === 'something is pending'))).flatMap((one) => one.lines))
  const marked = findings.some((one) => one.excepts || one.contrast || (one.general && !one.bare))
  const refusedElsewhere = (id: string): boolean => !marked && findings.some((one) => one.verdict === 'refuse' && !one.lines.includes(id))
  const announced = findings.find((one) => one.verdict === 'announced')
  const named = findings.some((one) => !one.general && one.lines.length < context.lines.length && SETS_APART.has(one.verdict))
  const put = findings.some((one) => one.verdict === 'correct')
  const open = announced !== undefined && !(named || put || (context.lines.length === 1 && definite.size > 0))
  // Each line has its own answer, and still something is to follow.
  const allAnswered = context.lines.every((line) => findings.some((one) => ['affirm', 'refuse', 'correct'].includes(one.verdict) && !one.general && one.lines.includes(line.coverage_line_id)))
  const lightOfEach = saysOfEach(findings, context)
  const told = toldOfSome(findings)
  const unlikeRefusals = allBesideRefusals(findings)
  const excepted = new Set(findings.filter((one) => one.excepts).map((one) => one.sentence))
  for (const line of context.lines) {
    const id = line.coverage_line_id
    const own = findings.filter((one) => one.lines.includes(id))
    const answer = settle(own, { contrasted: [...definite, ...parted].some((other) => other !== id), refusedElsewhere: refusedElsewhere(id), tellsOne: told.size > 0 && !told.has(id), unlikeRefusals, excepted, allAnswered, lightOfEach, setsApart: findings.some((one) => (one.verdict === 'refuse' || one.verdict === 'correct') && !one.general), asked: context.lines.length })
    if (open && answer.answer.outcome === 'confirmed') {
      answer.answer = { outcome: 'unclear', sentence: announced.sentence }
      answer.reason = announced.reason
    }
    per_line[id] = answer.answer
    if (answer.reason && !reasons.includes(answer.reason)) reasons.push(answer.reason)
  }
  return { per_line, reasons }
}

const NOT_REINSTATED = /^\W*(?:it|that(?: one)?|this)? ?(?:has|was|is)? ?(?:not|never|n't) (?:been )?reinstated\b(?! (?:yet|as yet|so far))/
const BARE_NO = /^\W*(?:no|nope|nah|negative|not (?:quite|exactly|all(?: of (?:them|it))?)|no,? sir)\W*$/
const PARTS: ReadonlySet<Finding['verdict']> = new Set(['doubt', 'later', 'wrong'])
const SETS_APART: ReadonlySet<Finding['verdict']> = new Set(['refuse', 'correct', 'doubt', 'wrong', 'unread', 'ask', 'later'])
/** `excepted`: sentences that take something out of what they say of the rest ("All good except the cargo"). */
export type Surroundings = { contrasted: boolean; refusedElsewhere: boolean; tellsOne: boolean; unlikeRefusals: ReadonlySet<Finding>; excepted: ReadonlySet<string>; allAnswered: boolean; lightOfEach: boolean; setsApart: boolean; asked: number }
export type Settled = { answer: LineAnswer; reason: string | null }

function settle(own: Finding[], around: Surroundings): Settled {
  const of = (...verdicts: Finding['verdict'][]): Finding[] => own.filter((one) => verdicts.includes(one.verdict))
  const unclear = (one: Finding | undefined, reason?: string): Settled => ({
    answer: { outcome: 'unclear', ...(one ? { sentence: one.sentence } : {}) },
    reason: reason ?? one?.reason ?? 'unclear',
  })
  // "All four were cancelled except the auto": what is said of all does not reach it.
  const spared = own.some((one) => one.excepts && !one.general && own.some((other) => other.verdict === 'refuse' && other.general && other.sentence === one.sentence))
  const refused = of('refuse').filter((one) => !(spared && one.general))
  const specificDoubt = of('doubt').filter(
    (one) =>
      refused.length === 0 ||
      // "A cancellation went out effective 11/1. It has not been reinstated.": it took effect.
      (one.reason === 'something is pending' && !refused.some((other) => other !== one && NOT_REINSTATED.test(foldText(other.sentence)))) ||
      // "A pending renewal, not issued."
      (one.reason === 'conditional' && /\bpending\b/i.test(one.sentence)) ||
      // "I didn't see it in our system but it might be in the old one"
      (one.contrast && one.reason === 'hedged') ||
      one.reason === 'takes effect later' ||
      one.reason === 'says two things at once' ||
      one.reason === 'speaks of a renewal' ||
      one.reason === 'fits more than one policy' ||
      one.reason === 'says it of some without saying which',
  )
  if (specificDoubt.length > 0) return unclear(specificDoubt[0])
  const agreed = new Set(own.filter((one) => !one.general).flatMap((one) => [...one.agreed]))
  // "All active through 7/1/27, WC through 2/15/27": what is said of all holds of it but for the value it has of its own.
  const told = new Set(own.filter((one) => one.own && !one.general && !one.excepts).flatMap((one) => [...one.agreed]))
  const ofAll = (one: Finding): boolean => (one.general || !one.own) && one.status && told.size > 0 && Object.keys(one.corrections).every((path) => told.has(path))
  const corrections = merged(
    of('correct').map((one) =>
      one.general || ofAll(one)
        ? { ...one, corrections: Object.fromEntries(Object.entries(one.corrections).filter(([path]) => !agreed.has(path))) }
        : one,
    ),
  )
  const affirms = [...of('affirm'), ...of('correct').filter(ofAll).map((one): Finding => ({ ...one, verdict: 'affirm', corrections: {}, strong: true }))]
  if (refused.length > 0) return settleRefusal(refused, own, affirms, corrections, around, unclear)
  if (of('ask').length > 0 && Object.keys(corrections).length === 0) return unclear(of('ask')[0])
  if (corrections === 'conflict') return unclear(of('correct')[0], 'states two values for one fact')
  // "It went to another company. The new number is ...": whose it is now could not be read.
  const company = own.find((one) => one.verdict === 'unread' && one.reason === 'cannot place a carrier')
  if (company && !('carrier' in corrections) && 'policy_number' in corrections) return unclear(company)
  if (Object.keys(corrections).length > 0)
    return { answer: { outcome: 'contradicted', corrections, sentence: of('correct')[0]!.sentence }, reason: null }
  // "Nope. The GL cancelled 11/1. Comp and bond are active.": a no that is told off by what follows it.
  const toldOff = around.setsApart && affirms.some((one) => !one.general && one.strong && one.facts.size === 0)
  const open = of('wrong', 'unread').filter((one) => !(toldOff && one.general && BARE_NO.test(foldText(one.sentence))))
  if (open.length > 0) return unclear(open[0])
  if (of('later').length > 0 && (around.allAnswered || of('later').some((one) => one.own && !one.general && one.lines.length === 1) || !affirms.some((one) => !one.general && one.own)))
    return affirms.length === 0
      ? { answer: { outcome: 'none', sentence: of('later')[0]!.sentence }, reason: null }
      : unclear(of('later')[0], 'an answer is promised')
  return settleYes(affirms, around, unclear, own)
}

function settleYes(
  affirms: Finding[],
  around: Surroundings,
  unclear: (one: Finding | undefined, reason?: string) => Settled,
  own: Finding[],
): Settled {
  if (affirms.length === 0)
    return own.length > 0
      ? unclear(own[0], 'states values without saying whether the policy is in force')
      : { answer: { outcome: 'none' }, reason: null }
  const counted = affirms.filter((one) => !(one.bare && around.refusedElsewhere))
  if (counted.length === 0) return unclear(affirms[0], 'a bare yes beside a refusal')
  if (counted.every((one) => around.unlikeRefusals.has(one))) return unclear(counted[0], 'says it of all and refused one')
  if (around.tellsOne && counted.every((one) => one.bare && !isOfSeveral(one))) return unclear(counted[0], 'a bare yes beside a yes to some')
  const whole = counted.find((one) => one.strong && one.facts.size === 0)
  if (whole) return { answer: { outcome: 'confirmed', sentence: whole.sentence }, reason: null }
  // "Limits and dates are right": and not a word on whether it stands.
  // "Umbrella was cancelled. The rest is good.": whoever speaks of the rest has told them apart.
  const light = counted.find((one) => !one.strong && one.facts.size === 0 && !OF_MONEY.test(foldText(one.sentence)) && (!one.general || one.lines.length < around.asked || around.excepted.has(one.sentence)))
  if (light && (around.contrasted || around.lightOfEach)) return { answer: { outcome: 'confirmed', sentence: light.sentence }, reason: null }
  return unclear(counted[0], counted.some((one) => one.facts.size > 0) ? 'only some of the facts were confirmed' : 'too light to be a confirmation')
}

/** "Auto premium is good. The other two cancelled." */
const OF_MONEY = /\b(?:premiums?|payments?|billing|bills?|balance|credit|quotes?|rates?|pricing|price|claims?|losses|mvrs?|drivers?|audits?|applications?|paperwork)\b/

const TURNS = /\b(?:but|however|though|although|except|yet|if|unless|pero|aunque)\b/
/** "1 ok, 2 ok, 3 ok", "auto good cargo good gl good": whoever tells each policy asked about apart answers for each. A nod below each quoted one may be no more. */
const saysOfEach = (findings: readonly Finding[], { lines }: OutreachContext): boolean =>
  lines.length > 1 &&
  findings.every((one) => one.verdict === 'affirm' && one.facts.size === 0 && one.own && !one.general && one.lines.length === 1 && (one.lightAlone || one.strong) && !one.underQuote && !one.contrast && !TURNS.test(foldText(one.sentence))) &&
  lines.every((line) => findings.some((one) => one.lines.includes(line.coverage_line_id)))

function merged(corrections: Finding[]): Corrections | 'conflict' {
  const out: Corrections = {}
  for (const one of corrections) {
    for (const [path, value] of Object.entries(one.corrections)) {
      if (path in out && out[path] !== value) return 'conflict'
      out[path] = value
    }
  }
  return out
}
