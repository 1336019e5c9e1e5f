import { monthOf } from '../values/months.ts'

/** "I will be out of the office November 25-27", "closed Thursday and Friday for Thanksgiving": who writes so is there today. */
const OF_LATER =
  /(?<![a-z])(?:(?:i|we)(?:'ll| will) (?:also )?be|i(?:'m| am) (?:going to be|scheduled to be)|(?:our|the) (?:offices?|agency) (?:will be|is)|plan(?:ning)? to be|will be) (?:out of (?:the )?office|out|away|off|closed|on (?:vacation|pto|leave|holiday)|traveling)(?: of the office)?(?: (?:for|in observance of) (?:the )?(?:thanksgiving|christmas|new year'?s?|holidays?|holiday)(?: holiday| break| day)?)?,? ?(?:on|from|starting|beginning|effective|between|during|this coming|the week of|the week|week of|this|next)?,? ?(?<day>(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? ?)?(?:[a-z]{3,9}\.? \d{1,2}|\d{1,2}\/\d{1,2})(?:st|nd|rd|th)?|(?<ahead>week|tomorrow|thanksgiving|christmas)\b)/g
const EN_ADELANTE = /(?<![a-z])(?:estare|estaremos|voy a estar|nuestra oficina estara|la oficina estara) (?:fuera(?: de (?:la )?oficina)?|de vacaciones|ausente|cerrada),? (?:por (?:el )?dia de accion de gracias,? )?(?:el |los dias |del |desde el )(?<dia>\d{1,2})(?: (?:al|y|a) \d{1,2})? de (?<mes>[a-z]{4,10})/g

/** The text without the notices of an absence that begins on a later day than the message came. */
export function withoutAbsencesAhead(folded: string, receivedOn: string | null): string {
  if (receivedOn === null) return folded
  const later = (month: number, day: number): boolean => {
    const [year, ofMonth] = [Number(receivedOn.slice(0, 4)), Number(receivedOn.slice(5, 7))]
    if (month < 1 || month > 12 || day < 1 || day > 31) return false
    const iso = `${ofMonth - month > 6 ? year + 1 : year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    return iso > receivedOn
  }
  return folded
    .replace(OF_LATER, (whole, ...rest) => {
      const { day, ahead } = rest.at(-1) as { day: string; ahead?: string }
      if (ahead !== undefined) return /\b(?:next|tomorrow|thanksgiving|christmas)\b/.test(whole) ? ' ' : whole
      const [, name, month, number] = /(?:([a-z]+)\.? |(\d{1,2})\/)(\d{1,2})(?:st|nd|rd|th)?$/.exec(day) ?? []
      return later(month === undefined ? monthOf(name ?? '') : Number(month), Number(number)) ? ' ' : whole
    })
    .replace(EN_ADELANTE, (whole, ...rest) => {
      const { dia, mes } = rest.at(-1) as { dia: string; mes: string }
      return later(monthOf(mes), Number(dia)) ? ' ' : whole
    })
}
