import { findAutoScope } from '../members/find-members.ts'
import { isFree, type Marking, take } from './marking.ts'
import { MARK } from './mentions.ts'

/** The autos to be covered, and the policy where they alone name it. */
export function takeScopes(marking: Marking): void {
  for (const s of findAutoScope(marking.masked)) {
    if (!isFree(marking, s.start, s.end)) continue
    const priced = namesItsPolicy(marking.masked, s)
    const first = !priced && isPricedBefore(marking.masked, s)
    take(marking, priced ? { ...s, end: s.end - 1 } : first ? { ...s, start: s.start + 1 } : s, MARK.member)
    if (priced) take(marking, { kind: 'coverage', type: 'auto_liability', start: s.end - 1, end: s.end }, MARK.coverage)
    if (first) take(marking, { kind: 'coverage', type: 'auto_liability', start: s.start, end: s.start + 1 }, MARK.coverage)
  }
}

/** "HNOA 1M, GL 1M": the autos to be covered name the policy, where their amount follows and no policy is named before it. */
const namesItsPolicy = (masked: string, scope: { start: number; end: number }): boolean =>
  /^[\s:=(-]*(?:(?:liability|coverage|insurance|of|at|limits?|with|minimum)[\s:=-]*){0,3}¤/.test(masked.slice(scope.end)) &&
  !/auto|vehicle|truck|garage|motor|bap\b|\bal\b|¶|cover(?:s|ing)\b/.test(masked.slice(Math.max(masked.lastIndexOf(';', scope.start), masked.lastIndexOf('¤', scope.start)) + 1, scope.start)) &&
  !/auto|vehicle/.test(masked.slice(scope.end, scope.end + 60).split(/[;,]/)[0]!)

/** "1M GL, 1M non-owned auto, ...": so they do where it stands before them. */
const isPricedBefore = (masked: string, scope: { start: number; end: number }): boolean =>
  /(?:[,;+&]|\band) ?¤+ $/.test(masked.slice(0, scope.start)) && /(?:autos?|vehicles?)$/.test(masked.slice(scope.start, scope.end)) && /^\s*(?:[,;.)]|$)/.test(masked.slice(scope.end))
