import { colourOf, hueOf, type Hue } from './colours.ts'
import { dataRows } from '../lists/data-rows.ts'
import { compactCss, hidesText, ruledBy, type StyleSheet, strikesText, styleSheet, turnsText } from './hiding-styles.ts'
import { attributeOf, decodeEntities, tokens } from './html-tokens.ts'

/**
 * What a reader of an HTML mail sees, as text: blocks on lines of their own, quoted blocks behind "> ",
 * table cells apart by " | ". What a mail program would not show is kept apart, since hiding words is itself a finding.
 */
const HIDDEN_OPEN = '\ue000'
const HIDDEN_CLOSE = '\ue001'
/** Words with a line through them, which their writer took back. */
export const STRUCK_OPEN = '\ue002'
const STRUCK_CLOSE = '\ue003'
/** Words in the colour that was asked for. */
export const COLOURED_OPEN = '\ue004'
export const COLOURED_CLOSE = '\ue005'
/** Hidden and struck words stand between private-use marks at their place; `takeHidden` parts them from what is shown. */
export function takeHidden(text: string): { shown: string; hidden: string } {
  const hidden: string[] = []
  const left = text.replace(/\ue002[^\ue003]*\ue003/g, ' ').replace(/[\ue002\ue003]/g, '')
  const shown = left.replace(/\ue000([^\ue001]*)\ue001/g, (_, words: string) => {
    hidden.push(words)
    return ' '
  })
  return { shown: shown.replace(/[\ue000\ue001]/g, ''), hidden: hidden.join(' ').replace(/\s+/g, ' ').trim() }
}

const BLOCKS = new Set([
  'p',
  'div',
  'tr',
  'table',
  'ul',
  'ol',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'hr',
  'section',
  'article',
  'header',
  'footer',
  'pre',
  'center',
  'dl',
  'dt',
  'dd',
  'form',
  'fieldset',
  'address',
  'body',
  ...['details', 'summary', 'figure', 'figcaption', 'main', 'nav', 'aside', 'caption', 'legend', 'dialog', 'menu', 'dir', 'marquee', 'listing', 'xmp', 'plaintext'],
])
const VOID = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'area', 'base', 'col', 'wbr', 'source', 'track', 'embed'])
const SKIPPED = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'xml', 'svg', 'math', 'object', 'select', 'textarea', 'datalist', 'iframe', 'canvas', 'audio', 'video', 'rp', 'noembed', 'noframes'])
/** What ends a row, whatever stands open in it. */
const ROWS = new Set(['tr', 'table', 'body'])
const DEPTH_MAX = 400
const HIDDEN_CHARS_MAX = 20_000

/** `items`: how many a list has so far; `counts`: it is numbered from one; `cell`: in a row of figures, whose paragraphs break no line; `broken`: lines are shown as they were typed. */
type Open = { items: number; counts: boolean; tag: string; hidden: boolean; turned: boolean; struck: boolean; quote: boolean; cell: boolean; broken: boolean; bold: boolean; link: boolean; colour: string | null; ground: string | null }

