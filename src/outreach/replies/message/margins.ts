import { decodeEntities, tokens } from './html-tokens.ts'
import { htmlToText } from './html-to-text.ts'

const WORDS_MAX = 20_000
const KEPT_MAX = 40
const ATTRIBUTE = /\b(?:alt|title|value|placeholder|aria-label|label|summary|srcdoc)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi
const WRITTEN_IN_CSS = /\bcontent\s*:\s*(?:"([^"]{1,400})"|'([^']{1,400})')/gi
const FIELDS = new Set(['textarea', 'select', 'svg', 'object', 'datalist', 'canvas', 'audio', 'video', 'iframe', 'noscript', 'math', 'xml', 'noembed', 'noframes', 'details', 'dialog'])
const MAY_HOLD = /\b(?:alt|title|value|placeholder|aria-label|label|summary|srcdoc)\s*=|<(?:textarea|select|svg|object|datalist|canvas|audio|video|iframe|noscript|math|xml|noembed|noframes|details|dialog)\b|\bcontent\s*:|<!--\[if\b/i

/**
 * What an HTML mail shows beside its text, or to some readers only: words for pictures that are not loaded, tips, what stands in the fields of
 * a form or can be folded open, words that a style sheet writes, and what is kept for certain programs. None of it answers; all of it may take an answer back.
 */
export function marginsOf(markup: string): string[] {
  if (!MAY_HOLD.test(markup)) return []
  const found: string[] = []
  let fields: string[] = []
  for (const token of tokens(markup)) {
    if (token.kind === 'text') {
      if (fields.length > 0) found.push(token.text)
    } else if (token.kind === 'close') {
      if (fields.includes(token.tag)) fields = fields.slice(0, fields.lastIndexOf(token.tag))
    } else {
      if (FIELDS.has(token.tag) && !token.selfClosed && fields.length < 50) fields.push(token.tag)
      if (token.attributes !== '') for (const [, ...values] of token.attributes.matchAll(ATTRIBUTE)) found.push(decodeEntities(values.find((one) => one !== undefined) ?? ''))
    }
  }
  for (const [, ...values] of markup.matchAll(WRITTEN_IN_CSS)) found.push(values.find((one) => one !== undefined)!)
  for (const inside of keptForSome(markup)) found.push(...htmlToText(inside).split('\n'))
  const words = found.map((one) => one.replace(/\s+/g, ' ').trim()).filter((one) => /\p{L}{2}/u.test(one))
  return [...new Set(words)].join('\n').slice(0, WORDS_MAX).split('\n').filter((one) => one !== '')
}

/** What stands in comments that certain programs read: "<!--[if mso]> … <![endif]-->". */
function keptForSome(markup: string): string[] {
  const kept: string[] = []
  let at = markup.indexOf('<!--[if')
  while (at !== -1 && kept.length < KEPT_MAX) {
    const [from, end] = [markup.indexOf(']>', at), markup.indexOf('<![endif]', at)]
    if (from === -1) return kept
    kept.push(markup.slice(from + 2, end === -1 ? undefined : end))
    at = end === -1 ? -1 : markup.indexOf('<!--[if', end)
  }
  return kept
}
