import { AMOUNT_IN_WORDS, NUMBER_UNITS, numberFromWords } from '../../../vocabulary/index.ts'
import { allMatches } from '../text/all-matches.ts'
import { type AmountMention, CHANGED_FROM, groupBySlash, joinRestated } from './join-amounts.ts'
import { EL_AMOUNTS, LIMIT_BEHIND, unscaled, WHOLE_LINE } from './unscaled-amounts.ts'

const suffix = '(?:millions?|mill\\b(?! (?:pond|creek|river|run|hill|race|stream|brook|valley|plain|lane|ln|road|rd|street|st|avenue|ave|drive|dr|way|court|ct|row|circle|cir|place|pl|terrace|square|pike)\\b)|mils?\\b|mio\\b|mm\\b|m\\b|thousands?|thou\\b|k\\b|bn\\b|billion)'
const figure = `(?:us ?d? ?)?\\$? ?(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,3})?)(?: ?${suffix})?`
const GROUP = new RegExp(`(?<![a-z0-9.,/$-])${figure}(?: ?\\/ ?${figure}){1,2}(?![\\d/]|,\\d|\\.\\d| ?%)`, 'g')

const SINGLE = new RegExp(
  // "5,000,000 per occurrence/10,000,000 agg": behind a word, a slash parts two amounts.
  `(?<![a-z0-9.,-]|\\d-|(?:^|[^a-z ).])/|/(?!\\d{1,3}(?:(?:,\\d{3})+|(?:\\.\\d{1,2})? ?${suffix})))(?:us ?d? ?)?(\\$ ?)?(\\d{1,3}(?:,\\d{3})+|\\d+)(\\.\\d{1,3})?( ?-?${suffix})?(?![a-z0-9]| ?%|[-/]\\d)(?:\\.(?= [a-z©])(?<=\\bmil\\.|\\dmil\\.))?(?:[- ](?:us )?(?:dollars?|usd)\\b)?`,
  'g',
)
const RANGE = new RegExp(`\\$?(\\d+(?:\\.\\d)?) ?(?:-|to) ?\\$?(\\d+(?:\\.\\d)?) ?(${suffix})`, 'g')
const MALFORMED = /\$ ?\d[\d,.?ol]*[,?][\d,.?ol]*/g

const multiplier = (s: string): number => {
  const m = /([a-z]+)\s*$/.exec(s)?.[1]
  if (!m) return 1
  if (m.startsWith('b')) return 1e9
  return m.startsWith('t') || m === 'k' ? 1e3 : 1e6
}
const digits = (s: string): number => Number.parseFloat(s.replace(/[^\d.]/g, ''))

