import type { Query, Tx } from '../kernel/index.ts'

/*
 * What of a document waits for a person stands in one list of its row, `awaiting_review`: coverage types, and beside them what holds lines
 * back, in words of which the first tells the kind. A type has no space in it.
 */
/** Beside the coverage types: this document says that a policy is cancelled, and not which. */
const CANCELS_SOME_POLICY = 'cancels '
/** Beside them too: it changes the line of this type and id, in words that nobody could read. */
const CHANGES_LINE = 'changes '
export type ChangedLine = { coverage_type: string; coverage_line_id: string }
/** Beside those: it changes some policy, and not which; so long as anything else of the document waits. */
const CHANGES_SOME_POLICY = 'alters '
export type WhatWaits = { cancelsSomePolicy?: boolean; changesSomePolicy?: boolean; changed?: readonly ChangedLine[] }
/** What of a document waits for a person: coverage types, whether it says that some policy is cancelled, or changed, and not which, lines that it changes nobody knows how. */
export const setAwaitingReview = (tx: Tx, id: string, types: string[], { cancelsSomePolicy, changesSomePolicy, changed = [] }: WhatWaits = {}) =>
  tx.count('UPDATE documents SET awaiting_review = $4 WHERE account_id = $1 AND mode = $2 AND document_id = $3', [
    tx.accountId, tx.mode, id, [...types, ...(cancelsSomePolicy ? [CANCELS_SOME_POLICY + id] : []), ...(changesSomePolicy ? [CHANGES_SOME_POLICY + id] : []), ...changed.map((c) => `${CHANGES_LINE}${c.coverage_type} ${c.coverage_line_id}`)],
  ])
/** A person has looked: this type (all of them, for null) waits no more, nor do its lines; with a line's id that line alone. */
export const clearAwaitingReview = (tx: Tx, id: string, type: string | null, lineId: string | null = null) =>
  tx.count(
    `UPDATE documents SET awaiting_review = CASE WHEN $4::text IS NULL THEN '{}' ELSE
       (SELECT CASE WHEN bool_and(starts_with(w, '${CHANGES_SOME_POLICY}')) IS NOT FALSE THEN '{}' ELSE array_agg(w) END FROM unnest(awaiting_review) AS w WHERE w <> $4 AND NOT starts_with(w, '${CHANGES_LINE}' || $4 || ' ' || COALESCE($5::text, ''))) END
     WHERE account_id = $1 AND mode = $2 AND document_id = $3`,
    [tx.accountId, tx.mode, id, type, lineId],
  )
/**
 * What the papers of one insured leave open until a person has looked: coverage types, a paper that cancels some policy of it and does not
 * say which, and by line the paper that changes it nobody knows how.
 */
export type AwaitingReview = { types: string[]; cancelled_by: string | null; /** Which of its insured's policies nobody can tell. */ altered_by: string | null; changed_by: Record<string, string> }
export const NOTHING_AWAITED: AwaitingReview = { types: [], cancelled_by: null, altered_by: null, changed_by: {} }
/** The same of several insureds; one of which nothing waits is not among them. */
export const awaitingReview = async (q: Query, insuredRefs: readonly string[]): Promise<Map<string, AwaitingReview>> =>
  new Map(
    (
      await q.rows<AwaitingReview & { insured_ref: string }>(
        `SELECT d.insured_ref, COALESCE(array_agg(DISTINCT w.type) FILTER (WHERE w.type NOT LIKE '% %'), '{}') AS types, min(d.document_id) FILTER (WHERE w.type LIKE '${CANCELS_SOME_POLICY}%') AS cancelled_by, min(d.document_id) FILTER (WHERE w.type LIKE '${CHANGES_SOME_POLICY}%') AS altered_by,
           COALESCE(jsonb_object_agg(split_part(w.type, ' ', 3), d.document_id) FILTER (WHERE w.type LIKE '${CHANGES_LINE}%'), '{}') AS changed_by
         FROM documents d CROSS JOIN LATERAL unnest(d.awaiting_review) AS w(type) WHERE d.account_id = $1 AND d.mode = $2 AND d.insured_ref = ANY($3::text[]) AND d.awaiting_review <> '{}' GROUP BY d.insured_ref`,
        [q.accountId, q.mode, insuredRefs],
      )
    ).map(({ insured_ref, ...waiting }) => [insured_ref, waiting]),
  )
