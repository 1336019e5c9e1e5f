import { statfsSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { checkSecretKey } from '../accounts/index.ts'
import { queuesOf } from '../app.ts'
import { buildContext } from '../build-context.ts'
import { createReader } from '../extraction/index.ts'
import { connectDatabase, type OpenDatabase } from '../kernel/database/connect-database.ts'
import { type Config, type Context, checkServer, countDeadWork, countFailingWork, createDns, createFileDns, describeServer, makeFolder, queueStates, silentLog, SYSTEM, systemTime } from '../kernel/index.ts'
import { reachMailbox } from '../outreach/mail/imap-polling.ts'
import { createMailer, dkimKeyOf, dkimRecord } from '../outreach/mail-setup.ts'

/** `ok` needs nothing; `note` may be meant so; `fail` must be mended, and the text says how. */
export type Finding = { what: string; level: 'ok' | 'note' | 'fail'; text: string }
type Check = { what: string; run(): Promise<string | { level: Finding['level']; text: string }> }

const MIB = 1024 * 1024
const FREE_BYTES_MIN = 1024 * MIB
const CLOCKS_APART_MS_MAX = 2_000
const WAITED_MS_MAX = 5 * 60_000
const SAMPLE = path.join(import.meta.dirname, '..', '..', 'samples', 'certificate.pdf')
const note = (text: string) => ({ level: 'note' as const, text })
const fail = (text: string) => ({ level: 'fail' as const, text })

/** Looks at everything the service of this configuration stands on, one finding after the other. Changes nothing in the database or among the files. */
export async function* checkSetup(config: Config): AsyncGenerator<Finding> {
  yield* findings([{ what: 'data folder', run: () => checkFolder(config) }, { what: 'reading', run: checkReading }])
  let database: OpenDatabase
  try {
    database = await connectDatabase(config, silentLog, { migrate: false, attachOnly: true })
  } catch (error) {
    yield { what: 'database', level: 'fail', text: (error as Error).message }
    return
  }
  try {
    const context = await buildContext(config, silentLog, database, () => {})
    yield* findings(checksOn(config, context))
  } catch (error) {
    yield { what: 'configuration', level: 'fail', text: (error as Error).message }
  } finally {
    await database.close()
  }
}

async function* findings(checks: readonly Check[]): AsyncGenerator<Finding> {
  for (const { what, run } of checks) {
    const found = await run().catch((error: Error) => fail(error.message))
    yield typeof found === 'string' ? { what, level: 'ok', text: found } : { what, ...found }
  }
}

const checksOn = (config: Config, context: Context): Check[] => [
  { what: 'database', run: () => checkDatabase(context) },
  { what: 'secret key', run: () => context.store.read(SYSTEM, (q) => checkSecretKey(q, context)).then(() => 'opens what is sealed in the database') },
  { what: 'file store', run: () => checkBlobs(context) },
  { what: 'work', run: () => checkWork(config, context) },
  { what: 'outgoing mail', run: () => checkMail(config, context) },
  { what: 'incoming mail', run: () => checkIncoming(config, context) },
  { what: 'mail domain', run: () => checkDomain(config, context) },
  { what: 'links', run: async () => (config.IVS_PUBLIC_URL ? `begin with ${config.IVS_PUBLIC_URL}` : config.IVS_SMTP_URL ? fail('mail leaves, and its links would lead to this machine alone: set IVS_PUBLIC_URL to the address that agents reach the service at') : note('begin with the address of this machine; set IVS_PUBLIC_URL before mail leaves')) },
]

async function checkFolder(config: Config) {
  const folder = path.resolve(config.IVS_DATA_DIR)
  makeFolder('IVS_DATA_DIR', folder, 0o755)
  const { bavail, bsize } = statfsSync(folder)
  const free = `${folder} has ${Math.floor((bavail * bsize) / MIB).toLocaleString('en-US')} MiB free`
  return bavail * bsize < FREE_BYTES_MIN ? fail(`${free}: pushes are refused when it is full; make room or set IVS_DATA_DIR to a larger disk`) : free
}

async function checkReading() {
  const reader = createReader({ children: 1, time: systemTime })
  try {
    const read = await reader.read(SAMPLE)
    return 'failed' in read ? fail(`the sample certificate could not be read: ${read.remediation}`) : `a child process read the sample certificate: ${read.coverage_lines.length} coverage lines`
  } finally {
    reader.close()
  }
}

async function checkDatabase({ store, time }: Context) {
  const before = time.now()
  const server = await describeServer(store)
  const apart = Math.abs(server.clock - (before + time.now()) / 2)
  const version = `PostgreSQL ${Math.floor(server.version / 10_000)}.${server.version % 10_000}`
  checkServer(server)
  const unsafe = (['fsync', 'full_page_writes', 'synchronous_commit'] as const).filter((name) => server[name] === 'off')
  if (unsafe.length) return fail(`${unsafe.join(' and ')} ${unsafe.length === 1 ? 'is' : 'are'} off: a power cut loses what was acknowledged; turn on`)
  if (apart > CLOCKS_APART_MS_MAX) return note(`${version}; its clock and this machine's are ${Math.round(apart / 1000)} s apart, and so are the due times of two processes: let both follow a time server`)
  return `${version}, up to date, bound by row-level security, durable`
}

async function checkBlobs({ blobs }: Context) {
  const staged = (await blobs.stage(Readable.from([Buffer.from('ivs doctor')]), 100))!
  await staged.discard()
  await blobs.has(staged.sha256)
  return 'takes files and answers'
}

async function checkWork(config: Config, { store, time }: Context) {
  const now = time.now()
  const queues = Object.keys(queuesOf(config))
  const late = (await queueStates(store, queues, now)).filter((q) => q.oldest_due_at !== null && now - q.oldest_due_at > WAITED_MS_MAX)
  if (late.length) return fail(`due work of ${late.map((q) => `${q.queue} (${q.due})`).join(', ')} has waited for more than five minutes: does a process with IVS_ROLE all or worker run?`)
  const failing = await countFailingWork(store, queues, now)
  if (failing) return note(`${failing} pieces failed and will be tried again: "ivs work failing" shows why`)
  const dead = await countDeadWork(store)
  return dead ? note(`nothing waits; ${dead} pieces were given up: "ivs work dead" shows why`) : 'nothing waits, nothing was given up'
}

async function checkMail(config: Config, context: Context) {
  const mailer = await createMailer(config, context)
  try {
    if (mailer.keeps) return note('is kept in the data folder and reaches nobody; set IVS_SMTP_URL to send it')
    await mailer.reach()
    return 'the SMTP server answers and takes the sign-in'
  } finally {
    await mailer.close()
  }
}

async function checkIncoming(config: Config, { time }: Context) {
  const server = config.IVS_SMTP_IN_PORT === '' ? null : `the service's own server takes it on port ${config.IVS_SMTP_IN_PORT}`
  if (!config.IVS_IMAP_URL) {
    if (server) return server
    return config.IVS_SMTP_URL ? fail('mail leaves, and no answer can come back: set IVS_IMAP_URL or IVS_SMTP_IN_PORT') : note('has no way in; set IVS_IMAP_URL or IVS_SMTP_IN_PORT before mail leaves')
  }
  const { unseen, flagged } = await reachMailbox({ url: config.IVS_IMAP_URL, time })
  const mailbox = `the mailbox opens; ${unseen} ${unseen === 1 ? 'message waits' : 'messages wait'}${server ? `; ${server}` : ''}`
  return flagged ? note(`${mailbox}; ${flagged} flagged as too large to take: a person is to read them there`) : mailbox
}

async function checkDomain(config: Config, context: Context) {
  if (!config.IVS_SMTP_URL) return note(`${config.IVS_MAIL_DOMAIN}; not looked up, since no mail leaves`)
  const wanted = dkimRecord(await dkimKeyOf(config, context))
  const resolve = config.IVS_DNS_FILE ? createFileDns(config.IVS_DNS_FILE) : createDns()
  const found = await resolve(wanted.name, 'TXT').catch(() => [])
  const key = /p=([^;]+)/.exec(wanted.text)![1]!
  const published = found.some((record) => (Array.isArray(record) ? record.join('') : record).replace(/\s/g, '').includes(`p=${key}`))
  return published ? `${wanted.name} publishes the signing key` : fail(`${wanted.name} does not publish the signing key, and agents' mail systems will distrust the mail: "ivs mail dns" prints the records`)
}
