import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { freePort, start, stop, waitForPort } from './process.ts'

const SSHD = ['/usr/sbin/sshd', '/usr/local/sbin/sshd'].find((file) => existsSync(file))
export const sshdMissing = SSHD === undefined ? 'OpenSSH sshd is not installed on this machine' : false

export type Sshd = {
  port: number
  username: string
  privateKey: string
  otherKey: string
  /** OpenSSH lines and fingerprints of the server's two keys. */
  hostKeys: { ed25519: string; rsa: string; ed25519Fingerprint: string; rsaFingerprint: string }
  folder: string
  stop(): Promise<void>
}

/** A real OpenSSH server on the loopback with keys and configuration of its own. */
export async function startSshd(): Promise<Sshd> {
  const home = mkdtempSync(path.join(tmpdir(), 'ivs-sshd-'))
  const keygen = (name: string, ...args: string[]) => execFileSync('ssh-keygen', ['-q', '-N', '', '-f', path.join(home, name), ...args])
  keygen('host_ed25519', '-t', 'ed25519')
  keygen('host_rsa', '-t', 'rsa', '-b', '2048')
  keygen('user', '-t', 'ed25519')
  keygen('stranger', '-t', 'ed25519')
  const read = (name: string) => readFileSync(path.join(home, name), 'utf8')
  writeFileSync(path.join(home, 'authorized_keys'), read('user.pub'), { mode: 0o600 })
  const port = await freePort()
  if (userInfo().uid === 0) mkdirSync('/run/sshd', { recursive: true })
  const config = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${home}/host_ed25519`,
    `HostKey ${home}/host_rsa`,
    `AuthorizedKeysFile ${home}/authorized_keys`,
    `PidFile ${home}/pid`,
    'StrictModes no',
    'UsePAM no',
    'PasswordAuthentication no',
    'PermitRootLogin prohibit-password',
    'Subsystem sftp internal-sftp',
  ]
  writeFileSync(path.join(home, 'config'), `${config.join('\n')}\n`)
  const child = start(SSHD ?? '', ['-D', '-f', path.join(home, 'config')])
  await waitForPort(port, child)
  const fingerprint = (name: string) =>
    execFileSync('ssh-keygen', ['-lf', path.join(home, name)])
      .toString()
      .split(' ')[1] ?? ''
  return {
    port,
    username: userInfo().username,
    privateKey: read('user'),
    otherKey: read('stranger'),
    hostKeys: {
      ed25519: read('host_ed25519.pub').trim(),
      rsa: read('host_rsa.pub').trim(),
      ed25519Fingerprint: fingerprint('host_ed25519.pub'),
      rsaFingerprint: fingerprint('host_rsa.pub'),
    },
    folder: path.join(home, 'inbox'),
    stop: async () => {
      await stop(child)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
