import type { OutreachDraftInput } from './draft-outreach.ts'
import { showText } from './show-text.ts'

export type OutreachKind = 'first' | 'reminder' | 'escalation' | 'insured_nudge'
export type OutreachWords = {
  subject: string
  /** The line a phone shows under the subject. */
  preview: string
  greeting: string
  opening: string[]
  howToAnswer: string[]
  closing: string[]
  signature: string[]
}

/** What stands beside the link, in the text and in the HTML. */
export const LINK_WORDS = { inText: 'Or answer on one page, no login needed:', label: 'Answer on one page', below: 'No login needed. A plain reply to this email does just as well.' }

/** The words of a message. Plain questions of fact: nothing in them asks anybody to promise, certify or sign. */
export const outreachWords = (input: OutreachDraftInput): OutreachWords => {
  const insured = showText(input.insured.name) || 'your client'
  const agentName = input.agent.name === null ? '' : showText(input.agent.name)
  const askedFor = input.askedFor === null ? '' : showText(input.askedFor)
  const these = input.lines.length === 1 ? 'this policy' : 'these policies'
  const signature = ['Thank you,', 'Verification Desk', ...(askedFor === '' ? [] : [`for ${askedFor}`])]
  const hello = agentName === '' ? 'Hello,' : `Hello ${agentName},`
  if (input.kind === 'insured_nudge') return nudge({ insured, agentName, agency: showText(input.agent.agency ?? ''), these, signature })
  const subject = `Please confirm coverage: ${insured}`
  const question = `Do your records show ${these} in force, with these dates and limits?`
  const reason =
    askedFor === '' ? `We are checking the insurance of ${insured}` : `We are checking the insurance of ${insured} for ${askedFor}`
  const former = input.formerContact ? showText(input.formerContact) : null
  const opening: Record<typeof input.kind, string[]> = {
    first: [`${reason}, and your agency is on file as its insurance agent. ${question}`],
    reminder: [`We wrote to you about the insurance of ${insured} and have no answer yet on ${these}. It takes a minute: ${lower(question)}`],
    escalation: [
      `${reason}. ${former === null ? 'We wrote to the agent on the certificate' : `We wrote to ${former}`} and have not heard back, so we are asking you. ${question}`,
    ],
  }
  const each = input.lines.length === 1 ? 'it' : 'all of them'
  return {
    subject: input.kind === 'reminder' ? `Re: ${subject}` : subject,
    preview: `${question} A one-word reply is enough.`,
    greeting: hello,
    opening: opening[input.kind],
    howToAnswer: [
      `To answer, just reply to this email. "Yes" is enough when everything is right for ${each}. If something is different, tell us which ${input.lines.length === 1 ? 'value' : 'line'} and what your records show. If ${insured} is not your client, or ${these} moved or ended, please say so.`,
    ],
    closing: ['We only ask what your records show today. Your answer changes nothing in the coverage.'],
    signature,
  }
}

const nudge = (the: { insured: string; agentName: string; agency: string; these: string; signature: string[] }): OutreachWords => {
  // The agent's address came from a document, so the insured is given names to call and nothing to click.
  const known = [the.agentName, the.agency].filter((name) => name !== '').join(' at ')
  const agent = known === '' ? 'your insurance agent' : `your insurance agent, ${known},`
  return {
    subject: `A word with your insurance agent, please: ${the.insured}`,
    preview: 'Your agent has not answered us yet.',
    greeting: 'Hello,',
    opening: [
      `We asked ${agent} to confirm ${the.these} of ${the.insured}, and have no answer yet. Until we do, your insurance stays unconfirmed with us.`,
    ],
    howToAnswer: [
      'Could you give your agent a call and ask for a reply to our email? One word from them is enough. You need not send us anything.',
    ],
    closing: ['If this agent no longer looks after your insurance, reply and tell us who does.'],
    signature: the.signature,
  }
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
