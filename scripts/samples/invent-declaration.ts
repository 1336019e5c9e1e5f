import { CARRIERS } from './carriers.ts'
import type { Declaration } from './declaration.ts'
import type { DeclarationKind } from './declaration-kinds.ts'
import { inventAgency, inventFirm } from './invent-parties.ts'
import { inventPolicyNumber } from './invent-policy.ts'
import type { Choices } from './seeded-random.ts'

const SMALL_PRINT = [
  'In return for the premium, and subject to all terms of the policy, we agree with the named insured to provide the insurance stated on this page.',
  'This page, the coverage forms and the endorsements listed together make up the policy. Please keep them together.',
  'Premium is payable as billed. An audit may change the final premium after the policy period.',
  'Report a loss as soon as practicable to the claims office or to your agent.',
]

export function inventDeclaration(choices: Choices, kind: DeclarationKind, today: string): Declaration {
  const issued = Temporal.PlainDate.from(today).subtract({ days: choices.int(0, 700) })
  const effective = issued.add({ days: choices.int(-20, 40) })
  return {
    title: choices.pick(kind.titles),
    carrier: choices.pick(CARRIERS),
    showsNaic: choices.chance(0.35),
    producer: inventAgency(choices),
    insured: inventFirm(choices, kind.trade),
    policyNumber: inventPolicyNumber(choices),
    effective: effective.toString(),
    expiration: effective.add({ years: 1 }).toString(),
    issuedOn: issued.toString(),
    smallPrint: choices.some(SMALL_PRINT, choices.int(1, 3)),
    ...kind.content(choices),
  }
}
