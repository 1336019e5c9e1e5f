import { SPANISH_PHRASES } from '../lexicon/spanish-phrases.ts'

/** Words that only a text that is Spanish, or partly so, holds. */
const IS_SPANISH =
  /\b(?:seguros?|aseguradoras?|compañ[ií]as|calificaci[oó]n|clasificaci[oó]n|remolques|contaminaci[oó]n|tenedor|emitir|paraguas|responsabilidad|asegurad[oa]s?|compensaci[oó]n|ocurrencia|agregado|deducibles?|cancelaci[oó]n|subrogaci[oó]n|p[oó]lizas?|certificados?|titular|coberturas?|obligatori[oa]s?|preferible|nosotros|siempre|incluye|incluid[oa]|reclam(?:o|aci[oó]n)|veh[ií]culos|d[ií]as|estatutari[oa]s?|l[ií]mites?|mill(?:[oó]n|ones)|ocupacional|necesari[oa]s?|excepto|requisitos|s[oó]lo si|[uú]nicamente|ustedes|cualquier|a favor de|a nombre de|siguientes?|contratos?|(?:si|para|en|con|por|que) (?:el|la|los|las)|del? (?:la|los|las)|contratistas|transportistas|trabajadores)\b/i

const COMPILED = SPANISH_PHRASES.map(([said, english]): [RegExp, string] => [new RegExp(`(?<![\\p{L}\\d])(?:${said})(?![\\p{L}])`, 'giu'), english])
const ARTICLE = /(?<![\p{L}\d])el(?= (?!de\b)\p{Ll}{3,})/gu
/** "general liability (General liability)", "additional insured / Additional insured": the same thing in both languages. */
const NAMES = "general liability|auto liability|professional liability|employers liability|cyber liability|workers' compensation|cargo|occupational accident|umbrella|additional insured|waiver of subrogation|notice of cancellation|certificate holder"
const TWICE = new RegExp(`\\b(?:${NAMES})(?: ?\\(([^()$\\d]{3,40})\\)| ?[/|-] ?((?:commercial |business )?(?:${NAMES}|workers comp(?:ensation)?|auto)\\b))`, 'gi')
const ALIKE = /\b(?:liab|comp|auto|cargo|occ|umbrella|insured|subrog|notice|holder|excess)/i

/** A sentence with its Spanish phrases of the trade in English; any other sentence as it is. */
export function inEnglish(text: string): string {
  if (!IS_SPANISH.test(text)) return text
  let out = text
  for (const [said, english] of COMPILED) out = out.replace(said, english)
  // The article is no employers' liability.
  out = out.replace(ARTICLE, 'the')
  return out === text ? text : out.replace(TWICE, (s, bracket?: string, behind?: string) => (bracket === undefined ? behind! : ALIKE.test(bracket) ? bracket : s))
}
