import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS['haul']!
/** Outcomes of auto, cargo and GL by their first letters; a correction by its paths and values. */
async function told(text: string): Promise<string> {
  const { kind, per_line } = await readReply(replyMail(haul, text, { style: 'gmail' }), haul)
  const lines = haul.lines.map(({ coverage_line_id: id }) => {
    const { outcome, corrections } = per_line[id]!
    return outcome === 'contradicted' ? Object.entries(corrections ?? {}).map(([path, value]) => `${path}=${value}`).join('+') : outcome === 'confirmed' ? 'C' : outcome[0]!
  })
  return `${kind === 'answer' ? '' : `${kind} `}${lines.join(' ')}`
}
function reads(name: string, rows: readonly (readonly [string, string])[]): void {
  describe(name, () => {
    for (const [wanted, text] of rows) test(text.replaceAll('\n', ' / '), async () => assert.equal(await told(text), wanted))
  })
}
/** Each combination of the parts in a frame of one text. */
const each = (wanted: string, heads: readonly string[], tails: readonly string[]): [string, string][] => heads.flatMap((head) => tails.map((tail): [string, string] => [wanted, `${head} ${tail}`]))

reads('typed on without any mark', [
  ...each('C u C', ['auto confirmed MTC is active but'], ['limits are not correct CGL is active', 'the dates are wrong CGL yes', 'limits need updating CGL confirmed']),
  ...each('r C C', ['auto got cancelled', 'auto cancelled 9/1', 'auto was cancelled for non pay'], ['cargo active CGL active', 'cargo is in force CGL confirmed']),
  ['u C C', 'the limits on auto are not correct cargo is active CGL active'],
])
reads('a day without its year', [
  ...each('C C u', ['GL active until 9/1', 'GL is good through 9/1', 'GL is in force till September 1'], ['. Auto and cargo active.']),
  ['C C u', 'GL until 9/1 auto active cargo active'],
  ['C C expiration_date=2027-09-01', 'GL exp 9/1/27 auto active cargo active'],
  ['C C expiration_date=2027-09-01', 'GL is in force until 9/1/2027. Auto and cargo active.'],
  ['C C C', 'GL is in force until 5/1. Auto and cargo active.'],
])
reads('a number that was not found', [
  ...each('C u C', ['Auto and GL active.'], ["I'm not finding the cargo under that number.", 'No record of the cargo under that number.', "Can't locate the cargo by that number."]),
  ['C r C', "Auto and GL active. I'm not finding the cargo."],
])
reads('what a limit was, and what it is', [
  ...['prior', 'previously', 'before'].flatMap((before): [string, string][] => [['C limits.per_vehicle=75000 C', `Cargo is 75,000 since 10/1, 100,000 ${before}. The others are active.`], ['u C C', `Auto is 1M since 10/1, 2M ${before}. The others are active.`], ['limits.combined_single_limit=750000 C C', `Auto is 750,000 as of 10/1, 1M ${before}. The others are active.`]]),
  ...['issued', 'written', 'bound'].flatMap((verb): [string, string][] => [['u C C', `Auto was ${verb} at 2M but it is 1M. The others are active.`], ['limits.combined_single_limit=500000 C C', `Auto was ${verb} at 1M but is 500,000 now. The others are active.`]]),
  ...['reduced', 'lowered', 'raised'].flatMap((verb): [string, string][] => [['C C u', `GL is active but ${verb} 1M/2M. The others are active.`], ['C C C', `GL is active, ${verb} to 1M/2M. The others are active.`]]),
  ['C C C', 'As of 10/1 the auto limit is 1M. All active.'],
  ['limits.combined_single_limit=500000 C C', "All active. Auto limit is 500,000, the carrier won't offer 1M."],
])
reads('whose name is no insurer’s', [
  ...each('C C u', ['We moved the GL to the'], ['FAIR plan. The others are active.', 'Fair plan. The others are active.', 'NICO pool. The others are active.']),
  ['u u u', 'ALL THREE POLICIES ARE WITH MARSH'],
  ['C C carrier=Hartland Mutual', 'We moved the GL to Hartland Mutual. The others are active.'],
  ['C C carrier=HARTLAND MUTUAL', 'GL IS WITH HARTLAND MUTUAL NOW. THE OTHERS ARE ACTIVE.'],
])
reads('said beside a yes, or under it', [
  ['u C C', 'All active. You have the expiring auto.'],
  ['u C C', 'All active. You have the expired auto policy.'],
  ['policy_number=PSX-304417 C C', 'All active. You have the old auto policy, the new number is PSX-304417.'],
  ['u u u', 'All active.\n\nElsewhere.'],
  ['u u u', 'All active.\n\nThanks,\nDana\nElsewhere.'],
  ['u u u', 'All active.\n\nThanks,\nDana\nWe bind them tomorrow.'],
  ['C C C', 'All active. Yes, for future verifications contact Dana at 555-123-4567.'],
  ["C C C", "All active. I'm working from home today, so call my cell."],
  ["u u u", "All active. I'm working from home today, call my cell before you use this."],
])
reads('the only one that stands, and how another ended', [
  ...each('u C u', ['The only thing still active is', 'Only thing active is', 'The only thing left active is', "The only thing that's in force is"], ['the cargo.']),
  ['C C u', 'Auto and cargo are the only things still active.'],
  ...each('C r C', ['Cargo cancelled 10/31'], ['and the carrier would not reinstate it. Others active.', "and they won't reinstate. Others active.", 'and the company refused to reinstate the policy. Others active.']),
  ['C u C', "Cargo is in cancellation and the carrier won't reinstate it until they pay. Others active."],
])
reads('the same as one that is answered behind it', [
  ['C u C', 'GL same as the auto. Auto active.'],
  ['u u u', 'GL same as the auto. Auto active, I think.'],
])
reads('changes told beside a promise', [
  ['u u u', "They renewed but with a lot of changes, I'd rather send you the new decs."],
  ['u u u', 'Several changes since then. Will send the updated decs.'],
  ['u u u', 'The policies changed quite a bit. I will get you new decs.'],
  ['acknowledgement n n n', 'Got it, will check and get back to you.'],
])
