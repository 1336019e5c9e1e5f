import type { Invariant } from './index.ts'
import type { Row } from './snapshot.ts'

/** One email for each step of a conversation. A copy is sent again only where nobody heard that the first had gone, and then byte for byte. */
export const noStepIsEmailedTwice: Invariant = (s, world) => {
  const broken: string[] = []
  const byId = new Map<string, typeof world.sent>()
  for (const sent of world.sent) byId.set(sent.mail.messageId, [...(byId.get(sent.mail.messageId) ?? []), sent])
  for (const [id, copies] of byId) {
    const { mail } = copies[0]!
    // Heard by a process that lived to write it down; a commit that failed after it is the one other reason to send again.
    const heard = copies.filter((c) => c.told && !c.life.dead).length
    const unrecorded = world.commitsFailed
    if (heard > 1 + unrecorded) broken.push(`${id} went out ${copies.length} times, ${heard} of them heard`)
    if (copies.some((c) => c.mail.text !== mail.text || c.mail.subject !== mail.subject || c.mail.to.address !== mail.to.address || c.mail.sentAtMs !== mail.sentAtMs)) broken.push(`${id} went out in two versions`)
  }
  const out = s.rows.thread_messages.filter((m) => m.direction === 'out' && m.status !== 'cancelled')
  if (byId.size > out.filter((m) => m.mode === 'live').length + s.rows.thread_messages.filter((m) => m.status === 'cancelled').length) broken.push(`${byId.size} different emails went out and ${out.length} are on file`)
  // Which came first cannot be told where clocks disagree.
  if (!world.faults.rates.skewMs && !world.faults.rates.clockStepsBack) broken.push(...steps(out, s.rows.verification_requests))
  return broken
}

/** Each first email of a thread asks about a line that none before it did; a reminder, a nudge and an escalation each come once for each run of the clock. */
function steps(out: Row[], requests: Row[]): string[] {
  const broken: string[] = []
  /** When each line of a thread was last asked about. */
  const asked = new Map<string, number>()
  for (const m of out.filter((x) => x.kind === 'first').sort((a, b) => a.created_at - b.created_at || (a.message_id < b.message_id ? -1 : 1))) {
    const lines: string[] = (m.asked ?? []).map((a: Row) => a.coverage_line_id)
    // A clock opened anew asks anew, whatever other emails named its line beside theirs.
    const openedSince = (line: string, at: number) => requests.some((r) => r.coverage_line_id === line && r.opened_at > at && r.opened_at <= m.created_at + 60_000)
    if (!lines.some((line) => openedSince(line, asked.get(`${m.thread_id} ${line}`) ?? 0))) broken.push(`${m.message_id} asks first about what was asked before`)
    for (const line of lines) asked.set(`${m.thread_id} ${line}`, m.created_at)
  }
  const threads = new Map<string, Row[]>()
  for (const m of out) threads.set(m.thread_id, [...(threads.get(m.thread_id) ?? []), m])
  for (const [thread, mails] of threads)
    for (const kind of ['reminder', 'insured_nudge', 'escalation']) {
      const n = mails.filter((m) => m.kind === kind).length
      const starts = new Set(requests.map((r) => `${r.opened_at} ${r.started_at}`)).size
      if (n > starts) broken.push(`${thread} got ${n} emails of the step ${kind} in ${starts} runs of its clocks`)
    }
  return broken
}

/** What an agent wrote is on file once for each message, and has been read or is a person's. */
export const everyReplyIsHandled: Invariant = (s) => s.rows.thread_messages.filter((m) => m.direction === 'in' && m.status === 'received').map((m) => `${m.message_id} came in and was never read`)
