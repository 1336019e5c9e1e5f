/** What an integrator reads first; Markdown in the document, and the top of the docs page. */
export const OVERVIEW = `Push certificates and other insurance documents for an insured, on behalf of a consumer. The service reads them, checks them against the consumer's requirements, asks the agent of record whether they are true, and issues verdicts that can be traced to the page and to the reply. A push is answered with a receipt; results arrive as signed webhooks, in batches, or are read here.

## Keys
Send \`Authorization: Bearer <key>\`. A key is live or test and sees only the objects of its own account and mode. Test keys play the agent's answer with \`test_scenario\` and may move the account's test clock.

## Idempotency
Every POST and PUT takes an \`Idempotency-Key\`. The same key with the same content returns the first answer with \`idempotent_replay: true\`; with other content it is 422. Keys are kept for 30 days.

## Lists
Lists take \`limit\` (50 unless said, at most 200) and \`cursor\`, and return \`data\` and \`next_cursor\`, null on the last page.

## Errors
Every error body carries \`error.code\`, \`error.message\`, \`error.request_id\`, and where something sent is at fault \`error.param\` and \`error.details\`. What belongs to another account or mode answers exactly as what does not exist. After 429 wait for \`Retry-After\` seconds.

## Conventions
Times are ISO 8601 in UTC with milliseconds; policy dates are \`YYYY-MM-DD\`; limits are US dollars. Ids are opaque. Members and event names may be added within v1: ignore what you do not know.`

export const TAGS: Record<string, string> = {
  Documents: 'Pushes and what was read from them.',
  Engagements: 'The verification of one insured for one consumer under one requirement set.',
  'Insureds and consumers': 'Named by your own references; they come into being with the first call that names them.',
  'Coverage lines': 'One policy of one kind of coverage of an insured, with every value traced to where it was read.',
  'Verification requests': 'Clocks in business-day hours within which the source is asked.',
  Verdicts: 'The check of the paper, the verdict of each line, and the roll-up.',
  'Requirement sets': "A consumer's requirements, as versioned sets of rules.",
  Programs: 'Coverage run by you or a consumer for enrolled insureds.',
  Delivery: 'Webhooks and batch exports.',
  Events: 'The log of what happened, as it is delivered.',
  Webhooks: 'What arrives at your webhook. Dedupe by event_id; order is not guaranteed.',
  Outreach: 'What was sent to agents and insureds, what came back, and how it was taken.',
  Evidence: 'What each confirmation rests on, chained.',
  Review: "The service's own staff: what a person must look at, and what they decide.",
  'Test mode': "The account's own clock in test mode.",
}
