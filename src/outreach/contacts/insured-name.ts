import { findNamedInsured } from '../../intake/index.ts'
import type { Query } from '../../kernel/index.ts'
import type { InsuredRow } from '../../parties/index.ts'

/** The insured as an agent knows it: the name on file, else the one its newest paper gives, else only our reference. */
export const insuredNameFor = async (q: Query, insured: InsuredRow | null, insuredRef: string): Promise<string> =>
  insured?.insured_name ?? (await findNamedInsured(q, insuredRef)) ?? insuredRef
