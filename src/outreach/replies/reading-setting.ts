import type { OutreachContext } from '../../vocabulary/index.ts'

/** What a letter is read against: what was asked, who wrote, and on which day it came. */
export type ReadingSetting = { context: OutreachContext; senderNames: Iterable<string>; receivedOn: string | null }

/**
 * Where a run of text stands: `base` are the policies quoted above it, `inline` says that it is one of several pieces written between
 * quoted lines, `namedAnywhere` are the policies that the letter names at all, `answeredAnywhere` those with an answer behind their own name.
 */
export type PartSetting = ReadingSetting & { base: string[] | null; inline: boolean; namedAnywhere: ReadonlySet<string>; answeredAnywhere: ReadonlySet<string> }
