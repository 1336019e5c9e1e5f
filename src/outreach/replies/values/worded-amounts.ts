/** "A hundred fifty thousand", "twenty-five hundred", "dos mil quinientos": amounts spelled out, over folded text. */
const UNITS: Record<string, number> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
  twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
  un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12, quince: 15, veinte: 20, veinticinco: 25, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90,
  cien: 100, ciento: 100, doscientos: 200, trescientos: 300, cuatrocientos: 400, quinientos: 500, seiscientos: 600, setecientos: 700, ochocientos: 800, novecientos: 900,
}
const SCALES: Record<string, number> = { hundred: 100, thousand: 1e3, mil: 1e3, million: 1e6, millon: 1e6, millones: 1e6 }
// Not `in`: "constructor" is a word of letters, and a member of every object.
const isUnit = (word: string): boolean => Object.hasOwn(UNITS, word)
const isScale = (word: string): boolean => Object.hasOwn(SCALES, word)
const HALVES = /(?:half an?|medio|(one|two|three|four|five|six|seven) and a half) (?:million|millon|mill?)(?![a-z])/y
const ENGLISH = /(?:^|[ -])(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)[ -]$/
const AND_A_HALF = / (?:and a half|y medio)(?![a-z])/y
const WORD = /[a-z]+/y
/** What is counted so and is no money; "mil gracias" is thanks. */
const NO_MONEY = /[ -]*(?:%|(?:percent|per cent|times|thanks|gracias|disculpas|perdones|apologies|miles|millas|trucks?|units?|trailers?|vehicles?|employees|people|drivers?|years?|policies|reasons|things|others?)(?![a-z]))/y
const WORDS_MAX = 9

/** The amount that is spelled out at a place of the text, where one of its words is a scale. */
export function matchWordedAmount(text: string, at: number): { value: number; length: number } | null {
  const half = matches(HALVES, text, at)
  if (half) return { value: (half[1] ? UNITS[half[1]]! + 0.5 : 0.5) * 1e6, length: half[0].length }
  let [total, group, from, end, scale] = [0, 0, at, at, 0]
  let scaled = { value: 0, end: at }
  for (let taken = 0; taken < WORDS_MAX; taken += 1) {
    const word = matches(WORD, text, from)?.[0]
    if (word === undefined) break
    const after = from + word.length
    if (isScale(word)) {
      // "Two mil" is two million, "dos mil" two thousand.
      const english = word === 'mil' && ENGLISH.test(text.slice(at, from))
      if (english && group > 25) return null
      const by = english ? 1e6 : SCALES[word]!
      // A scale alone goes with what was not read before it: "two and a quarter million"; not in "the thousand dollar deductible".
      if (taken === 0 && !/^(?:hundred thousand|thousand[ -]dollar|million(?: dollars?)? (?:csl|combined|each|per|limits?))(?![a-z])/.test(text.slice(at, at + 25))) return null
      // "One million two million": the second begins anew.
      if (by > 100 && scale > 100 && by >= scale) {
        ;[total, group, end] = [scaled.value, 0, scaled.end]
        break
      }
      if (by === 100) group = (group || 1) * 100
      else [total, group] = [total + (group || 1) * by, 0]
      scale = by
      scaled = { value: total + group, end: after }
    } else if (isUnit(word)) {
      const unit = UNITS[word]!
      // "Two three": a list, and no amount. "Fifty five" and "a hundred fifty" go on.
      if (group % 100 !== 0 && !(group % 10 === 0 && unit < 10 && group % 100 >= 20)) break
      group += unit
    } else if (!(taken === 0 && /^an?$/.test(word)) && !(word === 'and' && scale > 0 && unitFollows(text, after))) break
    from = after
    if (isScale(word) || (isUnit(word) && scale > 0)) end = from
    if (text[from] !== ' ' && text[from] !== '-') break
    from += 1
  }
  if (scale === 0 || end === at) return null
  const value = total + group
  const more = scale >= 1e6 && group === 0 ? matches(AND_A_HALF, text, end) : null
  if (more) return { value: total * 1.5, length: end + more[0].length - at }
  // "A million five" is a million and a half to some; limits are round, and "a thousand two of them" is none.
  if (value < 500 || value % 50 !== 0 || (total >= 1e6 && group > 0 && group < 1e3) || matches(NO_MONEY, text, end) || /[a-z0-9]/.test(text[end] ?? '') || /^mil$/.test(text.slice(at, end))) return null
  return { value, length: end - at }
}

function matches(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function unitFollows(text: string, at: number): boolean {
  const next = matches(WORD, text, text[at] === ' ' ? at + 1 : at)
  return next !== null && isUnit(next[0])
}
