/** Each sentence as `read` puts it, by itself or together with a short one behind it; as it stands where `read` knows neither. */
export function aloneOrWithNext(sentences: string[], nextMax: number, read: (sentence: string) => string | null): string[] {
  const out: string[] = []
  for (let i = 0; i < sentences.length; i++) {
    const alone = read(sentences[i]!)
    const next = sentences[i + 1]
    const both = alone === null && next !== undefined && next.length < nextMax ? read(`${sentences[i]!} ${next}`) : null
    out.push(alone ?? both ?? sentences[i]!)
    if (both !== null) i++
  }
  return out
}
