/**
 * "The reefer breakdown, however, is 100,000": a turn between commas, behind what the sentence is of and before its verb. Read as the head of
 * a clause of its own it would leave the amount without its name.
 */
const TURN = /(?<=[\p{L}\d)]),? (?:[-–—] )?(?:however|though|although|on the other hand|by contrast|in fact|actually|unfortunately|incidentally|by the way|of course|as it happens|as you can see|as you note|as noted|sin embargo|en cambio|por otro lado)(?:,| [-–—]) (?=(?:is|are|was|were|has|have|had|should|does|do|did|needs|must|expired|expires|lapsed|shows?|reads?|runs?|renewed|remains?|stays?|es|son|esta|está|estan|están|fue|tiene|vence|venció)(?![\p{L}]))/giu

/** The text without such turns. */
export const withoutTurnsWithin = (text: string): string => text.replace(TURN, ' ')
