const AMOUNT = '\\$?\\d[\\d,]*(?:\\.\\d+)? ?(?:k|m|mm|mil|million|thousand)?(?![\\w/])'
const MONTH = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DAY = `(?:\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|${MONTH}\\.?(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? 20\\d\\d)?|last (?:week|month|year|spring|summer|fall|winter)|(?:the |an |their |its |this )?(?:${MONTH}|last|recent|mid-?term|\\d{1,2}/\\d{1,2})? ?(?:endorsement|change|increase|amendment|decrease|reduction|renewal))`
/** "Was 1M until 10/1", "it was $3M until the September endorsement": a day that ended the amount, and no policy. */
const WAS_UNTIL = new RegExp(`\\b((?:was|were|used to be|had been) (?:only |at |still )?${AMOUNT}(?: (?:csl|limit|total|each|aggregate))?) (?:up )?(?:until|till|til|through|thru|before|prior to)(?: on| in)? ${DAY}(?=\\s*(?:$|[,.;:)–-]|and |but |when |then |now ))`, 'giu')
const ANY_AMOUNT = /\$ ?\d[\d,.]*|(?<![\d/])\d{1,3}(?:,\d{3})+(?![\d-])|(?<![\w/])\d+(?:\.\d+)? ?(?:k|m|mm|mil|million|thousand)(?![\w/])/giu

/** "... so the broker would load them": what a change was for, behind it. */
const PURPOSE = /(?<=\b(?:increased|raised|upped|bumped|lowered|reduced|decreased|changed)\b[^.;]{0,50}),? so (?:that )?(?:the |a |an |their |they |he |she |its? )(?:[a-z]+ ){0,3}(?:would|could|can|will|may) (?:haul|load|work|bid|take|use|accept|hire|get|meet|qualify|do|pull|book|drive|deliver)(?: [a-z]+){0,6}(?=\s*(?:$|[.,;]))/giu
/** "... so your certificate must be the prior year's": what follows from the change. */
const SO_IT_IS_OLD = /(?<=\b(?:increased|raised|upped|bumped|lowered|reduced|decreased|changed|amended)\b[^.;]{0,60}),? so (?:your|the|that) (?:certificate|cert|coi|list|copy) (?:must be|is|was|has to be) (?:(?:from )?(?:the |an? )?(?:prior|previous|last|old|older|earlier)(?: (?:year|term|one|version))?(?:['’]s)?|outdated|out of date)(?=\s*(?:$|[.,;]))/giu
export const withoutPurpose = (text: string): string => text.replace(PURPOSE, '').replace(SO_IT_IS_OLD, '')

/** Until when a limit was what it was is left out where another amount stands beside it; alone it says that something is different now. */
export function withoutUntil(text: string): string {
  if (!/\b(?:was|were|used to be|had been)\b/i.test(text) || (text.match(ANY_AMOUNT) ?? []).length < 2) return text
  return text.replace(WAS_UNTIL, '$1')
}
