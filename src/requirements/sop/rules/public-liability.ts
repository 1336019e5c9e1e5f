import { asked, type Statement } from './statements.ts'

const OF_TRUCKS = 'The public liability of a motor carrier is that of its vehicles, or a general liability.'
/** What is asked of those who drive trucks. */
export const ON_THE_ROAD = new Set(['cargo', 'trailer_interchange', 'non_trucking_liability', 'auto_physical_damage', 'on_hook'])

/** "Public liability $1,000,000 per accident. Cargo $100,000.": beside cargo, where nothing else insures the truck, either policy may be meant. */
export function publicLiabilityInDoubt(statements: Statement[]): Statement[] {
  const all = asked(statements)
  if (!all.some((s) => ON_THE_ROAD.has(s.coverage)) || all.some((s) => s.coverage === 'auto_liability')) return statements
  return statements.map((s) => (s.kind === 'coverage' && s.coverage === 'general_liability' && /\bpublic liability\b/i.test(s.sentence) && !/\bgeneral\b/i.test(s.sentence) ? { ...s, doubts: [...s.doubts, OF_TRUCKS] } : s))
}
