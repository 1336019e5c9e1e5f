import { foldText } from '../message/fold-text.ts'
import type { AskedLine } from '../../../vocabulary/index.ts'
import { monthOf } from './months.ts'
import { paidNoFurther } from './paid-ahead.ts'
import { type Compared, isRejected } from './compared.ts'
import type { Item } from '../words/lex-sentence.ts'
import { matchRange, type StatedDate } from './read-values.ts'
import type { Clause } from '../statements/split-clauses.ts'

/** "Both are active and have been with us since 2021": years of an acquaintance. */
const ACQUAINTED = /\bbeen (?:with (?:us|our agency|me)|(?:an? |our )?(?:client|customer|insured)s?(?: of ours)?|insured (?:here|with us)) since $/
/** "A 2021 Kenworth": the year it was built. */
const OF_A_TRUCK = /^ (?:kenworth|kw|freightliner|peterbilt|pete|volvo|mack|international|western star|ford|ram|dodge|chevy|chevrolet|gmc|toyota|nissan|isuzu|hino|sprinter|mercedes|utility|great dane|wabash|hyundai|vanguard|stoughton|trailer|truck|tractor|dump|flatbed|reefer|dry van)\b/
/** Years that stand alone: "the 2025 term", "from 2025 to 2026". */
function bareYears(clause: Clause): string[] {
  const start = clause.items[0]?.at ?? 0
  return clause.items.flatMap((item) =>
    item.kind === 'word' && item.word === 'year' && !ACQUAINTED.test(foldText(clause.text.slice(0, item.at - start)))
      ? [clause.text.slice(item.at - start, item.end - start)].filter((text) => /^\d{4}$/.test(text) && !OF_A_TRUCK.test(foldText(clause.text.slice(item.end - start))))
      : [],
  )
}

/** "25-26", two years in a row: the term that begins in the first of them. */
const SHORT_TERM = /(?<![\w/.$-])(?:20)?([23]\d) ?[-–/] ?(?:20)?([23]\d)(?![\w/-]|[.,]\d)/g
const otherShortTerm = (folded: string, lines: readonly AskedLine[]): boolean =>
  [...folded.matchAll(SHORT_TERM)].some(([, from, to]) => Number(to) === Number(from) + 1 && lines.some((line) => line.effective_date !== null && line.effective_date.slice(2, 4) !== from))

const FROM =
  /\b(?:as of|effective(?: as of| on)?|eff|starting|beginning|begins?|starts?|desde(?: el)?|a partir del?) (?=\d|[a-z]{3,10}\.? \d)/g
