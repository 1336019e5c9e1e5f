const KIND = String.raw`(?:(?:an? |the |any |your )?(?:(?:personal|private|non-?commercial|homeowner['’]?s?['’]?|renter['’]?s?['’]?|home|state|state['’]s|legal|federal|FMCSA|DOT|expired|lapsed|foreign|Mexican|Canadian|ride-?share|pleasure-use|month-to-month|bare) ){1,2}(?:(?:auto|car|vehicle|liability|insurance|use) ){0,2}(?:polic(?:y|ies)|minimums?(?: limits?| amounts?)?|limits?|coverage|insurance|endorsements?|riders?|figures?)|(?:the |your )?self-?insurance|self-?insured retentions alone)`
const REFUSED = String.raw`(?:(?:(?:is|are|will|does|do|can|may)(?: (?:not|never)|n['’]t)|cannot|never|won['’]t|no longer)(?: be)?(?: an?)? ?(?:ok|okay|fine|enough|good enough|sufficient|accepted|acceptable|allowed|permitted|taken|count|counts|qualify|work|do|suffice|meet (?:this|it|our requirements?)))`
/** "Auto: state minimum is NOT ok. 100/300/50 or better": a kind of policy, or limits, that will not do, and behind it what is asked. */
const REFUSED_SENTENCE = new RegExp(String.raw`^\W{0,4}[A-Za-z][^.:;$\d]{1,40}(?::| [-–]) ${KIND} ${REFUSED}\.$`, 'i')
const TITLE_ALONE = /^\W{0,4}[A-Z][A-Za-z' \/&-]{1,40}\.$/
const REFUSED_ALONE = new RegExp(String.raw`^${KIND} ${REFUSED}\.$`, 'i')
const AMOUNT_NEXT = /^(?:(?:we|you|it) (?:need|want|require|ask for|must have) |must be |needs? |minimum(?: is| of)? |at least )?\$? ?\d[\d,]*(?:\/|,\d|\d|k|m| m)/i

/** Such a sentence, and the amount behind it, as one: both speak of the coverage named before them. */
export function refusedKinds(sentences: string[]): string[] {
  if (!sentences.some((s) => /n['’]t\b|\bnot\b|\bnever\b|cannot|no longer/i.test(s))) return sentences
  const out: string[] = []
  for (let i = 0; i < sentences.length; i++) {
    const [first, second, third] = sentences.slice(i, i + 3) as [string, string?, string?]
    if (second && AMOUNT_NEXT.test(second) && REFUSED_SENTENCE.test(first)) out.push(`${first.slice(0, -1)}; ${second}`)
    else if (second && third && TITLE_ALONE.test(first) && REFUSED_ALONE.test(second) && AMOUNT_NEXT.test(third)) {
      out.push(`${first.slice(0, -1)}: ${second.slice(0, -1)}; ${third}`)
      i++
    } else {
      out.push(first)
      continue
    }
    i++
  }
  return out
}

const ASIDE = new RegExp(String.raw`(?<=[:;,–-] ?|\()${KIND} ${REFUSED}(?=\s*(?:[.;,)]|$))`, 'gi')
/** What will not do takes nothing from the coverage it stands beside, where that has its amount. */
export function withoutRefusedKinds(text: string): string {
  if (!/\d/.test(text) || !/n['’]t\b|\bnot\b|\bnever\b|cannot|no longer/i.test(text)) return text
  return text.replace(ASIDE, '').replace(/ ?\(\)|[;,] ?(?=[.;,]|$)/g, '').replace(/([:–-]) ?[;,] /g, '$1 ').replace(/ [-–](?= ?\.?$)/, '')
}
