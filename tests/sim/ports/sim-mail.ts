import { MailError, type Mailer, type OutgoingMail } from '../../../src/outreach/mail/outgoing-mail.ts'
import type { Faults } from '../faults.ts'
import type { Life, Schedule } from '../schedule.ts'

/** One handing over of a message to the mail system; `told` is whether the relay's answer came back; the life tells whether anyone was left to hear it. */
export type SentMail = { mail: OutgoingMail; at: number; told: boolean; life: Life }

export type SimMailOptions = { schedule: Schedule; life: Life; faults: Faults; sent: SentMail[]; arrived: (mail: OutgoingMail) => void }

/** Mail that takes its time, is put off, or goes out although nobody says so. */
export const simMailer = ({ schedule, life, faults, sent, arrived }: SimMailOptions): Mailer => ({
  async send(mail) {
    const slow = faults.upTo('mailSlowMs')
    if (slow > 0) await schedule.wait(life, slow)
    return schedule.take(life, 'mail', () => {
      if (faults.chance('mailTemporary')) throw new MailError('temporary', 'relay', 'the relay is busy', '451 try again')
      const entry: SentMail = { mail, at: schedule.now, told: false, life }
      sent.push(entry)
      arrived(mail)
      if (faults.chance('mailAnswerLost')) throw new MailError('temporary', 'relay', 'the connection broke after the message', null)
      entry.told = true
      const raw = Buffer.from(`Message-ID: ${mail.messageId}\r\nTo: ${mail.to.address}\r\nSubject: ${mail.subject}\r\n\r\n${mail.text}`)
      return { raw, messageId: mail.messageId, response: '250 ok' }
    })
  },
  keeps: false,
  async reach() {},
  async close() {},
})