/** `marked`: words of that colour stand between marks, links never. */
export function htmlToText(html: string, marked: Hue | null = null): string {
  const out: string[] = []
  const stack: Open[] = []
  let line = ''
  let hiddenChars = 0
  const quoteDepth = (): number => stack.reduce((depth, open) => depth + (open.quote ? 1 : 0), 0)
  const flush = (): void => {
    const text = line
      .replace(/[ \t\r\n\f]+/g, ' ')
      .trim()
      .replace(/(?:\s*\|)+$/, '')
      .trim()
    const depth = quoteDepth()
    out.push(depth > 0 ? `${'> '.repeat(depth)}${text}`.trimEnd() : text)
    line = ''
  }
  const breakLine = (tag: string): void => {
    if (stack.at(-1)?.cell === true && !ROWS.has(tag)) line += ' '
    else if (line.trim() !== '') flush()
    else line = ''
  }
  const close = (tag: string): void => {
    const at = stack.findLastIndex((open) => open.tag === tag)
    if (at === -1) return
    if (stack.slice(at).some((open) => BLOCKS.has(open.tag) || open.quote)) breakLine(tag)
    stack.length = at
  }
  const all = [...tokens(html)]
  const figures = dataRows(all)
  const sheet = styleSheet(html)
  for (const [at, token] of all.entries()) {
    if (token.kind === 'text') {
      const inside = stack.at(-1)
      if (stack.some((open) => SKIPPED.has(open.tag))) continue
      if (inside?.hidden) {
        // Kept in its place between marks, so that what hides in the quoted request is told from what hides in the answer.
        if (hiddenChars < HIDDEN_CHARS_MAX && /\S/.test(token.text)) line += `${HIDDEN_OPEN}${token.text}${HIDDEN_CLOSE}`
        hiddenChars += token.text.length
      } else {
        const plain = token.text.replace(/[\ue000-\ue005]/g, '')
        const words = inside?.turned === true ? [...plain].reverse().join('') : plain
        const coloured = marked !== null && inside?.link === false && (marked === 'bold' ? inside.bold : hueOf(inside.colour) === marked)
        const shown = (text: string): string => (!/\S/.test(text) ? text : inside?.struck ? `${STRUCK_OPEN}${text}${STRUCK_CLOSE}` : coloured ? `${COLOURED_OPEN}${text}${COLOURED_CLOSE}` : text)
        const [first, ...below] = inside?.broken === true && !inside.cell ? words.split(/\r?\n/) : [words]
        line += shown(first!)
        for (const text of below) {
          flush()
          line += shown(text)
        }
      }
    } else if (token.kind === 'close') {
      if (token.tag === 'td' || token.tag === 'th') line += ' | '
      close(token.tag)
      if ((token.tag === 'p' && stack.at(-1)?.cell !== true) || token.tag === 'table') out.push('')
    } else {
      if (BLOCKS.has(token.tag)) {
        // A browser shows what stands in a head and does not belong there.
        if (token.tag !== 'body') close('head')
        breakLine(token.tag)
      }
      if (token.tag === 'br') {
        if (stack.at(-1)?.cell === true) line += ' '
        else flush()
        continue
      }
      if (token.tag === 'li') line = itemMark(stack)
      if (token.tag === 'img' || token.tag === 'hr') continue
      if (VOID.has(token.tag) || token.selfClosed || stack.length >= DEPTH_MAX) continue
      if (token.tag === 'p') close('p')
      if (token.tag === 'td' || token.tag === 'th') line = line.replace(/\s+$/, ' ')
      stack.push(opened(token.tag, token.attributes, stack.at(-1), figures.has(at), sheet))
    }
  }
  breakLine('body')
  return out
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Items of a numbered list have the number that a reader sees. */
function itemMark(stack: Open[]): string {
  const list = stack.findLast((open) => open.tag === 'ol' || open.tag === 'ul')
  if (list?.tag !== 'ol' || !list.counts) return '- '
  list.items += 1
  return `${list.items}. `
}

function opened(tag: string, attributes: string, parent: Open | undefined, figures: boolean, sheet: StyleSheet): Open {
  const style = attributeOf(attributes, 'style') ?? ''
  const css = `${ruledBy(sheet, tag, attributes)};${compactCss(decodeEntities(style))}`
  const fontColour = tag === 'font' ? (/\bcolor\s*=\s*["']?([#\w]+)/i.exec(attributes)?.[1] ?? null) : null
  const colour = colourOf([...css.matchAll(/(?:^|;)-webkit-text-fill-color:([^;!]+)/g)].at(-1)?.[1] ?? [...css.matchAll(/(?:^|;)color:([^;!]+)/g)].at(-1)?.[1] ?? fontColour) ?? parent?.colour ?? null
  const groundStated =
    [...css.matchAll(/(?:^|;)background(?:-color)?:([^;!]+)/g)].at(-1)?.[1] ?? /\bbgcolor\s*=\s*["']?([#\w]+)/i.exec(attributes)?.[1] ?? null
  const ground = colourOf(groundStated) ?? parent?.ground ?? null
  const invisible = colour !== null && (ground === null ? isNearWhite(colour) : isNear(colour, ground))
  return {
    tag,
    items: 0,
    counts: !/\b(?:start|reversed|type)\b/i.test(attributes) && !/list-style/.test(css),
    // A preheader or a white line is for machines alone; whoever writes to people does not hide words from them.
    hidden:
      parent?.hidden === true ||
      attributeOf(attributes, 'hidden') !== null ||
      attributeOf(attributes, 'popover') !== null ||
      ((tag === 'details' || tag === 'dialog') && attributeOf(attributes, 'open') === null) ||
      hidesText(css) ||
      invisible,
    turned: parent?.turned === true || (tag === 'bdo' && attributeOf(attributes, 'dir')?.toLowerCase() === 'rtl') || turnsText(css),
    struck: parent?.struck === true || tag === 's' || tag === 'strike' || tag === 'del' || strikesText(css),
    quote: tag === 'blockquote',
    cell: parent?.cell === true || figures,
    broken: tag === 'pre' || /(?:^|;)white-space:(?:pre|break-spaces)/.test(css) || (parent?.broken === true && !/(?:^|;)white-space:(?:normal|nowrap)/.test(css)),
    bold: parent?.bold === true || tag === 'b' || tag === 'strong' || /(?:^|;)font-weight:(?:bold|[6-9]00)/.test(css),
    link: parent?.link === true || tag === 'a',
    colour,
    ground,
  }
}

const channels = (hex: string): number[] => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const isNear = (one: string, other: string): boolean => channels(one).every((value, at) => Math.abs(value - channels(other)[at]!) <= NEAR)
const NEAR = 12
function isNearWhite(hex: string): boolean {
  return channels(hex).every((value) => value >= 0xf0)
}
