import { LatePattern } from '../../../vocabulary/index.ts'
import { NO_NAME } from '../words/remark-words.ts'

/**
 * "Marlene is on maternity leave so I'm covering her book till January", "Lyle's out hunting but I do his book when he's gone":
 * who of the office is away, and who does the work meanwhile. Each piece is read from its first word to its last.
 */
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const WHEN = `(?:(?:(?:until|till|til|through|thru|for|since|on|all|next|this|the|after|first thing|early|late|mid|a|of|in|at|rest|end|day|week|weekend|month|afternoon|morning|evening|few|couple|days|weeks|months|today|tomorrow|yesterday|tonight|right now|currently|noon|thanksgiving|christmas|new year's|the holidays?|holidays?|${DAY}|${MONTH}|\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|\\d{1,2}(?::\\d\\d)? ?[ap]m|(?:he|she|they)(?:'s| is|'re| are| gets?| comes?) (?:back|returns?))(?![a-z0-9])[ ,]*)+)`
/** One colleague by name. */
const NAME = `${NO_NAME}(?!(?:everyone|he|she|we|i|you|nobody|no|not|who|and|but|so|what|which)\\b)[a-z][a-z.'-]{1,14}?`
const ROLE = "(?:(?:my|our|the|her|his|their) (?:usual |regular |other |main |assigned )?(?:csr|assistant|agent|producer|colleague|coworker|co-worker|boss|partner|account (?:manager|exec|executive|rep)|office manager|service rep|broker|manager|receptionist|backup|teammate)(?:,? [a-z]{2,14}(?: [a-z]{2,14})?)?)"
const WHO = `(?:${ROLE}|${NAME}(?: (?!is\\b|was\\b|has\\b)[a-z][a-z.'-]{1,14}?)?|he|she|i|we)`
const BE = "(?:'s|'m|'re| is| was| am| are| has been|'s been| will be|'ll be|'ve been| have been)"
const AWAY = "(?:out sick|out hunting|out fishing|out of (?:the )?(?:office|town|country|state|building)|out|away|off|off work|home sick|sick|home with [a-z ]{3,20}|on (?:(?:a|her|his|their|my|extended|short|medical|maternity|paternity|family|parental|sick|annual|military) )*(?:vacation|leave|pto|holiday|jury duty|honeymoon|cruise|trip|sabbatical|hunting trip|fishing trip|the road)|traveling|travelling|hunting|fishing|(?:in|on|up) (?:a|the|his|her) (?:deer stand|tree stand|boat|combine|tractor|plane|cruise|beach|mountains)|at (?:a|an|the|another) (?:conference|convention|seminar|training|lake|cabin|wedding|funeral|doctor|dentist|meeting|closing|event|client's)|(?:at|on|out to) lunch|on (?:a|another|the other) (?:call|line)|with (?:a|another) client|gone for the day|in (?:training|class|court|a meeting|meetings|the field|surgery)|under the weather)"
/** "Lyle is out", and not "Acuity is out": of a bare "out" a person's absence has to be told by more. */
const IS_AWAY = new LatePattern(`^(?:(?:unfortunately|since|while|as|because|with),? )?${WHO}${BE} (?:(?:currently|still|also|just|actually|now) )*${AWAY}(?:[ ,]+${WHEN})?$`)
/** "Dana isn't in today". */
const NOT_IN = new LatePattern(`^${WHO}(?:(?:'s| is| was) not| isn't| wasn't)(?: going to be)? in(?: the office| yet)?(?:[ ,]+${WHEN})$`)
const MERELY_OUT = new LatePattern(`${BE} (?:(?:currently|still|also|just|actually|now) )*(?:out|away|off)(?:[ ,]+${WHEN})?$`)
const OF_A_PERSON = new LatePattern(`^(?:(?:unfortunately|since|while|as|because|with),? )?(?:${ROLE}|he|she|i)${BE}`)
const WITHOUT_WHO = new LatePattern(`^(?:out of (?:the )?(?:office|town|country)|on (?:(?:maternity|paternity|medical|my) )?(?:vacation|leave|pto|holiday|jury duty)|traveling|travelling)(?:[ ,]+${WHEN})?$`)
const THEIRS = "(?:(?:his|her|their|[a-z]{2,14}'s) (?:book(?: of business)?|desk|accounts|clients|e-?mails?|inbox|mail|mailbox|requests|work|files|calls|phones?|stuff|side of things|workload|territory))"
const WHILE = `(?:(?:while|when|whenever) (?:he|she|they)(?:'s| is|'re| are) ?(?:${AWAY}|gone)|in the meantime|meanwhile)`
const VERB = '(?:covering|filling in|stepping in|helping out|helping|handling|watching|doing|taking care of|working|monitoring|answering|taking over|picking up|responding|replying)'
/** "I'm covering her desk till January", "I do his book when he's gone"; and no "we cover them until Friday". */
const COVERING = `(?:(?:and|so|but|then) )*(?:(?:i(?:'m| am|'ve been| have been| will be|'ll be)|we(?:'re| are|'ve been| have been)) (?:(?:just|also|now|currently|temporarily) )*${VERB}(?: (?:for|on|with|from))?(?: (?:${THEIRS}|him|her|(?!(?:re-?(?:instat|writ|plac|new|mark)|cancel|bind|quot|underwrit|non)[a-z-]*)${NAME}))?(?: (?:${WHILE}|${WHEN}))?|(?:i|we) (?:(?:just|also|now) )*(?:cover|fill in|handle|watch|do|take care of|help with|monitor|answer)(?: (?:for|on))?(?: (?:${THEIRS}|him|her))? ${WHILE})`
const COVERS = new LatePattern(`^${COVERING}$`)

