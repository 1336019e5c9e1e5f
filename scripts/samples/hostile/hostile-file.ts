import type { Choices } from '../seeded-random.ts'

/** One file to survive: its bytes, the ending it pretends to, and what is wrong with it. */
export type HostileFile = { bytes: Buffer; ending: string; what: string }
/** Makes a variant of one attack; `good` is a sound certificate to damage. */
export type HostileMaker = (choices: Choices, good: Buffer) => HostileFile | Promise<HostileFile>
