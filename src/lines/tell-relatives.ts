import { findAccount } from '../accounts/index.ts'
import { findDocument, findReading } from '../intake/index.ts'
import { dayIn, type Tx } from '../kernel/index.ts'
import { meantOfRelatives, policiesOfRelatives } from './relatives-policies.ts'

/** Has the insureds hear what the notices of a document, and the changes in it that nobody could read, say of policies of theirs that came since. Doing it again changes nothing. */
export async function tellRelatives(tx: Tx, documentId: string): Promise<void> {
  const document = await findDocument(tx, documentId)
  const reading = (await findReading(tx, documentId))?.reading
  const named = [...(reading?.notices ?? []), ...(reading?.unread_changes ?? [])]
  if (!document?.insured_ref || named.length === 0) return
  const today = dayIn(tx.now, (await findAccount(tx, tx.accountId))!.time_zone)
  const meant = meantOfRelatives(await policiesOfRelatives(tx, document.insured_ref, named), named, today)
  for (const insured_ref of new Set(meant.map((row) => row.insured_ref))) tx.record({ name: 'notice.about_relative', insured_ref, document_id: documentId })
}
