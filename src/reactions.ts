/**
 * What follows from a fact inside its own transaction, because the caller's answer must already show it: hold, release,
 * other hours and end of an engagement reach its clocks at once; a contact on file is no longer missing, one taken off
 * file is; a requirement text's document is stored with its version; a line's verdict
 * stands when its request reads closed, and before any roll-up that rests on it. What is judged of an engagement is read
 * once: its clocks and its roll-up follow its surface check in the same transaction, on the same reading.
 */
import { closeClocksOfEngagement, holdClocks, leaveClocks, openClocks, releaseClocks, retimeHeldClocks } from './clocks/index.ts'
import { storeSourceDocument } from './intake/index.ts'
import type { Context, Fact, Reaction, Tx } from './kernel/index.ts'
import { noticeContactGone, outreachTable } from './outreach/index.ts'
import { issueLineVerdict, issueRollUp } from './verdicts/index.ts'

// Any: a fact is what its room recorded
type React = (tx: Tx, context: Context, fact: Fact & Record<string, any>) => Promise<void>

export const REACTIONS: Record<string, React> = {
  'engagement.held': (tx, _context, f) => holdClocks(tx, f as never),
  'engagement.released': (tx, _context, f) => releaseClocks(tx, f.engagement_id),
  'engagement.clock_changed': (tx, _context, f) => retimeHeldClocks(tx, f.engagement_id),
  'engagement.ended': (tx, _context, f) => closeClocksOfEngagement(tx, f.engagement_id),
  'insured.contact_set': (tx, _context, f) => outreachTable.clearMissingContacts(tx, f.insured_ref).then(() => {}),
  'insured.contact_gone': (tx, _context, f) => noticeContactGone(tx, f.insured_ref),
  'source_document.received': storeSourceDocument,
  'surface.judged': async (tx, context, f) => {
    // Another version of the rules changes no lines.
    if (!f.other_version) await leaveClocks(tx, f.gathered)
    await (f.status === 'pass' ? openClocks(tx, context, f.gathered) : issueRollUp(tx, context, f.gathered, f.status))
  },
  'clocks.settled': (tx, context, f) => issueRollUp(tx, context, f.gathered, 'pass'),
  'line.resolved': (tx, context, f) => issueLineVerdict(tx, context, f.coverage_line_id),
}

export const reactWith =
  (context: () => Context): Reaction =>
  async (fact, tx) => {
    await REACTIONS[fact.name]?.(tx, context(), fact as never)
  }
