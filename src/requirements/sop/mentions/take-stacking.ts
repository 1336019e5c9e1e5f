import { isRefusedStack, STACK, STACK_SPLIT, STACK_TAIL } from '../amounts/find-stacking.ts'
import type { AmountMention } from '../amounts/join-amounts.ts'
import { allMatches } from '../text/all-matches.ts'
import { drop, isFree, type Marking, passOver, take } from './marking.ts'
import { MARK, mask } from './mentions.ts'

/** Limits that may be met by a primary and an umbrella policy together. */
export function takeStacking(marking: Marking, amounts: AmountMention[]): void {
  // "The primary and excess or umbrella policies for general liability shall include": which policies, and no way to reach a limit.
  for (const m of allMatches(LAYERS, marking.masked)) {
    for (const inner of marking.mentions.filter((x) => x.start >= m.index && x.end <= m.index + m[0].length)) drop(marking, inner)
    passOver(marking, m.index, m.index + m[0].length)
  }
  for (const m of allMatches(STACK_SPLIT, marking.masked)) {
    const end = m.index + m[0].length
    for (const inner of marking.mentions.filter((x) => x.start >= m.index && x.end <= end)) drop(marking, inner)
    take(marking, { kind: 'member', start: m.index, end, member: { name: 'stack', value: true } }, MARK.member)
  }
  for (const m of allMatches(STACK, marking.masked)) {
    if (!/umbrella|excess/.test(m[0])) continue
    // "Accident medical of $25,000, primary or excess": either kind of policy will do.
    if (/^primary or excess$/.test(m[0]) && !/\b(?:combin|me(?:e)?t\b|satisf|through|by|via|limits?|reach)[^.;]{0,60}$/.test(marking.masked.slice(0, m.index))) continue
    if (isRefusedStack(m[0], marking.masked.slice(0, m.index), marking.masked.slice(m.index + m[0].length))) {
      passOver(marking, m.index, m.index + m[0].length)
      continue
    }
    const onTop = /^ (?:on top of|over|above|sitting over) (?:an? |the )?¤+ (?:in )?primar\w+(?: polic\w+| limits?)?/.exec(marking.masked.slice(m.index + m[0].length))
    if (onTop) m[0] += onTop[0]
    const to = reachedBy(m[0], m.index, amounts, marking.masked)
    if (to) {
      m[0] = marking.masked.slice(m.index, Math.max(m.index + m[0].length, to.end))
      for (const inner of marking.mentions.filter((x) => x.kind === 'amount' && x.start === to.start)) drop(marking, inner)
      passOver(marking, to.start, to.end)
    }
    for (const inner of marking.mentions.filter((x) => x.kind === 'amount' && x.start >= m.index && x.end <= m.index + m[0].length)) drop(marking, inner)
    const start =
      m.index +
      m[0].search(
        /(?:combin|primary|underlying|umbrella|excess|me(?:e)?t|get |got |satisf|reach|achiev|provided|obtained|made up|mak(?:e|ing) up|bridg|topp?(?:ed|ing)? up|fulfil|attain|supplement|evidenc|accompl|stack|counting|whether|via\b|with|using|\buse|by|through|includ|plus|incl)/,
      )
    marking.mentions.push({ kind: 'member', start, end: m.index + m[0].length, member: { name: 'stack', value: true, ...(to ? { to: to.value } : {}) } })
    // "... but the primary auto has to be at least $1,000,000": how much of it the first policy must have.
    const part = OF_PRIMARY.exec(marking.masked.slice(m.index + m[0].length))
    const partAt = part ? m.index + m[0].length + part[0].length : 0
    const least = part ? marking.mentions.find((x) => x.kind === 'amount' && x.start === partAt) : undefined
    if (least) {
      drop(marking, least)
      passOver(marking, least.start, least.end)
    }
    marking.masked = mask(marking.masked, start, m.index + m[0].length, MARK.member)
  }
  for (const m of allMatches(STACK_TAIL, marking.masked)) if (isFree(marking, m.index, m.index + m[0].length)) take(marking, { kind: 'member', start: m.index, end: m.index + m[0].length, member: { name: 'stack', value: true } }, MARK.member)
}

const LAYERS = /(?<!\b(?:combin\w*|through|via|using|use|with|by|of) (?:the |its |their |any |both )?)(?<=\b(?:the|its|their|all|both|such|that|each) |^|[.;] )primary(?:,| and| or|\/| plus| \+)? ?(?:(?:the )?(?:excess|umbrella)(?: liability)?(?:,| and| or|\/| and\/or)? ?){1,2}(?:liability )?(?=(?:policy|policies|insurance|coverages?)\b[^.;¤]{0,90}\b(?:includ|nam|add|list|cover|endors|waive|appl|shall|must|will|is|are|to)\w*|(?:must|shall|will|should|ha(?:s|ve) to|needs?(?: to)?|are to|is to) (?:both |each |also )?(?:name|include|list|add|carry|be|waive|contain|show|provide for|have|bear|state|read)\b(?! (?:at least |a total|combined|enough)))/g
const OF_PRIMARY = /^[^.;¤]{0,40}\b(?:but|with|provided|if|so long as|as long as)\b[^.;¤]{0,20}\bprimary\b[^.;¤]{0,40}\b(?:at least|not less than|no less than|minimum(?: of)?) (?=¤)/
const TO_REACH = /(?<![a-z])(?:me(?:e)?ts?|reach(?:es)?|satisf(?:y|ies)|achieves?|attain|make up|gets?(?: (?:up )?to)?|hit|towards?|to)(?: (?:the|that|this|those|your|our|full|required|whole|a))* $/
/** "Umbrella may be used to get to $5M", "the $5M may be met with an umbrella": the amount that is reached so. */
function reachedBy(phrase: string, at: number, amounts: AmountMention[], masked: string): AmountMention | null {
  const end = at + phrase.length
  const inside = amounts.filter((x) => x.start >= at && x.end <= end)
  if (inside.length === 1 && /^(?:me(?:e)?t|reach|satisf|achiev|get |got |attain|make up|hit)/.test(phrase) && TO_REACH.test(masked.slice(at, inside[0]!.start))) return inside[0]!
  if (inside.length) return null
  // "The $5 million may be met with an umbrella."
  const before = /(?:^|[.;(] ?|\byes,? )(?:the |that )[¤¦]+(?: (?:limit|requirement|figure|amount))? (?:may|can|could) (?:also )?be $/.exec(masked.slice(0, at)) ? amounts.findLast((x) => x.end <= at) : undefined
  if (before) return before
  const gap = /^ ?(?:(?:may|can|could) be used to \w+ )?(?:(?:to|the|that|this|those|your|our|full|required|whole|a) )*(?=[¤¦])/.exec(masked.slice(end))
  const next = gap ? amounts.find((x) => x.start === end + gap[0].length) : undefined
  return next && TO_REACH.test(`${masked.slice(at, end).trimEnd()} ${gap![0].trimStart()}`) ? next : null
}
