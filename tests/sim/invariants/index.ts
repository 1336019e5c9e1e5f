import type { Told } from '../stories/index.ts'
import type { World } from '../world.ts'
import { modesAreApart, nothingAcknowledgedIsLost, oneEffectAKey, replaysAreIdentical } from './acknowledged.ts'
import { clocksAreOnTime, heldClocksStand, nothingIsForgotten, oneOpenRequestALine } from './clocks.ts'
import { everyEventIsDelivered, everyFactHasItsEventOnce, everyTransmissionIsAnnouncedOnce, theLogIsInOrder } from './events.ts'
import { everyResolvedLineHasItsVerdict, revisionsAreWhole, verdictsFollowFromTheirLines, verdictsFormChains } from './lines.ts'
import { everyReplyIsHandled, noStepIsEmailedTwice } from './outreach.ts'
import { evidenceIsAChain, everyBlobIsKept, nothingIsVerifiedWithoutProof } from './proof.ts'
import type { Snapshot } from './snapshot.ts'
import { documentsComeToAnEnd, everyEndHasItsTimer, runningClocksHaveTheirTimers, workDrains } from './work.ts'

export type Violation = { invariant: string; what: string }
/** What holds at the end of every history, whatever went wrong in it. Says what breaks it. */
export type Invariant = (snapshot: Snapshot, world: World, told: Told) => string[] | Promise<string[]>

// Replays come last: they are calls of their own.
const INVARIANTS = {
  nothingAcknowledgedIsLost, oneEffectAKey, everyFactHasItsEventOnce, everyTransmissionIsAnnouncedOnce, everyEventIsDelivered, theLogIsInOrder, workDrains, runningClocksHaveTheirTimers, everyEndHasItsTimer, documentsComeToAnEnd,
  clocksAreOnTime, oneOpenRequestALine, nothingIsForgotten, heldClocksStand, revisionsAreWhole, everyResolvedLineHasItsVerdict, verdictsFormChains, verdictsFollowFromTheirLines, nothingIsVerifiedWithoutProof, evidenceIsAChain,
  everyBlobIsKept, noStepIsEmailedTwice, everyReplyIsHandled, modesAreApart, replaysAreIdentical,
} satisfies Record<string, Invariant>

export async function checkInvariants(snapshot: Snapshot, world: World, told: Told): Promise<Violation[]> {
  const found: Violation[] = []
  for (const [invariant, holds] of Object.entries(INVARIANTS) as [string, Invariant][]) for (const what of await holds(snapshot, world, told)) found.push({ invariant, what })
  return found
}
