import { findAccount } from '../accounts/index.ts'
import { findDocument, findReading } from '../intake/index.ts'
import { dayIn, type Tx } from '../kernel/index.ts'
import { linesOfChange, linesOfNotice } from './match-notice.ts'
import { meantOfRelatives, policiesOfRelatives } from './relatives-policies.ts'
import { listLinesOfInsured } from './table.ts'

/** Whether a notice of this document, or a change that nobody could read, is about a policy that is on file now, with its insured or with one of its relatives. */
export async function findsItsPolicy(tx: Tx, documentId: string): Promise<boolean> {
  const document = await findDocument(tx, documentId)
  const reading = (await findReading(tx, documentId))?.reading
  const notices = reading?.notices ?? []
  const changes = reading?.unread_changes ?? []
  if (!document?.insured_ref || notices.length + changes.length === 0) return false
  const held = (await listLinesOfInsured(tx, document.insured_ref)).map((row) => row.held)
  const today = dayIn(tx.now, (await findAccount(tx, tx.accountId))!.time_zone)
  if (changes.some((change) => linesOfChange(held, change, today).length > 0)) return true
  if (notices.some((notice) => linesOfNotice(held, notice, today).length > 0)) return true
  const named = [...notices, ...changes]
  return meantOfRelatives(await policiesOfRelatives(tx, document.insured_ref, named), named, today).length > 0
}