function readGroup(text: string, start: number, id: number): AmountMention[] {
  const parts: { at: number; s: string }[] = []
  let at = 0
  for (const s of text.split('/')) {
    parts.push({ at: start + at + (s.length - s.trimStart().length), s: s.trim() })
    at += s.length + 1
  }
  const last = parts.at(-1)!
  if (/^0\d ?\/ ?\d\d$/.test(text)) return []
  const values = parts.map((p) => digits(p.s))
  const scaled: number[] = parts.map((p) => multiplier(p.s))
  let doubt: AmountMention['doubt']
  const big = parts.some((p, i) => /,\d{3}|\$/.test(p.s) && values[i]! >= 1000)
  // "500/1M": a first amount that would be the larger in millions is one of thousands.
  if (scaled.at(-1)! > 1) for (const i of scaled.keys()) if (scaled[i] === 1 && values[i]! < 1000) scaled[i] = scaled.at(-1) === 1e6 && values[i]! >= 25 && values[i]! > values.at(-1)! ? 1000 : scaled.at(-1)!
  if (scaled.every((s): boolean => s === 1) && !big) {
    if (values.every((v) => v >= 25 && v <= 5000)) scaled.fill(1000)
    else if (values.every((v) => v <= 10 && v > 0)) {
      scaled.fill(1e6)
      doubt = 'implied_scale'
    } else if (!values.every((v) => v >= 10000)) return []
  } else if (values.some((v, i) => v * scaled[i]! < 1000)) {
    // "500/1,000/250 split": all of them in thousands.
    if (values.every((v) => v >= 25 && v <= 5000) && scaled.every((s): boolean => s === 1) && !text.includes('$')) scaled.fill(1000)
    // "500/1M/500": beside millions, hundreds are thousands.
    else if (scaled.some((s) => s === 1e6) && values.every((v, i) => scaled[i] !== 1 || (v >= 25 && v < 1000))) for (const i of scaled.keys()) scaled[i] = scaled[i] === 1 ? 1000 : scaled[i]!
    else for (const i of scaled.keys()) if (values[i]! * scaled[i]! < 1000) scaled[i] = Math.max(...scaled)
    doubt = 'implied_scale'
  } else if (scaled.every((s): boolean => s === 1) && values.every((v) => v <= 5000) && parts.every((p) => /,/.test(p.s))) {
    scaled.fill(1000)
    doubt = 'implied_scale'
  }
  if (parts.length === 2 && scaled.every((s) => s === 1000) && !/[k$]/.test(last.s) && /^0?\d\/\d\d?$/.test(text)) return []
  return parts.map((p, index) => ({
    start: p.at,
    end: p.at + p.s.length,
    value: Math.round(values[index]! * scaled[index]!),
    group: { id, index, size: parts.length },
    ...(doubt ? { doubt } : {}),
  }))
}

function readSingle(m: RegExpMatchArray): AmountMention | null {
  const [all, dollar, int, fraction, scaleWord] = m
  const factor = scaleWord ? multiplier(scaleWord) : 1
  const value = Math.round(Number.parseFloat(int!.replaceAll(',', '') + (factor === 1 ? '' : (fraction ?? ''))) * factor)
  const grouped = int!.includes(',')
  const besideDed =
    /^[1-9]\d?[05]00?$/.test(int!) &&
    (/^\s*(?:max(?:imum)? )?ded/.test(m.input!.slice(m.index! + all.length)) || /\bded(?:uctible)?s?\.?(?: (?:of|max|is|over|above|under|exceeding|up to|more than|no more than|not over|(?:on|for) [a-z ]{2,36}(?:is|should be|must be|not over|(?:no |not )?(?:be )?more than|shouldn't be more than|can't be over|under|up to)))?[: ]*$/.test(m.input!.slice(Math.max(0, m.index! - 60), m.index!)))
  if (!besideDed && !dollar && factor === 1 && !grouped && !(int!.length >= 5 && /000$/.test(int!))) return null
  if (fraction && factor === 1 && !dollar && !grouped) return null
  if (!dollar && factor >= 1e6 && int!.replaceAll(',', '').length > 3) return null
  const start = m.index! + (all.length - all.trimStart().length)
  const doubt: AmountMention['doubt'] =
    (dollar || grouped) && value >= 1000 && value % 500 !== 0 && factor === 1
      ? 'malformed'
      : value > 2e8 && factor > 1
        ? 'implied_scale'
        : undefined
  return { start, end: m.index! + all.length, value, ...(doubt ? { doubt } : {}) }
}
const blank = (s: string, start: number, end: number): string => s.slice(0, start) + '\u0001'.repeat(end - start) + s.slice(end)

