import { escapeHtml } from '../../kernel/index.ts'
import type { Fact } from './describe-line.ts'
import { LINK_WORDS, type OutreachWords } from './outreach-words.ts'

export type HtmlMessage = {
  words: OutreachWords
  lines: readonly { title: string; facts: readonly Fact[] }[]
  link: { label: string; url: string } | null
}

const TEXT = 'margin:0 0 16px;font:16px/1.5 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:#1c2430'
const CELL = 'padding:3px 0;font:15px/1.45 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;vertical-align:top'

/**
 * The message as HTML that mail programs agree on: one table column of at most 600 px, styles inline, no image, no script, nothing loaded
 * from elsewhere. It reads well on a phone because nothing has a fixed width.
 */
export const htmlMessage = ({ words, lines, link }: HtmlMessage): string => {
  const paragraph = (text: string) => `<p style="${TEXT}">${escapeHtml(text)}</p>`
  const body = [
    paragraph(words.greeting),
    ...words.opening.map(paragraph),
    ...lines.map(({ title, facts }, k) => htmlLine(lines.length > 1 ? `${k + 1}. ${title}` : title, facts)),
    ...words.howToAnswer.map(paragraph),
    ...(link === null ? [] : [htmlLink(link)]),
    ...words.closing.map(paragraph),
    `<p style="${TEXT}">${words.signature.map(escapeHtml).join('<br>')}</p>`,
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(words.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f5f7">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(words.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f5f7"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #dfe3e8;border-radius:8px"><tr><td style="padding:24px 20px 8px">
${body.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

const htmlLine = (
  title: string,
  facts: readonly Fact[],
): string => `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border:1px solid #dfe3e8;border-radius:6px"><tr><td style="padding:12px 14px">
<p style="margin:0 0 6px;font:bold 16px/1.4 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:#1c2430">${escapeHtml(title)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${facts.map(({ name, value }) => `<tr><td style="${CELL};padding-right:12px;color:#5b6675;width:42%">${escapeHtml(name)}</td><td style="${CELL};color:#1c2430;word-break:break-word">${escapeHtml(value)}</td></tr>`).join('\n')}
</table>
</td></tr></table>`

const htmlLink = ({
  label,
  url,
}: {
  label: string
  url: string
}): string => `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 8px"><tr><td style="background:#1f5fbf;border-radius:6px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 22px;font:bold 16px/1.2 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p style="margin:0 0 16px;font:14px/1.4 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:#5b6675">${LINK_WORDS.below}</p>`
