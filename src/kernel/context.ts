import type { Blobs } from './files/blobs.ts'
import type { Ids } from './ids.ts'
import type { Log } from './log.ts'
import type { Random } from './random.ts'
import type { Secrets } from './secrets.ts'
import type { Time } from './time.ts'
import type { Store } from './database/store.ts'

/** What every room may reach for. Built once, in app.ts. */
export type Context = { time: Time; random: Random; ids: Ids; store: Store; blobs: Blobs; secrets: Secrets; log: Log }
