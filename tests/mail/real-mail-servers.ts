import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { systemTime } from '../../src/kernel/time.ts'
import { freePort } from './sample-mail.ts'

const POSTFIX = '/usr/sbin/postfix'
const DOVECOT = '/usr/sbin/dovecot'
/** Owner of the mailboxes: needs no account. */
const MAIL_UID = 5000

/** Why the real servers cannot run here, or null when they can. */
export const whyNoRealServers = (): string | null => {
  if (!existsSync(POSTFIX) || !existsSync(DOVECOT)) return 'Postfix and Dovecot are not installed (postfix, dovecot-imapd)'
  if (userInfo().uid !== 0) return 'Postfix and Dovecot start only as root'
  const version = execFileSync(DOVECOT, ['--version'], { encoding: 'utf8' })
  return version.startsWith('2.3.') ? null : `the configuration here is for Dovecot 2.3, this is ${version.trim()}`
}

export type RealServers = { smtpPort: number; imapUrl: (user: string) => string; stop(): Promise<void>; log(): Promise<string> }

/**
 * A Postfix that relays by the given routes (domain to loopback port) and keeps mail for `desk@post.example`, and a Dovecot that serves that
 * mailbox. Both from a folder of their own, on ports of their own; nothing of the machine's configuration is read or changed.
 */
export const startRealServers = async (routes: Readonly<Record<string, number>>): Promise<RealServers> => {
  const root = await mkdtemp(join(tmpdir(), 'real-mail-'))
  await chmod(root, 0o755)
  const [smtpPort, imapPort] = [await freePort(), await freePort()]
  const mail = join(root, 'mail')
  await mkdir(mail)
  await chown(mail, MAIL_UID, MAIL_UID)
  const children = [await startPostfix(root, mail, smtpPort, routes), await startDovecot(root, mail, imapPort)]
  const stop = async () => {
    await endMaster(root)
    await Promise.all(children.map(end))
    await rm(root, { recursive: true, force: true })
  }
  try {
    await Promise.all([listening(smtpPort), listening(imapPort)])
  } catch (error) {
    const words = await readLog(root)
    await stop()
    throw new Error(`the mail servers did not start: ${words}`, { cause: error })
  }
  return { smtpPort, imapUrl: (user) => `imap://${user}:secret@127.0.0.1:${imapPort}`, stop, log: () => readLog(root) }
}

const startPostfix = async (root: string, mail: string, port: number, routes: Readonly<Record<string, number>>): Promise<ChildProcess> => {
  const config = join(root, 'postfix')
  for (const folder of [config, join(root, 'queue'), join(root, 'data')]) await mkdir(folder)
  execFileSync('chown', ['postfix', join(root, 'data')])
  const transports = Object.entries(routes).map(([domain, to]) => `${domain}=smtp:[127.0.0.1]:${to}`)
  await writeFile(
    join(config, 'main.cf'),
    `compatibility_level = 3.6
queue_directory = ${root}/queue
data_directory = ${root}/data
daemon_directory = /usr/lib/postfix/sbin
command_directory = /usr/sbin
maillog_file = ${root}/postfix.log
maillog_file_prefixes = ${root}
myhostname = relay.example
mydestination =
alias_maps =
alias_database =
local_recipient_maps =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
disable_dns_lookups = yes
smtp_host_lookup = native
smtpd_peername_lookup = no
smtputf8_enable = no
message_size_limit = 40000000
minimal_backoff_time = 2s
queue_run_delay = 2s
relay_domains = ${Object.keys(routes).join(' ')}
relay_recipient_maps =
transport_maps = inline:{ ${transports.map((route) => `{ ${route.replace('=', ' = ')} }`).join(', ')} }
recipient_delimiter = +
virtual_mailbox_domains = post.example
virtual_mailbox_base = ${mail}
virtual_mailbox_maps = inline:{ { desk@post.example = desk/ }, { reply@post.example = desk/ }, { bounce@post.example = desk/ }, { insured@post.example = desk/ } }
virtual_uid_maps = static:${MAIL_UID}
virtual_gid_maps = static:${MAIL_UID}
`,
  )
  // Name, type, private, unprivileged, process limit, command: as Postfix asks of each.
  const services = [
    `127.0.0.1:${port} inet n - - smtpd`,
    'pickup unix n - 1 pickup',
    'cleanup unix n - 0 cleanup',
    'qmgr unix n - 1 qmgr',
    'rewrite unix - - - trivial-rewrite',
    'bounce unix - - 0 bounce',
    'defer unix - - 0 bounce',
    'trace unix - - 0 bounce',
    'smtp unix - - - smtp',
    'relay unix - - - smtp',
    'virtual unix - n - virtual',
    'error unix - - - error',
    'retry unix - - - error',
    'scache unix - - 1 scache',
    'anvil unix - - 1 anvil',
    'postlog unix-dgram n n 1 postlogd',
  ]
  const rows = services.map((service) => {
    const [name, type, isPrivate, isUnprivileged, limit, command] = service.split(' ')
    return [name, type, isPrivate, isUnprivileged, 'n', '-', limit, command].join(' ')
  })
  await writeFile(join(config, 'master.cf'), `${rows.join('\n')}\n`)
  return spawn(POSTFIX, ['-c', config, 'start-fg'], { stdio: 'ignore' })
}

const startDovecot = async (root: string, mail: string, port: number): Promise<ChildProcess> => {
  const config = join(root, 'dovecot.conf')
  await writeFile(
    config,
    `protocols = imap
listen = 127.0.0.1
base_dir = ${root}/dovecot-run
state_dir = ${root}/dovecot-state
log_path = ${root}/dovecot.log
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain
first_valid_uid = ${MAIL_UID}
mail_location = maildir:${mail}/%u
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${MAIL_UID} gid=${MAIL_UID} home=${mail}/%u
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
  chroot =
}
service anvil {
  chroot =
}
`,
  )
  return spawn(DOVECOT, ['-F', '-c', config], { stdio: 'ignore' })
}

/** The master process is no child of ours: Postfix starts it through a script. */
const endMaster = async (root: string): Promise<void> => {
  const pid = Number(await readFile(join(root, 'queue/pid/master.pid'), 'utf8').catch(() => ''))
  if (pid > 1) process.kill(pid, 'SIGTERM')
}

const readLog = async (root: string): Promise<string> =>
  ['postfix.log', 'dovecot.log']
    .map((name) => join(root, name))
    .filter((path) => existsSync(path))
    .map((path) => execFileSync('tail', ['-n', '40', path], { encoding: 'utf8' }))
    .join('\n')

const listening = async (port: number): Promise<void> => {
  for (let tries = 0; tries < 150; tries++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
    if (isOpen) return
    await systemTime.sleep(100)
  }
  throw new Error(`nothing listens on port ${port}`)
}

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const cancel = systemTime.after(5_000, () => child.kill('SIGKILL'))
    child.once('exit', () => {
      cancel()
      resolve()
    })
    child.kill('SIGTERM')
  })
