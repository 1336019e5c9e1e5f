/** The rules of a message's own style sheets that may hide words, colour them or strike them out, by what they are of: "p", ".note", "#a". */
export type StyleSheet = ReadonlyMap<string, string>

const RULES_MAX = 2_000
const SHEETS_MAX = 20
const CHARS_MAX = 100_000
/** What holds on some screens only. */
const ON_SOME = /@[^{};@]{0,200}\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g
const RULE = /([^{}]{1,400})\{([^{}]{0,4000})\}/g
/** "p", "p.note", "div .note", "#a": the last of them, by its class, its id or its tag. */
const SELECTED = /(?:^|[\s>+~])(?:(\*|[a-z][a-z0-9]{0,11})|[a-z0-9]{0,12}([.#][a-z0-9_-]{1,80}))$/

const COLOURS = /(?:^|;)(?:color|background(?:-color)?):/

/** Small letters, without comments and blanks; "rgb(9 9 9)" keeps its parts apart. */
export const compactCss = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => (Number.parseInt(code, 16) > 0x10ffff ? '' : String.fromCodePoint(Number.parseInt(code, 16))))
    .toLowerCase()
    .replace(/(?<=[\d%.])\s+(?=[\d.])/g, ',')
    .replace(/\s+/g, '')

export function styleSheet(html: string): StyleSheet {
  const sheet = new Map<string, string>()
  for (const written of sheetsIn(html)) {
    const css = plainSheet(written).replace(ON_SOME, ' ')
    for (const [, selectors, body] of [...css.matchAll(RULE)].slice(0, RULES_MAX)) {
      const declared = compactCss(body!)
      if (!hidesText(declared) && !strikesText(declared) && !COLOURS.test(declared)) continue
      for (const selector of selectors!.toLowerCase().split(',')) {
        const [, tag, name] = SELECTED.exec(selector.trim()) ?? []
        const key = tag ?? name
        if (key !== undefined) sheet.set(key, `${sheet.get(key) ?? ''};${declared}`)
      }
    }
  }
  return sheet
}

const plainSheet = (written: string): string => written.replace(/\/\*[^]*?\*\//g, ' ').replace(/<!--|-->/g, ' ').replace(/@(?:charset|import|namespace)\b[^;{}]{0,300};/gi, ' ')

/** "display: var(--d)", "font-size: calc(0px)": what it comes to is said elsewhere. */
const RECKONED = /(?:^|;)(?:display|visibility|opacity|font-size|height|max-height|clip-path):(?:[a-z]*calc|var|min|max|clamp|env|attr)\(/
/** Of links, of the pointer, and of the letters before and behind the words. */
const OF_A_STATE = /:(?:hover|active|focus(?:-within|-visible)?|visited|checked|before|after)\s*$/i

/**
 * Whether a message's own sheets may hide words by a rule whose reach cannot be told here: one for some screens, or for what has a certain
 * attribute or place. Rules for names that nothing in the message bears hide nothing.
 */
export function mayHideMore(html: string): boolean {
  return sheetsIn(html).some((written) => {
    const css = plainSheet(written).replace(ON_SOME, (rules) => (isForSmallOnes(rules.slice(0, rules.indexOf('{'))) ? ' ' : rules))
    const everywhere = css.replace(ON_SOME, ' ')
    return [...css.matchAll(RULE)].slice(0, RULES_MAX).some(([whole, selectors, body]) => {
      const declared = compactCss(body!)
      if (!hidesText(declared) && !RECKONED.test(declared)) return false
      const some = !everywhere.includes(whole)
      return selectors!.split(',').some((selector) => {
        const told = SELECTED.test(selector.trim().toLowerCase())
        if (told && !some && !RECKONED.test(declared)) return false
        if (OF_A_STATE.test(selector)) return false
        const names = [...selector.replace(/:not\([^()]*\)/g, '').matchAll(/[.#]([\w-]{1,80})/g)].map(([, name]) => name!.toLowerCase())
        return names.length === 0 ? !/^\s*(?:u \+ )?\.?[a-z]+\\:|^\s*(?:from|to|\d+%)\s*$/i.test(selector) || /^\s*(?:from|to|\d+%)/i.test(selector) : names.some((name) => bears(html, name))
      })
    })
  })
}
/** Of phones, of print and of dark screens alone: whoever sits at a desk sees what such rules hide. */
const isForSmallOnes = (condition: string): boolean => {
  const [, width] = /max-(?:device-)?width\s*:\s*(\d{1,6})px/i.exec(condition) ?? []
  return (width !== undefined && Number(width) <= SMALL_MAX && !/min-|,/.test(condition)) || /^@media\s+print\s*$|prefers-/i.test(condition)
}
const SMALL_MAX = 1_000
/** Outside of a sheet, where it stands behind a point. */
const bears = (html: string, name: string): boolean => new RegExp(`(?:class|id)\\s*=\\s*(?:"[^"<>]{0,400}|'[^'<>]{0,400})?\\b${name.replace(/[^\w-]/g, '')}\\b`, 'i').test(html)

function sheetsIn(html: string): string[] {
  const sheets: string[] = []
  const lower = html.toLowerCase()
  for (let at = lower.indexOf('<style'); at !== -1 && sheets.length < SHEETS_MAX; at = lower.indexOf('<style', at + 6)) {
    const [from, end] = [lower.indexOf('>', at), lower.indexOf('</style', at)]
    if (from !== -1) sheets.push(html.slice(from + 1, end === -1 ? undefined : end).slice(0, CHARS_MAX))
  }
  return sheets
}

/** What the sheet says of an element. */
export function ruledBy(sheet: StyleSheet, tag: string, attributes: string): string {
  if (sheet.size === 0) return ''
  const value = (name: string): string => new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(attributes)?.slice(1).find((one) => one !== undefined)?.toLowerCase() ?? ''
  const keys = ['*', tag, ...value('class').split(/\s+/).map((name) => `.${name}`), `#${value('id')}`]
  return keys.map((key) => sheet.get(key) ?? '').join(';')
}

/** Letters are shown from right to left. */
export const turnsText = (css: string): boolean => /(?:^|;)unicode-bidi:(?:bidi|isolate)-override/.test(css) && /(?:^|;)direction:rtl/.test(css)
export const strikesText = (css: string): boolean => /text-decoration[a-z-]*:[^;]*line-through/.test(css)

const UNIT = '(?:px|pt|em|rem|ex|ch|%|v[whb]|vmin|vmax|pc|in|cm|mm|q)'
/** No more than a tenth, in whatever way it is written. */
const FAINT = '(?:0?\\.0\\d*|0(?:\\.0\\d*)?|\\d(?:\\.\\d+)?%|0?\\.1|10%|[\\d.]+e-\\d+)'
const HIDES: readonly RegExp[] = [
  /(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|content-visibility:hidden|mso-hide:all)/,
  new RegExp(`(?:^|;)opacity:${FAINT}(?:;|$|!)`),
  new RegExp(`(?:^|;)(?:-webkit-)?filter:[^;]*opacity\\(${FAINT}\\)`),
  new RegExp(`(?:^|;)font-size:(?:0?\\.\\d+(?:px|pt|%)|(?:0|0?\\.[0-2]\\d*)${UNIT}?|[12](?:\\.\\d+)?px|1(?:\\.\\d+)?pt|\\d(?:\\.\\d+)?%|[a-z]*calc\\([^;]*)(?:;|$|!)`),
  /(?:^|;)font:(?:[^;]*[\s,])?0(?:px|pt)?\//,
  /(?:^|;)(?:text-indent|left|right|top|bottom|margin(?:-left|-right|-top|-bottom)?):-(?:\d{3,}|\d{2,}(?:r?em|v[wh]))/,
  /(?:^|;)clip(?:-path)?:(?:rect\((?:0|1px)|inset\((?:50|100)%|circle\(0|ellipse\(0|polygon\((?:0[,a-z%]*){4,})/,
  /(?:^|;)(?:-webkit-)?mask(?:-image)?:(?!none)/,
  /(?:^|;)(?:-webkit-text-fill-)?color:(?:transparent|(?:rgb|hsl|ok(?:lch|lab)|l(?:ch|ab))a?\((?:(?:[^,)]*,){3}|[^)]*\/)0(?:\.0\d*)?%?\)|#(?:[0-9a-f]{6}0[0-9a-f]|[0-9a-f]{3}0)(?![0-9a-f])|color-mix\()/,
  /(?:^|;)(?:-webkit-)?transform:[^;]*(?:scale[a-z0-9]*\(0(?:\.0\d*)?[,)]|rotate[xy]\(|matrix\(0,|translate[a-z0-9]*\([^;)]*-\d{3,})/,
  /(?:^|;)zoom:0(?:\.0\d*)?%?(?:;|$|!)/,
  /(?:^|;)letter-spacing:-\d{2,}/,
]
const NARROW = /(?:^|;)(?:(?:max-)?(?:height|width)|line-height):0[a-z%]*(?:;|$|!)|(?:^|;)(?:max-)?(?:height|width):1p[xt](?:;|$|!)|(?:^|;)padding-(?:left|top):\d{4,}/

export const hidesText = (css: string): boolean => HIDES.some((pattern) => pattern.test(css)) || (NARROW.test(css) && /overflow:(?:hidden|clip)/.test(css))
