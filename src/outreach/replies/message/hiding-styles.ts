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

export const compactCss = (css: string): string =>
  css
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/\/\*.*?\*\//g, '')

export function styleSheet(html: string): StyleSheet {
  const sheet = new Map<string, string>()
  for (const written of sheetsIn(html)) {
    const css = written.replace(/<!--|-->/g, ' ').replace(ON_SOME, ' ')
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

export const strikesText = (css: string): boolean => /text-decoration[a-z-]*:[^;]*line-through/.test(css)

export function hidesText(css: string): boolean {
  return (
    /(?:^|;)(?:display:none|visibility:hidden|mso-hide:all|opacity:0(?:\.0\d*)?(?:;|$|!))/.test(css) ||
    /(?:^|;)font-size:(?:0|0?\.\d+|[12](?:\.\d+)?px|1pt|\d(?:\.\d+)?%|0(?:px|pt|em|%))(?:px|pt|em|%)?(?:;|$|!)/.test(css) ||
    /(?:^|;)font:(?:[^;]*\s)?0(?:px|pt)?\//.test(css) ||
    (/(?:^|;)(?:max-)?(?:height|width):0/.test(css) && /overflow:hidden/.test(css)) ||
    /(?:^|;)(?:text-indent|left|top|margin-left):-\d{3,}/.test(css) ||
    /(?:^|;)clip(?:-path)?:(?:rect\(0|inset\((?:50|100)%)/.test(css) ||
    /(?:^|;)(?:-webkit-text-fill-)?color:(?:transparent|(?:rgb|hsl)a?\((?:(?:[^,)]*,){3}|[^),]*\/)0(?:\.0\d*)?%?\)|#(?:[0-9a-f]{6}0[0-9a-f]|[0-9a-f]{3}0)(?![0-9a-f]))/.test(css) ||
    /(?:^|;)(?:-webkit-)?transform:[^;]*scale[a-z0-9]*\(0(?:\.0\d*)?[,)]/.test(css)
  )
}
