/** `state`: where the insured is based, which a rule can test. `open`: anything a rule cannot test. `exempt`: who is let off. */
export type Condition =
  | { kind: 'state'; insured_states?: string[]; not_insured_states?: string[]; doubt?: string }
  | { kind: 'open'; text: string; /** It names who is asked, not when. */ audience?: true; /** "For the clinic I need ...": what the request that follows is about. */ request?: true }
  | { kind: 'exempt'; text: string }
export type ConditionAt = { start: number; end: number; condition: Condition }
