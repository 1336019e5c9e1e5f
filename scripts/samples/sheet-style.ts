import { existsSync } from 'node:fs'
import type { Choices } from './seeded-random.ts'

/** How values get onto the paper: page text, live form fields, or fields flattened into the page. */
export type Filling = 'text' | 'acroform' | 'flattened'

export type SheetStyle = {
  filling: Filling
  captionFont: string
  captionBoldFont: string
  captionSize: number
  valueFont: string
  valueSize: number
  valueColor: string
  /** Form fields named by what they hold, or only numbered. */
  namedFields: boolean
  ruleWidth: number
  /** Some agency systems draw a rule as many short pieces. */
  brokenRules: boolean
  /** A value that was printed before and lies covered under the new one; the field it is in. */
  covered: { name: string; text: string } | null
  tick: 'X' | 'x' | 'cross' | 'check' | 'block'
  upperCase: boolean
  money: 'plain' | 'dollar' | 'bare' | 'cents'
  dates: 'MM/DD/YYYY' | 'M/D/YYYY' | 'MM-DD-YYYY' | 'MM/DD/YY'
}

/** The typefaces of the PDF standard, and common system ones where this machine has them. */
const FAMILIES: [regular: string, bold: string][] = [
  ['Helvetica', 'Helvetica-Bold'],
  ['Times-Roman', 'Times-Bold'],
  ['Courier', 'Courier-Bold'],
]
const SYSTEM_FAMILIES: [regular: string, bold: string][] = (
  [
    ['liberation/LiberationSans-Regular.ttf', 'liberation/LiberationSans-Bold.ttf'],
    ['liberation/LiberationSansNarrow-Regular.ttf', 'liberation/LiberationSansNarrow-Bold.ttf'],
    ['dejavu/DejaVuSansCondensed.ttf', 'dejavu/DejaVuSansCondensed-Bold.ttf'],
  ] as const
)
  .map(([regular, bold]): [string, string] => [`/usr/share/fonts/truetype/${regular}`, `/usr/share/fonts/truetype/${bold}`])
  .filter(([regular, bold]) => existsSync(regular) && existsSync(bold))

export function inventStyle(choices: Choices): SheetStyle {
  const filling = choices.pick<Filling>(['text', 'text', 'text', 'acroform', 'flattened'])
  const captions = choices.chance(0.55) ? FAMILIES[0]! : choices.pick([...SYSTEM_FAMILIES, FAMILIES[0]!])
  // Fields are always shown in one of the standard typefaces: viewers have those without the file carrying them.
  const valueFamilies = filling === 'text' ? [...FAMILIES, FAMILIES[0]!, FAMILIES[0]!, ...SYSTEM_FAMILIES] : FAMILIES
  const values = choices.pick(valueFamilies)
  return {
    filling,
    captionFont: captions[0],
    captionBoldFont: captions[1],
    captionSize: choices.between(4.9, 5.8),
    valueFont: choices.chance(0.2) ? values[1] : values[0],
    valueSize: choices.between(7.2, 9.2),
    valueColor: choices.chance(0.1) ? '#10108a' : '#000000',
    namedFields: choices.chance(0.6),
    ruleWidth: choices.between(0.4, 1.1),
    brokenRules: choices.chance(0.08),
    covered:
      filling === 'text' && choices.chance(0.08)
        ? choices.pick([
            { name: 'policy_number', text: `OLD ${choices.digits(6)}` },
            { name: 'expiration', text: '01/01/2019' },
            { name: 'limit', text: '250,000' },
          ])
        : null,
    tick: choices.pick(['X', 'X', 'X', 'x', 'cross', 'check', 'block']),
    upperCase: choices.chance(0.3),
    money: choices.pick(['plain', 'plain', 'plain', 'plain', 'dollar', 'dollar', 'bare', 'cents']),
    dates: choices.pick(['MM/DD/YYYY', 'MM/DD/YYYY', 'MM/DD/YYYY', 'M/D/YYYY', 'MM-DD-YYYY', 'MM/DD/YY']),
  }
}

/** A neat, plain hand: what the sample certificate is drawn in. */
export const PLAIN_STYLE: SheetStyle = {
  filling: 'text',
  captionFont: 'Helvetica',
  captionBoldFont: 'Helvetica-Bold',
  captionSize: 5.2,
  valueFont: 'Helvetica',
  valueSize: 8.2,
  valueColor: '#000000',
  namedFields: true,
  ruleWidth: 0.6,
  brokenRules: false,
  covered: null,
  tick: 'X',
  upperCase: false,
  money: 'plain',
  dates: 'MM/DD/YYYY',
}

export function printDate(iso: string, form: SheetStyle['dates']): string {
  if (iso === '') return ''
  const [year = '', month = '', day = ''] = iso.split('-')
  if (form === 'M/D/YYYY') return `${Number(month)}/${Number(day)}/${year}`
  if (form === 'MM-DD-YYYY') return `${month}-${day}-${year}`
  return `${month}/${day}/${form === 'MM/DD/YY' ? year.slice(2) : year}`
}

/** `captioned`: the form prints the dollar sign itself. */
export function printMoney(amount: number, form: SheetStyle['money'], captioned: boolean): string {
  const grouped = form === 'bare' ? String(amount) : String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
  const shown = form === 'cents' ? `${grouped}.00` : grouped
  return captioned && form !== 'dollar' ? shown : `$${shown}`
}
