import { invalid, type Tx } from '../kernel/index.ts'
import { ensureInsured, findInsured, insertNamed, type InsuredRow, lockInsured, updateInsured } from './table.ts'

export type InsuredChange = {
  insured_name?: string | null | undefined
  parent_insured_ref?: string | null | undefined
  insured_state?: string | null | undefined
  contact?: { email?: string | null | undefined; phone?: string | null | undefined } | null | undefined
  aliases?: string[] | null | undefined
}
const PARENTS_MAX = 10

/** Sets what is given: a member left out keeps its value, null clears it. What may change judgements is recorded as a fact. */
export async function putInsured(tx: Tx, ref: string, change: InsuredChange): Promise<InsuredRow> {
  await ensureInsured(tx, ref, {})
  const held = (await lockInsured(tx, ref))!
  const keep = <T>(next: T | undefined, current: T): T => (next === undefined ? current : next)
  if (change.parent_insured_ref) {
    await refuseCycle(tx, ref, change.parent_insured_ref)
    await insertNamed(tx, change.parent_insured_ref)
  }
  const contact = change.contact === null ? { email: null, phone: null } : (change.contact ?? {})
  const next: InsuredRow = {
    ...held,
    insured_name: keep(change.insured_name, held.insured_name),
    parent_insured_ref: keep(change.parent_insured_ref, held.parent_insured_ref),
    insured_state: keep(change.insured_state, held.insured_state),
    contact_email: keep(contact.email, held.contact_email),
    contact_phone: keep(contact.phone, held.contact_phone),
    aliases: change.aliases === undefined ? held.aliases : (change.aliases ?? []),
  }
  const row = await updateInsured(tx, next)
  const reachable = (r: InsuredRow): boolean => !!(r.contact_email || r.contact_phone)
  if (reachable(row) && !reachable(held)) tx.record({ name: 'insured.contact_set', insured_ref: ref })
  if (!reachable(row) && reachable(held)) tx.record({ name: 'insured.contact_gone', insured_ref: ref })
  if (row.insured_state !== held.insured_state || row.insured_name !== held.insured_name || row.parent_insured_ref !== held.parent_insured_ref || JSON.stringify(row.aliases) !== JSON.stringify(held.aliases))
    tx.record({ name: 'insured.changed', insured_ref: ref })
  if (row.parent_insured_ref !== null && row.parent_insured_ref !== held.parent_insured_ref) tx.record({ name: 'insured.parent_set', insured_ref: ref })
  return row
}

/** An insured above itself would inherit its own lines. */
export async function refuseCycle(tx: Tx, ref: string, parent: string): Promise<void> {
  let at: string | null = parent
  for (let depth = 0; at !== null; depth++) {
    if (at === ref || depth > PARENTS_MAX) throw invalid('parent_insured_ref', 'An insured cannot be its own parent, directly or through others.')
    at = (await findInsured(tx, at))?.parent_insured_ref ?? null
  }
}
