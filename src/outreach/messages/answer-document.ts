import { createHash } from 'node:crypto'
import { escapeHtml } from '../../kernel/index.ts'

/** `:has` shows the correction fields of a line once "different" is chosen, `open` where something is asked again; a browser without it shows them always. */
const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#f4f5f7;color:#1c2430;font:16px/1.5 -apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
main{max-width:640px;margin:0 auto;padding:20px 16px 48px}
h1{font-size:22px;line-height:1.3;margin:8px 0 12px}
fieldset{background:#fff;border:1px solid #dfe3e8;border-radius:8px;margin:0 0 16px;padding:14px 16px}
legend{float:left;width:100%;font-weight:700;font-size:17px;padding:0;margin:0 0 8px}
legend~*{clear:both}
dl{margin:0 0 12px}
dl div{display:flex;gap:12px;padding:2px 0}
dt{flex:0 0 40%;color:#5b6675}
dd{margin:0;overflow-wrap:anywhere}
.choices label{display:flex;align-items:center;gap:10px;padding:11px 12px;margin:6px 0;border:1px solid #c6ccd4;border-radius:6px}
.choices label:has(:checked){border-color:#1f5fbf;background:#eef4fc}
.choices input{flex:none;margin:0;transform:scale(1.2)}
.field{display:block;margin:10px 0;color:#3a4453}
.field input,.field textarea{display:block;width:100%;margin-top:4px;padding:10px;font:inherit;border:1px solid #c6ccd4;border-radius:6px;background:#fff;color:#1c2430}
.corrections p{margin:12px 0 0;color:#5b6675}
@supports selector(:has(*)){.corrections{display:none}.line.open .corrections,.line:has(input[value=correct]:checked) .corrections{display:block}}
button{font-family:inherit;font-size:17px;font-weight:700;line-height:1.2;padding:14px 20px;margin:0 8px 10px 0;border-radius:6px;border:1px solid #1f5fbf;background:#1f5fbf;color:#fff;cursor:pointer}
button.plain{background:#fff;color:#1f5fbf}
.buttons{display:flex;flex-wrap:wrap}
.first{order:-1}
button:focus-visible,input:focus-visible,textarea:focus-visible{outline:3px solid #8db6f2;outline-offset:1px}
@media(min-width:560px){.corrections{column-gap:16px;grid-template-columns:1fr 1fr}.line.open .corrections,.line:has(input[value=correct]:checked) .corrections{display:grid}.corrections p,.corrections label:last-child{grid-column:1/-1}}
.note{color:#5b6675;font-size:14px}
.error{color:#a3200d}
.errors{border:1px solid #d9796b;background:#fdf1ef;border-radius:8px;padding:2px 16px;margin:0 0 16px}
@media(max-width:460px){button{display:block;width:100%;margin-right:0}}
`

/** Headers of every page behind an answer link: nothing loads, nothing is kept, the link does not leak, the form goes only home. */
export const ANSWER_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
}

/** A whole page around a body that is already HTML. */
export const answerDocument = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`
