import { escapeHtml } from '../../kernel/index.ts'
import { type AskedLine, type LineAnswer, showDollars } from '../../vocabulary/index.ts'
import { answerDocument } from './answer-document.ts'
import { lineTitle, showDate } from './describe-line.ts'
import { showText } from './show-text.ts'

/** After an answer: what was taken down, line by line, so that a slip is seen at once. */
export const renderAnswerDone = (input: {
  insured: { name: string }
  lines: readonly AskedLine[]
  answers: Readonly<Record<string, LineAnswer>>
}): string => {
  const items = input.lines.flatMap((line) => {
    const answer = input.answers[line.coverage_line_id]
    if (answer === undefined) return []
    const number = line.policy_number === null ? '' : ` ${showText(line.policy_number)}`
    return [`<div><dt>${escapeHtml(lineTitle(line) + number)}</dt><dd>${escapeHtml(wordAnswer(answer))}</dd></div>`]
  })
  return answerDocument(
    'Thank you',
    `<h1>Thank you</h1>
<p>This is what we noted about the insurance of ${escapeHtml(showText(input.insured.name))}. If something is not as you meant it, reply to our email.</p>
<fieldset><legend>Your answer</legend><dl>${items.join('')}</dl></fieldset>`,
  )
}

/** For a link that has run out, was replaced, or never was: the same page for each, for it must not tell which. */
export const renderAnswerExpired = (): string =>
  answerDocument(
    'This link is no longer open',
    `<h1>This link is no longer open</h1>
<p>It has expired, or the question was answered already. If you have something to tell us, please reply to our email: that always reaches us.</p>`,
  )

const wordAnswer = (answer: LineAnswer): string => {
  switch (answer.outcome) {
    case 'confirmed':
      return 'Right as shown'
    case 'refused':
      return 'Not your client, or no longer in force'
    case 'contradicted':
      return `Different: ${Object.entries(answer.corrections ?? {})
        .map(([path, value]) => `${path.replace(/^limits\./, '').replaceAll('_', ' ')} ${wordValue(path, value)}`)
        .join(', ')}`
    default:
      return 'A person will read your note'
  }
}

const wordValue = (path: string, value: string | number): string => {
  if (typeof value === 'number') return showDollars(value)
  return path.endsWith('_date') ? showDate(value) : showText(value)
}
