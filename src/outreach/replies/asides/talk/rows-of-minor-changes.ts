import { talkRows } from './talk-row.ts'

/** What was changed and nobody asked about: a driver, a truck, an address, a lienholder. */
export const OF_MINOR_CHANGES = talkRows(`
  [the] only [other] (changes?|differences?|thing (that )?(has )?changed|endorsements?|updates?|activity) [{sincethen}|(i|we) (see|show|have|made|did|processed)] (is|are|was|were|has been|have been|would be)? ?:? ?{minor}
  [the] only (endorsement|change|update) [{sincethen}] (was to )?(changed|added|removed|updated|add|remove|change|update) {minoritem} [{ondays}]
  (changes?|endorsements?|updates?) {sincethen}:? {minor}
  [please note|note|fyi|also] [that] (the insured's|insured's|their|his|her|its|the|the client's) (mailing address|phone number|phone|e-?mail|e-?mail address|contact|contact person|bookkeeper|office manager) (was |has |has been |was just |has just |just |recently |has recently )?(changed|been changed|updated|been updated) [{ondays}|{lately}|last month|last week|this (year|month)|back in {monthname}|in {monthname}]{noeffect}
  (they|he|she|the insured|insured|the client) (have|has|'ve|'s) [now|also] a new (mailing address|phone number|phone|e-?mail|e-?mail address|bookkeeper|office manager|contact person)
  (there (was|were|has been|have been) |we (had|made|did|processed) )?(just |only )?(one|two|a couple of|a few|a) ([minor|small] )?(changes?|endorsements?|updates?) [{sincethen}][,|:|-]? {minor}
  (just|only) (a|an|one|two|a couple of|a few|some) {minorkind} (changes?|updates?|swaps?|endorsements?) [{sincethen}]
  (other than|aside from|except for|besides|apart from|outside of) {minor}[ {sincethen}],? (there (are|were|have been) )?(no (other )?changes|nothing (else )?(has )?changed|nothing (is )?(different|new)|no (other )?(changes|endorsements)) [{sincethen}]
`)
