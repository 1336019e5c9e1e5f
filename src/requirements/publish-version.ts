import { DomainError, type Tx } from '../kernel/index.ts'
import { findVersion, lockSet, publish, supersede, type VersionRow } from './table.ts'

export type Publication = { appliesTo: 'new' | 'all_active'; effectiveOn?: string | undefined; gracePeriodDays?: number | undefined }

/** Publishes a version; the published one of its key is superseded at once, whatever effective_on says. */
export async function publishVersion(tx: Tx, draft: VersionRow, publication: Publication): Promise<VersionRow> {
  await lockSet(tx, draft.consumer_ref)
  const current = await findVersion(tx, draft.consumer_ref, draft.set_key, draft.version)
  if (current?.status !== 'draft') throw new DomainError('version_already_published', `Version ${draft.version} of "${draft.set_key}" is ${current?.status ?? 'gone'}; create a new version to change it.`)
  await supersede(tx, draft.consumer_ref, draft.set_key)
  const row = await publish(tx, {
    ...draft,
    applies_to: publication.appliesTo,
    effective_on: publication.effectiveOn ?? draft.effective_on,
    grace_period_days: publication.gracePeriodDays ?? draft.grace_period_days,
  })
  tx.record({ name: 'requirement_set.published', consumer_ref: row.consumer_ref, set_key: row.set_key, version: row.version })
  return row
}