/** "Pete is out so I'm covering his desk". */
const OUT_AND_COVERED = new LatePattern(`^${WHO}${BE} (?:(?:currently|still|also|just|actually|now) )*${AWAY}(?:[ ,]+${WHEN})?,? (?:so|and) ${COVERING}$`)

/** Whether a piece of a sentence, folded, says no more than who is away or who covers. */
export function tellsWhoIsAway(folded: string): boolean {
  const piece = folded.replace(/^[^a-z]+|[^a-z0-9]+$/g, '').replace(/,? (?:lol|haha|ha)$/, '')
  if (piece.length > 140) return false
  if (COVERS.test(piece) || NOT_IN.test(piece) || OUT_AND_COVERED.test(piece) || WITHOUT_WHO.test(piece)) return true
  return IS_AWAY.test(piece) && (!MERELY_OUT.test(piece) || OF_A_PERSON.test(piece)) && !/^(?:he|she)(?: is|'s) (?:out|off|away)$/.test(piece)
}

/** "Dana is out", with nothing told of where or how long; of whom it is said only a name could tell. */
const NAME_IS_OUT = new LatePattern(`^(?!(?:jury|vote|word|market|coverage|polic(?:y|ies)|notice|renewal|cancell?ation|payment|check|bill|invoice|quote|certificate|cert|letter|number)\\b)${NAME}${BE} (?:(?:currently|still|also|just) )*(?:out|off)(?:[ ,]+${WHEN})?$`)
export const isMerelyOut = (folded: string): boolean => NAME_IS_OUT.test(folded.replace(/^[^a-z]+|[^a-z0-9]+$/g, ''))

/** "Dana is out until 11/30", where Dana is the agent or signs the letter: a bare "out", of a person known by name. */
export function isAwayByName(folded: string, names: ReadonlySet<string>): boolean {
  const piece = folded.replace(/^[^a-z]+|[^a-z0-9]+$/g, '')
  const [first] = /^[a-z]+/.exec(piece.replace(/^(?:unfortunately|since|while|as|because|with),? /, '')) ?? []
  return piece.length <= 140 && first !== undefined && names.has(first) && IS_AWAY.test(piece)
}
