export type MentionScope = 'lines' | 'all' | 'rest' | 'topic' | 'foreign' | 'ambiguous'
export type Attribute = 'limits' | 'dates' | 'effective_date' | 'expiration_date' | 'policy_number' | 'carrier' | 'insured_name' | 'facts'
export type Entry =
  | { kind: 'mention'; scope: MentionScope; lines: string[]; via: 'coverage' | 'number' | 'carrier' | 'order' | 'group' | 'former' | 'latter'; pattern: RegExp; /** The words of a company's whole name. */ ofName?: ReadonlySet<string> }
  | { kind: 'label'; labels: string[]; pattern: RegExp }
  | { kind: 'attr'; attr: Attribute; pattern: RegExp }
  | { kind: 'insured' | 'other-insured'; pattern: RegExp }

const MADE_MAX = 4096
const made = new Map<string, RegExp>()

/** The pattern of a phrase that ends with a word. One that was made is used again: most phrases are those of every letter. */
export function sticky(source: string): RegExp {
  const held = made.get(source)
  if (held) return held
  const pattern = new RegExp(`(?:${source})(?![a-z0-9])`, 'y')
  if (made.size >= MADE_MAX) made.clear()
  made.set(source, pattern)
  return pattern
}

export const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
