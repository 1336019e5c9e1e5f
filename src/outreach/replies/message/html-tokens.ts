export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: string; attributes: string; selfClosed: boolean }
  | { kind: 'close'; tag: string }

/** A forward-only scan: malformed markup costs no more than well-formed. */
export function* tokens(html: string): Generator<Token> {
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open === -1) {
      yield { kind: 'text', text: decodeEntities(html.slice(at)) }
      return
    }
    if (open > at) yield { kind: 'text', text: decodeEntities(html.slice(at, open)) }
    if (html.startsWith('<!--', open)) {
      at = endOfComment(html, open + 4)
      continue
    }
    const end = endOfTag(html, open + 1)
    const inner = html.slice(open + 1, end)
    const name = /^\/?\s*([a-z][\w:-]*)/i.exec(inner.slice(0, 40))
    if (!name) {
      if (!/^[!?]/.test(inner)) yield { kind: 'text', text: '<' }
      at = /^[!?]/.test(inner) ? end + 1 : open + 1
      continue
    }
    const tag = name[1]!.toLowerCase()
    if (inner.startsWith('/')) yield { kind: 'close', tag }
    else yield { kind: 'open', tag, attributes: inner.slice(name[0].length, name[0].length + 4_000), selfClosed: inner.endsWith('/') }
    at = end + 1
    if ((tag === 'script' || tag === 'style') && !inner.startsWith('/')) {
      const close = html.toLowerCase().indexOf(`</${tag}`, at)
      at = close === -1 ? html.length : close
    }
  }
}

/** "<!-->" and "<!--->" are whole ones, and "--!>" ends one, as browsers have it. */
function endOfComment(html: string, from: number): number {
  const [empty] = /^-?>/.exec(html.slice(from, from + 2)) ?? []
  if (empty !== undefined) return from + empty.length
  const [plain, odd] = [html.indexOf('-->', from), html.indexOf('--!>', from)]
  if (plain === -1 && odd === -1) return html.length
  return odd !== -1 && (plain === -1 || odd < plain) ? odd + 4 : plain + 3
}

function endOfTag(html: string, from: number): number {
  let quote = ''
  const limit = Math.min(html.length, from + 20_000)
  for (let at = from; at < limit; at += 1) {
    const char = html[at]!
    if (quote) {
      if (char === quote) quote = ''
    } else if ((char === '"' || char === "'") && html[at - 1] === '=') quote = char
    else if (char === '>') return at
  }
  return limit
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Ntilde: 'Ñ',
  iquest: '¿',
  iexcl: '¡',
  zwnj: '',
  zwj: '',
  shy: '',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  check: '✓',
  laquo: '«',
  raquo: '»',
  frac12: '½',
  cent: '¢',
}
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8}\d{0,2});?/gi, (whole, name: string) => {
    if (name.startsWith('#')) {
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
    }
    return ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? whole
  })
}

const ATTRIBUTE = /([^\s"'<>/=]{1,80})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+)))?/g
/** What a tag states under a name: the first of them counts, as in browsers. Empty where it states the name alone, null where it does not. */
export function attributeOf(attributes: string, name: string): string | null {
  if (!attributes.toLowerCase().includes(name)) return null
  for (const [, key, double, single, bare] of attributes.matchAll(ATTRIBUTE)) if (key!.toLowerCase() === name) return double ?? single ?? bare ?? ''
  return null
}
