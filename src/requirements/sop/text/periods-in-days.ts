const MONTHS: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, nine: 9, twelve: 12 }
/** "Three months old", "a month's notice": how old, how long or how far ahead, in months of thirty days. */
const IN_MONTHS = /\b(one|two|three|four|five|six|nine|twelve|\d{1,2}) months?(?= (?:old|left|remaining|to run)\b)|(?<=\bolder than )(an?|one|two|three|six) months?\b(?! old)|\b(a|one|1) month['’]?s?(?= (?:prior |advance |written )*notice\b)|(?<=\bnotice (?:of cancell?ation )?(?:(?:of|at least|is|shall be|must be|not less than) )*)(one|1) month\b(?! (?:before|prior|ahead))|\b(one|1) month(?= (?:before|prior to) (?:they |it |any policy |a policy )?(?:is |are )?cancel)/gi
const WEEKS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 }
/** "Dated not more than six weeks before", "four weeks old": the age of a paper in weeks; what is said of renewals is left. */
const IN_WEEKS = /\b(two|three|four|five|six|eight|ten|twelve|\d{1,2}) weeks?(?= old\b)|(?<=\b(?:older|more|less) than |\bwithin (?:the )?(?:last |past |previous )?)(two|three|four|five|six|eight|ten|twelve|\d{1,2}) weeks\b/gi
/** "Four weeks' notice of cancellation", "notice of cancellation: four weeks" */
const NOTICE_WEEKS = /\b(two|three|four|five|six|eight|ten|twelve|\d{1,2}) weeks?['\u2019]?(?= (?:prior |advance |written )*(?:cancell?ation )?notice\b)|(?<=\bnotice(?: of cancell?ation)?[:,]? (?:(?:of|at least|is|shall be|must be|not less than) )*)(two|three|four|five|six|eight|ten|twelve|\d{1,2}) weeks\b/gi
const inDays = (_: string, a?: string, b?: string): string => { const n = (a ?? b)!.toLowerCase(); return `${7 * (WEEKS[n] ?? Number(n))} days` }
/** "2 wks" */
const SHORT_WEEKS = /(?<=\b(?:two|three|four|six|eight|\d{1,2}) ?)wks?\b\.?(?! ?of\b)/gi
/** "An updated certificate, 2 weeks before it lapses", "... before the old one runs out" */
const BEFORE_THE_END = /\b(two|three|four|five|six|eight|ten|twelve|\d{1,2}) weeks(?= (?:before|prior to|ahead of|in advance of) (?:(?:the|it|they|its|their|your|any|each|current|old|existing|present) )*(?:(?:polic(?:y|ies)|coverages?|insurance|ones?|certificates?|certs?|cois?) )?(?:(?:is|are|is due to|are due to) )?(?:expir|laps|ends?\b|runs? out))/gi
const weeksInDays = (raw: string): string => {
  if (!/week|wk/i.test(raw)) return raw
  const said = raw.replace(SHORT_WEEKS, 'weeks').replace(BEFORE_THE_END, inDays)
  const text = /cancel/i.test(said) ? said.replace(NOTICE_WEEKS, inDays) : said
  return /\b(?:dated|issued|old|older)\b/i.test(text) && !/renew|expir/i.test(text) ? text.replace(IN_WEEKS, inDays) : text
}
const monthsInDays = (text: string): string =>
  /month/i.test(text) ? text.replace(IN_MONTHS, (_, ...said: string[]) => { const n = said.slice(0, 5).find((s) => s !== undefined)!.toLowerCase(); return `${30 * (MONTHS[n] ?? Number(n))} days` }) : text

/** Periods said in months or weeks, as days. */
export const periodsInDays = (text: string): string => weeksInDays(monthsInDays(text))
