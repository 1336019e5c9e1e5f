import { receiveMail } from '../../src/outreach/receiving/receive-mail.ts'
import { simulatedAnswer } from '../../src/outreach/simulate-source.ts'
import type { OutgoingMail } from '../../src/outreach/mail/outgoing-mail.ts'
import type { AskedLine } from '../../src/vocabulary/index.ts'
import { MAIL_DOMAIN } from './sim-process.ts'
import { START_AT, type World } from './world.ts'

export type Mood = 'confirmed' | 'refused' | 'contradicted' | 'unclear' | 'silent' | 'out_of_office'
/** An answer that an agent sent, and what it said. */
export type SentReply = { mood: Mood; to: string; raw: Buffer; at: number }

const RETRY_MS = 90_000
const GIVE_UP_AFTER = 200

/**
 * The agents of record: each reads an email once, however many copies come, and answers in its mood. What they send, their
 * mail system hands over until it is taken, at times twice, at times late.
 */
export class Agents {
  readonly replies: SentReply[] = []
  readonly #world: World
  readonly #moodOf: (mail: OutgoingMail) => Mood
  readonly #seen = new Set<string>()
  readonly #delayMs: number
  constructor(world: World, moodOf: (mail: OutgoingMail) => Mood, delayMs = 20 * 60_000) {
    this.#world = world
    this.#moodOf = moodOf
    this.#delayMs = delayMs
    world.onMail = (mail) => this.#read(mail)
  }

  #read(mail: OutgoingMail): void {
    if (this.#seen.has(mail.messageId)) return
    this.#seen.add(mail.messageId)
    const mood = this.#moodOf(mail)
    if (mood === 'silent') return
    const { schedule, faults } = this.#world
    const answerAt = schedule.now + this.#delayMs + faults.upTo('inboundSlowMs')
    schedule.at(answerAt, () => void this.#answer(mail, mood))
  }

  async #answer(mail: OutgoingMail, mood: Mood): Promise<void> {
    const { schedule, outside, faults } = this.#world
    const raw = await schedule.take(outside, 'agent', async () => this.#compose(mail, mood, mood === 'contradicted' ? await this.#asked(mail) : []))
    this.replies.push({ mood, to: mail.replyTo, raw, at: schedule.now })
    await this.#handOver(mail, raw)
    // The relay did not hear our answer and hands the same message over again, with another trace line on top.
    if (faults.chance('inboundTwice')) await this.#handOver(mail, Buffer.concat([Buffer.from('Received: from second.relay.example\r\n'), raw]))
    if (faults.chance('inboundTwice')) await this.#handOver(mail, raw)
  }

  async #handOver(mail: OutgoingMail, raw: Buffer): Promise<void> {
    const token = /\+([0-9a-z]+)@/.exec(mail.replyTo)?.[1] ?? ''
    for (let attempt = 0; attempt < GIVE_UP_AFTER; attempt++) {
      const process = this.#world.alive[0]
      if (process) {
        const received = { raw, from: mail.to.address, to: [{ kind: 'reply' as const, token }], remoteAddress: '192.0.2.10', helo: 'mx.agent.example' }
        const taken = await Promise.race([
          receiveMail(process.context, MAIL_DOMAIN, received).then(
            () => true,
            () => false,
          ),
          new Promise<false>((resolve) => process.life.onDeath(() => resolve(false))),
        ])
        if (taken) return
      }
      await this.#world.wait(RETRY_MS)
    }
  }

  async #asked(mail: OutgoingMail): Promise<AskedLine[]> {
    const { rows } = await this.#world.admin.query<{ asked: AskedLine[] }>("SELECT asked FROM thread_messages WHERE account_id = $1 AND direction = 'out' AND asked IS NOT NULL AND to_address = $2 ORDER BY created_at DESC LIMIT 1", [
      this.#world.accountId,
      mail.to.address,
    ])
    return rows[0]?.asked ?? []
  }

  #compose(mail: OutgoingMail, mood: Mood, asked: AskedLine[]): Buffer {
    const words = mood === 'out_of_office' ? 'I am out of the office until Monday and will read your message then.' : simulatedAnswer(mood, asked)
    return Buffer.from(
      [
        `From: Pat Doe <${mail.to.address}>`,
        `To: ${mail.replyTo}`,
        `Subject: ${mood === 'out_of_office' ? 'Automatic reply' : 'RE'}: ${mail.subject}`,
        `Date: ${new Date(Math.max(START_AT, this.#world.schedule.now)).toUTCString()}`,
        `Message-ID: <answer.${mail.messageId.slice(1, -1).replace(/@.*/, '')}@${mail.to.address.split('@')[1]}>`,
        `In-Reply-To: ${mail.messageId}`,
        ...(mood === 'out_of_office' ? ['Auto-Submitted: auto-replied'] : []),
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        '',
        words,
        '',
        'On Monday, Verification Desk wrote:',
        ...mail.text.split('\n').map((l) => `> ${l}`),
        '',
      ].join('\r\n'),
    )
  }
}
