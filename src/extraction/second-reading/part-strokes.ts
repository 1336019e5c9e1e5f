/** Words that companies' names are made of beside their own. */
export const COMPANY_WORDS =
  'insurance company casualty property indemnity mutual assurance specialty national american america general fire marine surety underwriters reinsurance exchange interstate corporation group liability preferred commercial employers security continental united states county farm western eastern southern northern service services risk select standard century progressive hartford nationwide midwest premier republic universal selective fidelity guaranty pennsylvania automobile surplus accident federated manufacturers cincinnati hathaway berkshire endurance wisconsin tennessee connecticut illinois carolina mercury safeco infinity citizens merchants colonial hanover'.split(
    ' ',
  )

/** Other words of names that stay no word, or no other word, when their i and l are taken for each other. */
const STROKED =
  'oil oils oilfield soil tile tiles title mill mills hill hills allied alliance air airline airlines line lines lion island islands field fields life light mobile railway trailer trailers silver civil city union family building builder builders pilot liberty elite reliable reliance atlantic pacific michigan virginia florida california village valley milling drilling welding still skill installation utility utilities facility facilities quality realty hospitality limited solutions properties industries logistics supplies electrical mechanical medical technical residential industrial financial'.split(
    ' ',
  )

export const strokesOf = (word: string): string => word.toLowerCase().replace(/[i1|!]/g, 'l')
/** Words known in names of companies. */
export const KNOWN_WORDS: readonly string[] = [...STROKED, ...COMPANY_WORDS]
const BY_STROKES = new Map(KNOWN_WORDS.map((word) => [strokesOf(word), word]))

/** A word in small letters that is a known one but for i and l is that one: coarse print shows both as one stroke, so `Oll` is Oil. */
export function partStrokes(word: string): string {
  const match = /^([A-Za-z|!1]{3,})([.,]?)$/.exec(word)
  const known = match && BY_STROKES.get(strokesOf(match[1]!))
  if (!known || match[1]!.toLowerCase() === known || match[1]!.slice(1) === match[1]!.slice(1).toUpperCase()) return word
  return `${known[0]!.toUpperCase()}${known.slice(1)}${match[2]}`
}

/** Whether i and l in a word cannot be meant otherwise: it has none, or is a known one. */
export const isPlainInStrokes = (word: string): boolean => {
  const letters = word.toLowerCase().replace(/[^a-z0-9|!]/g, '')
  return !/[il1|!]/.test(letters) || BY_STROKES.get(strokesOf(letters)) === letters
}
