import { z } from 'zod'

/** What publishing a version would do, in counts of engagements. */
export const impactSchema = z.object({
  engagements: z.number().int(), now_passing: z.number().int(), would_pass: z.number().int(), would_fail: z.number().int(), would_be_unverified: z.number().int(), newly_failing: z.number().int(),
  by_rule: z.array(z.object({ rule_id: z.string(), failing: z.number().int() })),
}).meta({ id: 'Impact' })
