import type { Paper, PaperLine } from '../papers.ts'
import { pushOf } from '../client.ts'
import type { Client } from '../client.ts'

/** Acts that stories are made of. Refs name what belongs together. */
const HOOK_URL = 'https://hooks.simulated.example/in'
const AGENT = 'pat@harborline.example'
const RULES = [
  { rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }] },
  { rule_id: 'auto', coverage_type: 'auto_liability', limits: [{ label: 'combined_single_limit', min: 1_000_000 }] },
]
export const glLine = (policy: string, amount = 1_000_000, from = '2026-01-01', to = '2027-01-01'): PaperLine => ({ type: 'general_liability', policy, carrier: 'Keystone Mutual Insurance Company', from, to, limits: { each_occurrence: amount, general_aggregate: 2_000_000 } })
export const autoLine = (policy: string, amount = 1_000_000, from = '2026-01-01', to = '2027-01-01'): PaperLine => ({ type: 'auto_liability', policy, carrier: 'Granite State Casualty Company', from, to, limits: { combined_single_limit: amount } })
export const certificate = (insured: string, lines: PaperLine[], more: Partial<Paper> = {}): Paper => ({ insured, agentEmail: AGENT, producer: 'Harborline Insurance Agency', lines, ...more })

export const setWebhook = (client: Client, batch?: Record<string, unknown>) => client.write({ operationId: 'putDelivery', body: { webhook: { url: HOOK_URL, events: ['*'] }, ...(batch && { batch }) } })
export const publishRules = (client: Client, consumer: string, rules: unknown[] = RULES, more: Record<string, unknown> = {}) =>
  client.write({ operationId: 'createRequirementSetVersion', params: { consumer_ref: consumer }, body: { rules, publish: true, applies_to: 'all_active', ...more } })
export const setContact = (client: Client, insured: string) => client.write({ operationId: 'putInsured', params: { insured_ref: insured }, body: { insured_name: `${insured} Hauling LLC`, contact: { email: `office@${insured}.example` } } })
export const push = (client: Client, insured: string, consumer: string, paper: Paper | Paper[], fields: Record<string, unknown> = {}) =>
  client.write(pushOf(paper, { insured_ref: insured, consumer_ref: consumer, insured_name: `${insured} Hauling LLC`, ...fields }))
export const openEngagement = (client: Client, insured: string, consumer: string, fields: Record<string, unknown> = {}) => client.write({ operationId: 'createEngagement', body: { insured_ref: insured, consumer_ref: consumer, ...fields } })
export const requestsOf = async (client: Client, insured: string, consumer: string): Promise<any[]> => (await client.read('listRequests', { insured_ref: insured }, { consumer_ref: consumer, limit: '50' })).data
export const extend = (client: Client, requestId: string, hours: number, reason: string) => client.write({ operationId: 'extendRequest', params: { request_id: requestId }, body: { hours, reason } })
