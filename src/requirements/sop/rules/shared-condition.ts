import type { Segment } from '../segments/segment.ts'
import { asked, type CoverageStatement, type Statement } from './statements.ts'
import { SIZED } from './levels-in-doubt.ts'

/**
 * What every coverage of the text is said to depend on: who the text is for, or when it applies at all. Said of everything, it
 * is no condition of anything.
 */
export function sharedCondition(statements: Statement[]): string | null {
  const all = asked(statements)
  const named = all.map((s) => (s.condition?.kind === 'open' ? s.condition : null))
  const first = named[0]
  if (!first) return null
  const same = all.filter((s, i) => named[i]?.text.toLowerCase() === first.text.toLowerCase())
  // "Fleet hosts (more than 5 cars) send ...", below other lines: who counts up to so many is some of those asked.
  if (all[0]!.segment > 0 && SIZED.test(first.text)) return null
  // What stands under a condition of its own does not speak against one that all the rest share.
  const others = all.filter((s) => !same.includes(s) && (s.limits.length > 0 || !same.some((x) => x.coverage === s.coverage)))
  // "Event vendors need ...; liquor vendors ...": who the first sentence speaks to is who the text is for.
  if (first.request && all.filter((s) => s.condition?.kind === 'open' && s.condition.request).length === same.length) return first.text.toLowerCase()
  if (first.audience && all[0]!.segment === 0 && others.every((s) => s.condition?.kind === 'open' && s.condition.text.toLowerCase() !== first.text.toLowerCase())) return first.text.toLowerCase()
  // "Plow vendors: auto and general liability. ... Salt suppliers: auto as above": the first spoken to, where nobody else is asked another amount.
  const apart = (s: CoverageStatement): boolean => s.condition?.kind === 'state' || (s.condition?.kind === 'open' && s.condition.text.toLowerCase() !== first.text.toLowerCase() && !(s.limits.length > 0 && same.some((x) => x.coverage === s.coverage)))
  if (first.audience && new Set(same.map((s) => s.coverage)).size >= 2 && others.every(apart)) return first.text.toLowerCase()
  if (first.audience && new Set(same.map((s) => s.coverage)).size >= 3 && others.every((s) => same.some((x) => x.coverage === s.coverage))) return first.text.toLowerCase()
  // "Every crew that works near our lines keeps: ... Herbicide crews add ...": a party is who the text is for, where all others asked of are some of it.
  const party = all[0] === same[0] && /^[^\d$]*$/.test(first.text) && !/\b(?:if|when|where|over|above|exceed\w*|more than|under|below|only|unless)\b/i.test(first.text) && new Set(same.map((s) => s.coverage)).size >= 3
  if (party && others.every((s) => s.condition?.kind === 'open')) return first.text.toLowerCase()
  // "Ray - for the crane rental: GL, auto, umbrella. ...", in one paragraph: the job that a mail is about.
  const ofTheJob = all[0] === same[0] && /^for (?:the|this|that|our) [^\d$;:]{3,40}$/i.test(first.text) && new Set(same.map((s) => s.coverage)).size >= 3
  if (ofTheJob && all.every((s) => s.segment === 0 && (s.condition === null || same.includes(s)))) return first.text.toLowerCase()
  if (others.length && (others.some((s) => s.condition === null || !same.some((x) => x.coverage === s.coverage)) || new Set(same.map((s) => s.coverage)).size < 3)) return null
  return first.audience || new Set(all.map((s) => s.coverage)).size >= 3 ? first.text.toLowerCase() : null
}

/** "If you rig, weld or drive for us we need this on file:", above everything that is asked: no condition of anything. */
export function headedCondition(statements: Statement[], segments: Segment[]): string | null {
  const heads = asked(statements).map((s) => segments[s.segment]?.context.condition ?? null)
  const [first] = heads
  return first?.kind === 'open' && new Set(asked(statements).map((s) => s.coverage)).size > 1 && heads.every((h) => h?.kind === 'open' && h.text === first.text) ? first.text.toLowerCase() : null
}
