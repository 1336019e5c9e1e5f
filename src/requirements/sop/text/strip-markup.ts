/** HTML that marks where text breaks; one stray tag in plain text is not enough to call it HTML. */
const BLOCK = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|table|tr|td|th|tbody|thead|section|blockquote|dl|dt|dd)\b[^<>]{0,300}>/gi
const ENTITIES: Record<string, string> = {
  nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", rsquo: "'", lsquo: "'", ldquo: '"', rdquo: '"', ndash: '-', mdash: '-',
  bull: '•', middot: '•', sect: '§', le: '<=', ge: '>=', check: '✓', hellip: '...',
} // prettier-ignore
const entity = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 31 && code < 0x10000 ? String.fromCharCode(code) : ' '
}

/** Text pasted as HTML, as the lines, bullets and table cells it shows. Other text comes back as it is. */
export function stripMarkup(text: string): string {
  const tags = text.match(BLOCK)?.length ?? 0
  const lines = text.match(/\n/g)?.length ?? 0
  // A text with a pasted fragment keeps its own line breaks; where tags make the lines, white space means nothing.
  const plain = tags < 2 ? text : showBlocks(tags * 2 >= lines ? text.replace(/\s*[\r\n]+\s*/g, ' ') : text)
  return withEntities(plain.replace(EMPHASISED, '$1'))
}

/** "*How much liability?* $1 million": what stands between single asterisks at the beginning of a line. */
const EMPHASISED = /^\*(?=[^\s*])([^*\n]{2,150}[^\s*])\*(?=\s|$)/gm
const withEntities = (plain: string): string =>
  /&(?:nbsp|amp|ndash|mdash|rsquo|bull|#\d{2,4});/i.test(plain) ? plain.replace(/&(#x?[0-9a-f]{1,5}|[a-z]{2,8});/gi, entity) : plain

const showBlocks = (text: string): string =>
  text
    .replace(/<(script|style|head)\b[^<>]{0,300}>[\s\S]{0,20000}?<\/\1>/gi, ' ')
    .replace(/<\/t[dh]>\s*(?=<t[dh]\b)/gi, '\t')
    .replace(/<li\b[^<>]{0,300}>/gi, '\n• ')
    .replace(/<h([1-6])\b[^<>]{0,300}>/gi, (_, n: string) => `\n\n${'#'.repeat(Number(n))} `)
    .replace(/<\/(?:p|div|h[1-6]|ul|ol|table|section|blockquote)>/gi, '\n\n')
    .replace(/<(?:br|\/li|\/tr|tr)\b[^<>]{0,300}>/gi, '\n')
    .replace(/<\/?[a-z][a-z0-9]{0,11}\b[^<>]{0,300}>/gi, '')
    .replace(/\n[ \t]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
