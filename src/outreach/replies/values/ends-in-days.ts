import type { AskedLine } from '../../../vocabulary/index.ts'

const MS_OF_A_DAY = 86_400_000
const ENDS = "(?:expir(?:es?|ing)|ends?|ending|renew(?:s|ing)?|terminat(?:es?|ing)|(?:is|are|'s|comes?|coming) up(?: (?:for renewal|to renew))?|(?:for|its|the) renewal|due (?:for renewal|to renew)|vencen?|(?:se )?renuevan?|termina)(?: (?:out|on|at|by|in|as of|el|la|again|this coming|right|effective))*"
/** How many days ahead the end may be for it to be the one that is spoken of; the longest that the words bear. */
const WHEN: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`\\b${ENDS} (?:(?:this|next|coming) )?(?:today|tonight|tomorrow|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|hoy|manana|lunes|martes|miercoles|jueves|viernes|any (?:day|minute)(?: now)?|(?:this|next|the) week(?:end)?|(?:la |esta )?(?:proxima )?semana)(?![a-z])(?! ?(?:each|every))`), 14],
  [new RegExp(`\\b${ENDS} (?:(?:a |the )?(?:few|couple)(?: of)? (?:days|weeks|wks)|(?:this|the|of the) month|(?:the )?end of (?:the|this) month|month'?s?[- ]end|a month|este mes|fin de mes)(?![a-z])`), 35],
  [new RegExp(`\\b${ENDS} (?:next month|(?:el )?(?:proximo mes|mes que viene)|(?:very |pretty |real )?(?:soon|shortly))(?![a-z])`), 65],
]

/** "The auto expires Friday", where the term that was asked runs on for months: it is another one, or it has another end. */
export function endsOnAnotherDay(folded: string, lines: readonly AskedLine[], today: string | null): boolean {
  const ahead = WHEN.find(([pattern]) => pattern.test(folded))?.[1]
  if (ahead === undefined) return false
  const days = (to: string | null): number => (to === null || today === null ? Number.NaN : (Date.parse(to) - Date.parse(today)) / MS_OF_A_DAY)
  return lines.some(({ expiration_date: to }) => !(days(to) >= 0 && days(to) <= ahead))
}
