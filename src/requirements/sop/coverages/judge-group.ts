import type { Reading } from '../mentions/find-mentions.ts'
import type { Group, Standing } from './groups.ts'
import { isAsked, isLikely } from './judge-asked.ts'
import { lookAround } from './around-group.ts'
import { notUsedNow, partOfSomethingElse, toldOnly } from './named-in-passing.ts'
import { preferredBeside, preferredByWords } from './preferred-groups.ts'
import { leftOff } from './left-off-groups.ts'

/** Whether a group of coverages is asked, only preferred, left to the insured, not required, or merely spoken of. */
export function judgeGroup(group: Group, groups: Group[], reading: Reading, item: boolean): Standing {
  const around = lookAround(group, groups, reading, item)
  return notUsedNow(around) ?? partOfSomethingElse(around) ?? preferredBeside(around) ?? toldOnly(around) ?? leftOff(around) ?? preferredByWords(around) ?? (isAsked(around, around.amounts) ? 'asked' : isLikely(around) ? 'likely' : 'mentioned')
}
