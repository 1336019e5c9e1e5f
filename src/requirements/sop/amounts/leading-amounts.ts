import type { Group } from '../coverages/groups.ts'
import type { AmountToken, CoverageMention, LimitMention } from '../mentions/mentions.ts'

/** Amounts written before the coverage they belong to: "1M auto, 100k cargo, 1M GL". */
export function takeLeading(current: Group, m: CoverageMention, masked: string): (AmountToken | LimitMention)[] {
  const owner = current.alternatives.at(-1)?.tokens.length ? current.alternatives.at(-1)!.tokens : current.tokens
  const nearest = owner.at(-1)
  // "$500,000 auto, statutory comp"
  if (m.type === 'workers_comp' && nearest?.kind === 'limit' && nearest.word === 'statutory' && /^\s*$/.test(masked.slice(nearest.end, m.start))) return owner.splice(-1)
  if (!owner.some((t) => t.kind === 'amount')) return []
  const lastToken = owner.at(-1)!
  if (lastToken.end > m.start) return []
  const gap = masked.slice(lastToken.end, m.start)
  if (!/^[\s(-]*(?:(?:of|in|on|for|the|your|worth of|minimum|min\.?|each|(?:(?:shall|will) )?appl(?:y|ies) to|to)\s*)*$/.test(gap)) return []
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
