import { STATE_NAMES_OR_CODES } from '../lexicon/lexicon-states.ts'

const COMP = String.raw`(?:work(?:er)?s?['’]?s?['’]? comp(?:ensation)?(?: insurance| coverage)?|wc)`
const OCC = String.raw`(?:occ(?:upational)?[\/ -]?acc(?:ident)?\b\.?(?: insurance| coverage| polic(?:y|ies))?|oa\b)`
const SUM = String.raw`(?:,? (?:of |at |with )?(?:at least )?\$? ?\d(?:[\d,.]*\d)?(?: ?(?:k|mm?|mil(?:lion)?))?(?: csl)?)?`
const FINE = String.raw`(?:(?:is|are) )?(?:also )?(?:ok|okay|fine|accepted|acceptable|allowed|good|enough|works|will do)(?: instead| too)?`
const CHOICE = String.raw`(?:either )?(?:(?<first>${COMP})(?: or|\/) ?(?:an? )?(?<occ>${OCC}${SUM})(?: (?:is |are )?(?:ok|okay|fine|accepted|required))?|(?<occ2>${OCC}${SUM}) or ${COMP}|(?<occ3>${OCC}${SUM}) ${FINE})`
const OTHERS = String.raw`(?:(?:in |for )?(?:(?:all|any|every|each)(?: of)? )?(?:the )?other states?|everywhere else|anywhere else|elsewhere|(?:the )?rest of the (?:country|states|us|u\.s\.)|(?:for )?(?:all |the )?others|(?:for )?(?:everyone|everybody|anyone|anybody) else|the rest)`
/** "WC in CA and NV; everywhere else WC or occ acc": where the one ends and the other begins. */
const ELSEWHERE_CHOICE = new RegExp(String.raw`(?<=(\b${COMP}\b[^.;$\n]{0,60}?))(?:[,;] ?(?:and |but )?| \(| [-–—] )(?=${OTHERS}(?: ?[:,–—-])? ${CHOICE}\)?\s*[.;,)]?\s*$)`, 'i')
const ALONE = new RegExp(String.raw`^(\W*)(?:and |but )?${OTHERS}(?: ?[:,–—-])? ${CHOICE}\)?(?=\s*[.;,)]?\s*$)`, 'i')
const A_STATE = new RegExp(String.raw`\b(?:${STATE_NAMES_OR_CODES})\b`)

/** What is asked of workers in some states, and in all others, as sentences of their own. */
export function otherStatesApart(sentences: string[]): string[] {
  return sentences.flatMap((sentence) => {
    if (!/\b(?:others?|else(?:where)?|rest)\b/i.test(sentence)) return sentence
    const at = ELSEWHERE_CHOICE.exec(sentence)
    return at && A_STATE.test(sentence.slice(0, at.index)) ? [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)] : sentence
  })
}

/** "Everywhere else WC or occ acc", "all others: occ acc is fine", in the words that the states before it are looked up by. */
export const inOtherStates = (sentence: string): string =>
  sentence.replace(ALONE, (_, lead: string, ...rest: unknown[]) => {
    const said = rest.at(-1) as { occ?: string; occ2?: string; occ3?: string }
    return `${lead}In all other states WC, or ${(said.occ ?? said.occ2 ?? said.occ3)!.replace(/^oa\b/i, 'occ acc')}`
  })