const ON = /\b(?:on|as of|as of (?:today|this (?:morning|writing|date)),?|dated|al|el) \(?(?=\d|[a-z]{3,10}\.? \d)/g
/** A confirmation looked up weeks ago says nothing of today. */
const STALE_DAYS = 14

/** "In force as of 12/15/26", read in November. */
function beginsAfter(folded: string, today: string | null): boolean {
  return today !== null && daysAfter(folded, FROM).some((day) => day > dayNumber(today))
}

/** "In force on 9/15/2026", read in November: as the matter stood then. `known` are the asked terms' own days, YYYY-MM-DD. */
function speaksOfThePast(folded: string, today: string | null, known: readonly (string | null)[]): boolean {
  if (today === null) return false
  const own = new Set(known.flatMap((day) => (day === null ? [] : [dayNumber(day)])))
  return (
    daysAfter(folded, ON).some((day) => day < dayNumber(today) - STALE_DAYS && !own.has(day)) ||
    yearlessAsOf(folded).some(({ month, day }) => {
      if (known.some((one) => one !== null && Number(one.slice(5, 7)) === month && Number(one.slice(8)) === day)) return false
      const year = Number(today.slice(0, 4))
      const away = dayNumber(today) - dayOf(year, month, day)
      return away < 0 || away > STALE_DAYS
    })
  )
}

/** "As of 9/1", without its year. */
function yearlessAsOf(folded: string): { month: number; day: number }[] {
  return [...folded.matchAll(/\bas of \(?(?=\d|[a-z]{3,10}\.? \d)/g)].flatMap((match) => {
    const stated = matchRange(folded, match.index + match[0].length)
    return stated?.type === 'date' && stated.date.year === null ? [stated.date] : []
  })
}

/** "In force, 500,000 as of 8/15", where another limit was asked: since when it is that, and not how the policy stood then. */
const AMOUNT_AS_OF = /(\d[\d,.]{0,15}(?: ?(?:k|m|mil|million|thousand))?(?: (?:limits?|csl|ded(?:uctible)?|agg(?:regate)?|occ(?:urrence)?|per [a-z]{3,10}|now)){0,3},?) as of (?=\d|[a-z]{3,10}\.? \d)/g
/** "As of 10/1 the auto limit is 2M." */
const AS_OF_AMOUNT = /\bas of (?=(?:\d|[a-z]{3,10}\.? \d)[^;.]{0,20},? (?:the |their |his )?(?:[a-z&]{2,12} ){0,4}(?:is|are|has|shows?|went to|was (?:raised|increased|lowered|reduced) to) (?:now |at )?\$?\d)/g
const withoutDayOfLimit = (all: string, today: string | null): string => all.replace(AS_OF_AMOUNT, (lead: string, at: number) => {
    const stated = matchRange(all, at + lead.length)
    if (today === null || stated?.type !== 'date') return lead
    const { year, month, day } = stated.date
    return dayOf(year ?? Number(today.slice(0, 4)), month, day) <= dayNumber(today) ? '' : lead
  })
function withoutDayOfChange(all: string, today: string | null): string {
  const folded = withoutDayOfLimit(all, today)
  return folded.replace(AMOUNT_AS_OF, (all: string, amount: string, at: number) => {
    const stated = matchRange(folded, at + all.length)
    if (today === null || stated?.type !== 'date') return all
    const { year, month, day } = stated.date
    return dayOf(year ?? Number(today.slice(0, 4)), month, day) <= dayNumber(today) ? `${amount} ` : all
  })
}

const dayOf = (year: number, month: number, day: number): number => Math.floor(Date.UTC(year, month - 1, day) / 86_400_000)
function dayNumber(iso: string): number {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number]
  return dayOf(year, month, day)
}

/** The days that follow such a word; those without a year are passed over. */
function daysAfter(folded: string, before: RegExp): number[] {
  return [...folded.matchAll(before)].flatMap((match) => {
    const stated = matchRange(folded, match.index + match[0].length)
    const date = stated?.type === 'date' ? stated.date : stated?.type === 'range' ? stated.from : null
    return date?.year ? [dayOf(date.year, date.month, date.day)] : []
  })
}

/** "Cancelled 12/1", read in November, is still to come. Without a year the coming six weeks count as ahead. */
export function isAhead(clause: Clause, today: string | null, counts: (item: Item, at: number) => boolean = () => true): boolean {
  if (today === null) return false
  return clause.items.some((item, at) => {
    if (item.kind !== 'date' || !counts(item, at)) return false
    const { year, month, day } = item.date
    const dayOfYear = (month - 1) * 31 + day
    const [nowYear, nowMonth, nowDay] = today.split('-').map(Number) as [number, number, number]
    const now = (nowMonth - 1) * 31 + nowDay
    if (year !== null) return year * 372 + dayOfYear > nowYear * 372 + now
    const ahead = (dayOfYear - now + 372) % 372
    return ahead > 0 && ahead <= 45
  })
}

/** The day of the letter or one of the week before it. */
export function isOfLate({ year, month, day }: StatedDate, today: string | null): boolean {
  if (today === null) return false
  const away = dayNumber(today) - dayOf(year ?? Number(today.slice(0, 4)), month, day)
  return away >= 0 && away <= 7
}

const UNTIL_MONTH = /(?<!\b(?:paid (?:up |in full |current |ahead )?|(?:payments?|premiums?|billing|installments?)(?: (?:is|are|all))? (?:current|up to date) )(?:up )?)\b(?:until|till?|through|thru|to|expir\w+(?: in)?|renew\w*(?: in)?|ends?(?: in)?|(?<!\b(?:bump|went|go|gone|rais|mov|increas|brought|came)[a-z]* (?:it |them |that |the limit |the limits )?)up in|runs out in)(?: the)? (?:(?:end|middle|beginning|first) of |mid[- ]?|late |early )?(next )?(?!decs\b|dec (?:pages?|sheets?)\b)([a-z]{3,9})\b\.?(?! \d{1,2}(?:st|nd|rd|th)?(?!\d))(?:,? (?:of )?(next year|this year|20\d\d|'?\d\d(?!\d)))?/g
const SEASONS: Record<string, number[]> = { spring: [3, 4, 5, 6], summer: [6, 7, 8, 9], fall: [9, 10, 11], autumn: [9, 10, 11], winter: [12, 1, 2] }
/** "Active until March", asked about one that ends in August; "until next August" is August of the coming year. */
function endsInAnotherMonth(folded: string, lines: readonly AskedLine[], today: string | null): boolean {
  return [...folded.matchAll(UNTIL_MONTH)].some(([, next, word, of]) => {
    const months = SEASONS[word!] ?? [monthOf(word!)]
    if (months[0] === 0) return false
    const coming = next !== undefined || of === 'next year'
    return lines.some((line) => {
      const [year, ends] = [Number(line.expiration_date?.slice(0, 4)), Number(line.expiration_date?.slice(5, 7))]
      if (line.expiration_date === null || !months.includes(ends)) return true
      if (coming) return today === null || year !== Number(today.slice(0, 4)) + 1
      if (of === 'this year') return year !== Number(today?.slice(0, 4))
      return of !== undefined && year % 100 !== Number(of.slice(-2))
    })
  })
}

/** A day that stands alone, and is no term's told from end to end. */
const namesDay = ({ items }: Clause, iso: string): boolean =>
  items.filter((item) => item.kind === 'date').length === 1 && items.some((item) => item.kind === 'date' && item.date.month === Number(iso.slice(5, 7)) && item.date.day === Number(iso.slice(8)) && (item.date.year === null || item.date.year === Number(iso.slice(0, 4))))

const UNTIL = /\b(?:until|till?|through|thru|hasta)\b(?: the| el)?$/
/** "Active until 9/1", asked about terms that end on another day: of which year, and whether it ends with it, is not said. "Until 9/1, not 9/25" puts the term right. */
const untilADayOfSomeYear = ({ items, text }: Clause, lines: readonly AskedLine[]): boolean =>
  !items.some((_, at) => isRejected(items, at)) &&
  items.some((item) => {
    if (item.kind !== 'date' || item.date.year !== null || !UNTIL.test(foldText(text.slice(0, item.at - items[0]!.at)).trim())) return false
    const { month, day, ambiguous } = item.date
    return lines.some(({ expiration_date: ends }) => {
      const [asMonth, asDay] = (ends ?? '').split('-').slice(1).map(Number)
      return !((asMonth === month && asDay === day) || (ambiguous && asMonth === day && asDay === month))
    })
  })

/** "Active summer and fall", "active this winter": a season that is no end of a term. */
const FOR_A_SEASON = /(?<!\b(?:until|till?|through|thru|to|of|expir\w+(?: in)?|renew\w*(?: in)?|ends?(?: in)?|up in)(?: the| next| early| late| mid)* )\b(?:spring|summer|fall|autumn|winter)\b/

const RENEWS = /\brenew(?:s|al|als|ing)\b/
const STATUS_DAY = /^\W*(?:all |this is |status |valid |current |good |updated )*as of\b/
/** "Reinstated as of 11/2": since when it is in force again, and not when it was looked up. */
const PUT_BACK_ON = /\b((?:reinstated|reactivated|restored|put back)(?: (?:it|them|in force|in effect))?) as of (?=\d|[a-z]{3,10}\.? \d)/g
/** In force from a day to come, until one that is near, or for other years than those asked. */
export function otherTerm(clause: Clause, lines: readonly AskedLine[], compared: Compared[], today: string | null, affirms: boolean): string | null {
  const folded = foldText(clause.text)
  if (beginsAfter(folded, today)) return 'takes effect later'
  // "Both in force. The auto renews 12/15", asked about the term that begins then: which one is in force?
  if (today !== null && RENEWS.test(folded) && lines.some((line) => line.effective_date !== null && line.effective_date > today)) return 'takes effect later'
  // "The comp renews in October, 10/1/26-27": the terms as they are put right.
  const asPutRight = lines.map((line, at) => ({ ...line, expiration_date: typeof compared[at]?.corrections['expiration_date'] === 'string' ? (compared[at]!.corrections['expiration_date'] as string) : line.expiration_date }))
  // "Yes to all, including the comp which was bound early for 12/1": it is yet to begin.
  if (today !== null && lines.some((line) => line.effective_date !== null && line.effective_date > today && namesDay(clause, line.effective_date))) return 'takes effect later'
  if (endsInAnotherMonth(folded, compared.length === lines.length ? asPutRight : lines, today)) return 'ends in another month'
  if (untilADayOfSomeYear(clause, lines)) return 'ends on a day without its year'
  if (affirms && FOR_A_SEASON.test(folded)) return 'holds for a season'
  if (affirms && paidNoFurther(folded, today, lines.map((line) => line.expiration_date))) return 'paid no further'
  const terms = compared.filter((one) => 'effective_date' in one.corrections && 'expiration_date' in one.corrections).flatMap((one) => [one.corrections['effective_date'], one.corrections['expiration_date']].map(String))
  const own = [...lines.flatMap((line) => [line.effective_date, line.expiration_date]), ...terms]
  const changed = compared.some((one) => Object.keys(one.corrections).some((path) => path.startsWith('limits.')))
  const asAsked = compared.some((one) => [...one.agreed].some((path) => path.startsWith('limits.')))
  const told = (changed ? withoutDayOfChange(folded, today) : asAsked ? withoutDayOfLimit(folded, today) : folded).replace(PUT_BACK_ON, '$1 ')
  // "Active as of 6/1/26" is no more than past for one that began later.
  if ((affirms || STATUS_DAY.test(folded)) && (speaksOfThePast(told, today, own) || (/^\W*(?:[a-z]+ ){0,4}as of /.test(told) && lines.some((line) => speaksOfThePast(told, today, [line.effective_date, line.expiration_date]))))) return 'speaks of a day that is past'
  const yearless = (item: Item, at: number): boolean => item.kind === 'date' && item.date.year === null && !isRejected(clause.items, at)
  const moved = compared.some((one) => 'expiration_date' in one.corrections || 'effective_date' in one.corrections)
  if (moved && isAhead(clause, today, yearless)) return 'names a day that is near'
  if (otherShortTerm(folded, lines)) return 'speaks of other years'
  const years = bareYears(clause)
  if (years.length === 0) return null
  const fits = lines.every((line) => {
    const [from, to] = [line.effective_date?.slice(0, 4), line.expiration_date?.slice(0, 4)]
    return years.every((year) => year === from || year === to) && (years.length < 2 || years[0] === from)
  })
  return fits ? null : 'speaks of other years'
}
