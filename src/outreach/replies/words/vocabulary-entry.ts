export type MentionScope = 'lines' | 'all' | 'rest' | 'topic' | 'foreign' | 'ambiguous'
export type Attribute = 'limits' | 'dates' | 'effective_date' | 'expiration_date' | 'policy_number' | 'carrier' | 'insured_name' | 'facts'
export type Entry =
  | { kind: 'mention'; scope: MentionScope; lines: string[]; via: 'coverage' | 'number' | 'carrier' | 'order' | 'group'; pattern: RegExp; /** The words of a company's whole name. */ ofName?: ReadonlySet<string> }
  | { kind: 'label'; labels: string[]; pattern: RegExp }
  | { kind: 'attr'; attr: Attribute; pattern: RegExp }
  | { kind: 'insured' | 'other-insured'; pattern: RegExp }

export const sticky = (source: string): RegExp => new RegExp(`(?:${source})(?![a-z0-9])`, 'y')
export const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
