import { foldText } from '../message/fold-text.ts'
import type { Judgement } from '../statements/judgement.ts'
import type { Clause } from '../statements/split-clauses.ts'

/** "Right?" */
const IS_IT = /^\W*(?:(?:is|isn't) (?:that|it|this)|that's|am i|are we|are they|aren't they|o)? ?(?:not )?(?:right|correct|yes|no|ok|okay|true|agreed|active|bound|in force|si|verdad|cierto)?\W*$/
/** "Do you know who their new agent is?", "Was this for last year?": asked in passing, and it opens what was answered. */
const UNSETTLES = /\b(?:their|his|her|insured's|client's|the new|a new|another) (?:(?:new|current|other|actual|correct) )?(?:agents?|agency|brokers?|carriers?|insurers?)\b|\blast (?:year|term)\b|\b(?:what|which) (?:do|did) you (?:show|have|see)\b|^\W*which ones\b|\bwho (?:has|insures|writes|handles|is with|are they with)\b|\bare they (?:still |now )?with\b|\bsu (?:nuev[oa] |otr[oa] )?(?:agente|agencia|corredor|aseguradora)\b|\bano pasado\b/

/** A question that says nothing of a policy and opens none: "What is this for?" */
export const asksInPassing = (clause: Clause, judged: Judgement, question: string): boolean => {
  const folded = foldText(question)
  return !namesOnlyALine(clause) && !IS_IT.test(folded) && !UNSETTLES.test(folded) && (judged.verdict === 'nothing' || onlyPlain(clause))
}

/** "GL?": asked of that policy. */
const namesOnlyALine = (clause: Clause): boolean => {
  const solid = clause.items.filter((item) => item.kind !== 'mark')
  return solid.length > 0 && solid.length <= 2 && solid.some((item) => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier')
}

function onlyPlain(clause: Clause): boolean {
  return (
    clause.items.every(
      (item) =>
        item.kind === 'word' ||
        item.kind === 'mark' ||
        item.kind === 'join' ||
        (item.kind === 'sense' && item.sense === 'plain') ||
        (item.kind === 'mention' && item.scope === 'topic'),
    ) && clause.items.some((item) => item.kind === 'sense')
  )
}