const BODILY = /\bbi\b|\bbodily injury\b/
/** "100/300 bodily injury and 100 property damage": beside a split pair in thousands, what is for damage is in thousands too. */
const DAMAGE_BESIDE = /(?<![\d.,/$#-])\d{2,4}(?= (?:in |of |for )?(?:pd|property damage)\b)|(?<=\b(?:pd|property damage)(?: liability)?(?: (?:per|each|any one) (?:accident|occurrence))?(?: of| at| is)?[ :=]{1,3})\d{2,4}(?![\d%/-]|[.,]\d| ?(?:days?|k|m|mm|mil|million|thousand)\b)/g

/** "26,000 lb", "5,000 guests": figures that measure something are no money. */
const MEASURE = /^ ?(?:lbs?\b|pounds?\b|kgs?\b|tons?\b|gvwr?\b|miles?\b|square\b|sq\b|[gr]?s\.?f\b|feet\b|ft\b|yards?\b|gals?\b|barrels?\b|bbls?\b|kw\b|hp\b|cubic\b|bushels?\b|passengers\b|residents\b|students\b|patients\b|members\b|units\b|rooms\b|people\b|persons\b|guests\b|attendees\b|employees\b|seats\b|gallons?\b|acres?\b|volts?\b|(?:(?:personal|customer|consumer|patient|student|member|client|guest|cardholder|protected|confidential|sensitive|unique|individual|active|registered|medical|health|private|payment|card|data|phi|pii|pci) ){0,3}(?:records?|files|users|accounts|subscribers|individuals|data subjects|cardholders|transactions|identities|endpoints|visitors|spectators|participants|riders|children|residents|patients|students|customers|consumers)\b(?! (?:liab|cover|polic|insur|accident)))/

/** "One and two million", "1 & 2 million", "one/two million": two amounts, and no three million; "$1/$2 million" is a group of figures. */
const TWO_AMOUNTS = /(?<![a-z0-9.,/$-]|\b(?:between|from) )(\$?(?:one|two|three|four|five|[1-5]))( (?:and|&) | ?\/ ?(?=[a-z]))(\$?(?:one|two|three|four|five|six|ten|[1-9]|10)) (million|mil|mm|m)(?: dollars)?(?![a-z])/g
const COUNTED_TWICE = /(?<![a-z0-9-])(one|two|three|four|five|six|seven|eight|nine|ten|twenty|twenty-five|fifty|one hundred|two hundred|five hundred) ?\((\d{1,3})\) ?(thousand|million)\b/g

/** Finds every amount in a repaired, lower-case sentence. Words and figures that belong together are one mention. */
export function findAmounts(textIn: string): AmountMention[] {
  // "$100,000-$500,000-$100,000" is a shorthand as with slashes.
  // "One (1) million" says its number twice.
  const text = textIn.replace(COUNTED_TWICE, (s, word: string, count: string, scale: string) => (numberFromWords(word) === Number(count) ? `${word} ${scale}`.padStart(s.length) : s)).replace(/\$ ?\d[\d,]{0,12}[km]? ?- ?\$ ?\d[\d,]{0,12}[km]? ?- ?\$ ?\d[\d,]{0,12}[km]?\b/g, (s) => s.replaceAll('-', '/'))
  const found: AmountMention[] = []
  let rest = text
  for (const m of allMatches(TWO_AMOUNTS, text)) {
    const [whole, first, joint, second, scale] = m as unknown as [string, string, string, string, string]
    const valueOf = (n: string): number => (NUMBER_UNITS[n] ?? digits(n)) * multiplier(scale)
    const group = { id: -1 - m.index, size: 2 }
    found.push({ start: m.index, end: m.index + first.length, value: valueOf(first), group: { ...group, index: 0 }, doubt: 'implied_scale' })
    found.push({ start: m.index + first.length + joint.length, end: m.index + whole.length, value: valueOf(second), group: { ...group, index: 1 }, doubt: 'implied_scale' })
    rest = blank(rest, m.index, m.index + whole.length)
  }
  for (const m of allMatches(AMOUNT_IN_WORDS, rest)) {
    const phrase = m[0]
    const value = numberFromWords(phrase)
    if (!value || (value < 1000 && !/dollar/.test(phrase))) continue
    const start = m.index
    let end = start + phrase.length
    const after = /^[\s,-]*\(? ?(\$? ?\d[\d,]*(?:\.\d+)?(?: ?(?:million|mm?|k|thousand))?) ?\)?/.exec(text.slice(end, end + 60))
    if (after && /[(]|^\s*[-,]?\s*\$/.test(after[0])) {
      const figures = digits(after[1]!) * multiplier(after[1]!)
      end += after[0].length
      found.push({
        start,
        end,
        value,
        ...(Math.round(figures) === value ? {} : { doubt: 'words_and_figures' as const, words: text.slice(start, end) }),
      })
    } else found.push({ start, end, value })
    rest = blank(rest, start, end)
  }
  // Figures first, words in brackets: "$1,000,000 (One Million Dollars)".
  for (const m of allMatches(RANGE, rest)) {
    const factor = multiplier(m[3]!)
    // "Auto goes from 750 to 1M": what it was, and what it is.
    if (CHANGED_FROM.test(rest.slice(Math.max(0, m.index - 80), m.index))) {
      const at = m.index + m[0].lastIndexOf(m[2]!)
      found.push({ start: at, end: m.index + m[0].length, value: Math.round(Number.parseFloat(m[2]!) * factor) })
      rest = blank(rest, m.index, m.index + m[0].length)
      continue
    }
    for (const n of [m[1]!, m[2]!])
      found.push({ start: m.index, end: m.index + m[0].length, value: Number.parseFloat(n) * factor, doubt: 'range' })
    rest = blank(rest, m.index, m.index + m[0].length)
  }
  let id = 0
  for (const m of allMatches(GROUP, rest)) {
    // "what changed on 9/1"
    if (/^(?:[1-9]|1[0-2]) ?\/ ?(?:[1-9]|[12]\d|3[01])$/.test(m[0]) && /\b(?:on|by|since|until|effective|dated|starting|beginning|as of|after|before)(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day,?)? $/.test(text.slice(0, m.index))) continue
    // "ded 2,500/5,000 max": two ceilings as they are written, and no thousands.
    if (/^\$?\d{1,2},?\d00 ?\/ ?\$?\d{1,2},?\d00$/.test(m[0]) && /\b(?:ded(?:uct(?:ible)?s?)?|retention|sir)\b\.?:? ?(?:of |max(?:imum)? )?$/.test(rest.slice(0, m.index))) continue
    const group = readGroup(m[0], m.index, id++)
    if (!group.length) continue
    found.push(...group)
    rest = blank(rest, m.index, m.index + m[0].length)
  }
  for (const m of allMatches(SINGLE, rest)) {
    const one = readSingle(m)
    if (!one || (!text.slice(one.start, one.end).includes('$') && MEASURE.test(text.slice(one.end)))) continue
    found.push(one)
    rest = blank(rest, one.start, one.end)
  }
  if (BODILY.test(text) && found.some((a) => a.group?.size === 2 && a.value < 5e6))
    for (const m of allMatches(DAMAGE_BESIDE, rest)) {
      const thousands = Number(m[0])
      if (thousands < 25 || thousands > 5000) continue
      found.push({ start: m.index, end: m.index + m[0].length, value: thousands * 1000 })
      rest = blank(rest, m.index, m.index + m[0].length)
    }
  // A single one may be a form, a clause or a count, unless what it limits is named behind it.
  const short = unscaled(rest)
  found.push(...short.filter((one) => short.length + found.length > 1 || LIMIT_BEHIND.test(text.slice(one.end)) || WHOLE_LINE.test(text) || (/\bel ?(?:[:=] ?|of |at )?$|\bstat(?:utory)?\.? ?(?:\+|\/|&|and|plus|,) ?$/.test(text.slice(0, one.start)) && EL_AMOUNTS.has(one.value))))
  for (const m of allMatches(MALFORMED, rest)) {
    found.push({ start: m.index, end: m.index + m[0].length, value: Number.NaN, doubt: 'malformed' })
    rest = blank(rest, m.index, m.index + m[0].length)
  }
  return groupBySlash(
    joinRestated(
      found.sort((a, b) => a.start - b.start),
      text,
    ),
    text,
    id,
  )
}
