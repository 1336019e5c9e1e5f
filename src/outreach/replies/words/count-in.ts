const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, both: 2, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, ambas: 2, ambos: 2 }

/** "The policy", "this one": of one of them. */
const SINGULAR = /^(?:(?:the |this |that )?policy|(?:this|that) one|(?:la |esa |esta )?poliza|esa|the (?:package|program))$/

/** How many a group word counts: "both of them", "the other three". */
export function countIn(text: string): number | null {
  if (SINGULAR.test(text)) return 1
  for (const [word, count] of Object.entries(COUNTS)) if (new RegExp(`\\b${word}\\b`).test(text)) return count
  const digit = /\b([2-9])\b/.exec(text)
  return digit ? Number(digit[1]) : null
}
