import { encodeRows } from '../../src/delivery/batch/encode-rows.ts'
import { EVENT_COLUMNS } from '../../src/delivery/batch/columns.ts'
import { eventPages } from '../../src/delivery/batch/read-events.ts'
import { atLeast, type Bench, inTurn, round } from './measure.ts'
import { openEngine } from './open-engine.ts'

const ROWS = 200_000

export const batches: Bench = {
  name: 'batches',
  about: 'events of a period to jsonl, against COPY of the same rows out of the same server',
  async run() {
    const engine = await openEngine()
    const { context, admin, service } = engine
    try {
      const until = context.time.now()
      const since = until - 3_600_000
      await admin.query(
        `INSERT INTO events (account_id, mode, occurred_at, event_id, event, insured_ref, consumer_ref, document_id, data)
         SELECT $1, 'live', $2::bigint + i * 10, 'evt_' || lpad(i::text, 26, '0'), 'coverage_line.changed', 'carrier-' || i % 5000, 'broker', NULL,
           jsonb_build_object('coverage_line_id', 'cl_' || i, 'change', 'updated', 'coverage_type', 'auto_liability', 'carrier', 'Example Mutual Insurance Company', 'policy_number', 'AB-' || i,
             'effective_date', '2026-01-01', 'expiration_date', '2027-01-01', 'limits', jsonb_build_array(jsonb_build_object('label', 'combined_single_limit', 'amount', 1000000)))
         FROM generate_series(1, ${ROWS}) i`,
        [service.account, since],
      )
      await admin.query('VACUUM ANALYZE events')
      const ours = async () => {
        const started = performance.now()
        let bytes = 0
        let rows = 0
        async function* counted() {
          for await (const page of eventPages(context, service.account, { sinceMs: since, untilMs: until, names: null })) {
            rows += page.length
            yield page
          }
        }
        for await (const chunk of encodeRows('jsonl', EVENT_COLUMNS, counted())) bytes += chunk.length
        if (rows !== ROWS || !bytes) throw new Error(`${rows} rows came`)
        return ROWS / ((performance.now() - started) / 1000)
      }
      const copied = async () => {
        const started = performance.now()
        await admin.query(`COPY (SELECT event_id, event, occurred_at, insured_ref, consumer_ref, document_id, data FROM events WHERE account_id = '${service.account}' AND mode = 'live' ORDER BY occurred_at, event_id) TO PROGRAM 'cat > /dev/null'`)
        return ROWS / ((performance.now() - started) / 1000)
      }
      // The first rounds run code that is still being compiled, in a heap that is still growing: twice what they cost later.
      for (let i = 0; i < 3; i++) await ours()
      await copied()
      const [a, b] = await inTurn(5, ours, copied, (n) => n)
      return [
        atLeast('events to jsonl', a / b, 0.4, `${round(a)} rows/s`, `COPY into a pipe ${round(b)} rows/s`),
        atLeast('events to jsonl', a / 100_000, 1, `${round(a)} rows/s`, '100,000 rows/s'),
      ]
    } finally {
      await engine.close()
    }
  },
}
