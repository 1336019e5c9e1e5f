import { talkRows } from './talk-row.ts'

/** What was changed and nobody asked about: a driver, a truck, an address, a lienholder. */
export const OF_MINOR_CHANGES = talkRows(`
  [the] only [other] (changes?|differences?|thing (that )?(has )?changed|endorsements?|updates?|activity) [{sincethen}|(i|we) (see|show|have|made|did|processed)] (is|are|was|were|has been|have been|would be)? ?:? ?{minor}
  [the] only (endorsement|change|update) [{sincethen}] (was to )?(changed|added|removed|updated|add|remove|change|update) {minoritem} [{ondays}]
  (changes?|endorsements?|updates?) {sincethen}:? {minor}
  (there (was|were|has been|have been) |we (had|made|did|processed) )?(just |only )?(one|two|a couple of|a few|a) ([minor|small] )?(changes?|endorsements?|updates?) [{sincethen}][,|:|-]? {minor}
  (just|only) (a|an|one|two|a couple of|a few|some) {minorkind} (changes?|updates?|swaps?|endorsements?) [{sincethen}]
  (other than|aside from|except for|besides|apart from|outside of) {minor}[ {sincethen}],? (there (are|were|have been) )?(no (other )?changes|nothing (else )?(has )?changed|nothing (is )?(different|new)|no (other )?(changes|endorsements)) [{sincethen}]
`)
