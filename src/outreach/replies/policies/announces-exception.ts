import { foldText } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Clause } from '../statements/split-clauses.ts'

/** "With one exception", and the sentence ends: what follows has to name it. */
export const announcesException = (clause: Clause): boolean => (clause.excepts && clause.items.every(pointsOn)) || POINTS_AT_TABLE.test(foldText(clause.text))

/** "Changes are in the last column." */
const POINTS_AT_TABLE = /^\W*(?:the |any |my |our )?(?:changes?|corrections?|differences?|exceptions?) (?:are |is )?(?:noted |shown |listed |marked |given )?(?:in|under) (?:the |its |that )?(?:last|right|right[- ]hand|third|fourth|fifth|far right|next|changes?|comments?|notes?|remarks?) (?:column|field|box)(?: (?:of|in) the table)?(?: below)?\W*$/

const pointsOn = (item: Item): boolean =>
  item.kind === 'mark' ||
  item.kind === 'join' ||
  (item.kind === 'sense' && (item.sense === 'except' || item.sense === 'plain')) ||
  (item.kind === 'word' && /^(?:a|an|the|is|are|i|we|to|as|in|on|marked|noted|shown|listed|below|above|here|inline|red|highlighted|follows?|following|see|seen|found|made|mentioned|only|though|however|please|note|which|that|with|my|our|your|list)$/.test(item.word)) ||
  (item.kind === 'mention' && item.scope === 'topic')
