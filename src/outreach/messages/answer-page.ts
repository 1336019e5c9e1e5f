import { createHash } from 'node:crypto'
import { escapeHtml } from '../../kernel/index.ts'
import { type AskedLine, limitName } from '../../vocabulary/index.ts'
import { answerDocument } from './answer-document.ts'
import { disputes, lineFacts, lineTitle } from './describe-line.ts'
import type { AnswerErrors } from './read-answer-form.ts'
import { showText } from './show-text.ts'

export type AnswerPageInput = {
  insured: { name: string }
  askedFor: string | null
  /** Lines still open in the thread. */
  lines: readonly AskedLine[]
  /** Where the form is posted: the link itself. */
  action: string
  /** What was sent before and could not be taken, to be shown again. */
  submitted?: Readonly<Record<string, string>>
  errors?: AnswerErrors
}

/**
 * The page behind the link: every line with "right", "different" and "not ours", who is answering, and one button for all. Plain HTML that
 * works without JavaScript; opening it answers nothing, for mail scanners open links. The button that confirms all is shown first and
 * stands last: the return key in a field presses the first one, and must not confirm anything.
 */
export const renderAnswerPage = (input: AnswerPageInput): string => {
  const { lines, errors = {}, submitted = {} } = input
  const insured = showText(input.insured.name) || 'this insured'
  const wants = input.askedFor === null ? 'We only ask' : `On behalf of ${showText(input.askedFor)} we ask`
  const wrong = Object.keys(errors).length > 0
  const body = `<h1>Insurance of ${escapeHtml(insured)}</h1>
<p>Do your records show ${lines.length === 1 ? 'this policy' : 'these policies'} in force today, with these dates and limits? ${escapeHtml(wants)} what your records say; your answer changes nothing in the coverage.</p>
${wrong ? `<div class="errors" role="alert"><p><strong>Something is missing.</strong> ${escapeHtml(Object.values(errors)[0]!)}</p></div>` : ''}
<form method="post" action="${escapeHtml(input.action)}">
${lines.map((line) => renderLine(line, submitted, errors)).join('\n')}
<fieldset class="who"><legend>Who is answering?</legend>
${textInput('name', 'Your name', submitted, errors, 'autocomplete="name" required maxlength="120"')}
${textInput('email', 'Your work email', submitted, errors, 'type="email" autocomplete="email" required maxlength="254"')}
${textInput('title', 'Your role (optional)', submitted, errors, 'autocomplete="organization-title" maxlength="120"')}
</fieldset>
<p class="buttons"><button type="submit" name="all" value="" class="plain">Send my answers</button><button type="submit" name="all" value="confirm" class="first">Everything is right</button></p>
<p class="note">“Everything is right” confirms ${lines.length === 1 ? 'the policy' : `all ${lines.length} policies`} as shown. To answer each on its own, choose above and press “Send my answers”.</p>
</form>`
  return answerDocument(`Insurance of ${insured}`, body)
}

const renderLine = (line: AskedLine, submitted: Readonly<Record<string, string>>, errors: AnswerErrors): string => {
  const name = fieldName(line)
  const facts = lineFacts(line)
  const choice = (value: string, label: string) =>
    `<label><input type="radio" name="${name}" value="${value}"${submitted[name] === value ? ' checked' : ''}> ${label}</label>`
  const error = errors[name]
  // What was filled in is seen with what is asked about it, whatever was chosen.
  return `<fieldset class="${error === undefined ? 'line' : 'line open'}"><legend>${escapeHtml(lineTitle(line))}</legend>
<input type="hidden" name="${name}.seen" value="${shownDigest(line)}">
<dl>${facts.map((fact) => `<div><dt>${escapeHtml(fact.name)}</dt><dd>${escapeHtml([fact.value, ...disputes(line, fact)].join('; other paper says '))}</dd></div>`).join('')}</dl>
${error === undefined ? '' : `<p class="error">${escapeHtml(error)}</p>`}
<div class="choices">${choice('confirm', 'This is right')}${choice('correct', 'Something is different')}${choice('not_ours', 'Not our client, or no longer in force')}</div>
<div class="corrections"><p>Fill in only what is different.</p>
${correctionFields(line)
  .map(({ field, label, attributes }) => textInput(`${name}.${field}`, label, submitted, errors, attributes))
  .join('\n')}
<label class="field">Anything else<textarea name="${name}.note" rows="2" maxlength="2000">${escapeHtml(submitted[`${name}.note`] ?? '')}</textarea></label>
</div></fieldset>`
}

/** The form's name for a line: its own id, for positions shift when a line is answered elsewhere meanwhile. */
export const fieldName = (line: AskedLine): string => `line.${line.coverage_line_id.replace(/[^a-z0-9_-]/gi, '')}`

/** Of everything the page shows of a line: an answer counts only for what its writer saw. */
export const shownDigest = (line: AskedLine): string =>
  createHash('sha256')
    .update(JSON.stringify([lineTitle(line), lineFacts(line), line.disputed ?? {}]))
    .digest('hex')
    .slice(0, 24)

/** What may be corrected on a line; the answer form reads the same names. */
export const correctionFields = (line: AskedLine): { field: string; label: string; attributes: string }[] => [
  { field: 'carrier', label: 'Carrier', attributes: 'maxlength="200"' },
  { field: 'policy_number', label: 'Policy number', attributes: 'maxlength="100" autocapitalize="characters"' },
  { field: 'effective_date', label: 'Starts', attributes: 'type="date"' },
  { field: 'expiration_date', label: 'Ends', attributes: 'type="date"' },
  ...line.limits
    .filter(({ label }) => label !== 'statutory')
    .map(({ label }) => ({
      field: `limits.${label}`,
      label: limitName(label),
      attributes: 'inputmode="decimal" maxlength="20" placeholder="$"',
    })),
]

const textInput = (
  name: string,
  label: string,
  submitted: Readonly<Record<string, string>>,
  errors: AnswerErrors,
  attributes: string,
): string => {
  const error = errors[name]
  const value = submitted[name] === undefined ? '' : ` value="${escapeHtml(submitted[name])}"`
  return `<label class="field">${escapeHtml(label)}${error === undefined ? '' : ` <span class="error">${escapeHtml(error)}</span>`}<input name="${escapeHtml(name)}"${value} ${attributes.includes('type=') ? '' : 'type="text" '}${attributes}></label>`
}
