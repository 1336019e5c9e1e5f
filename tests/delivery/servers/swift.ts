import type { ChildProcess } from 'node:child_process'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { freePort, start, stop, waitForPort } from './process.ts'

const BINARIES = ['proxy-server', 'account-server', 'container-server', 'object-server', 'ring-builder'].map(
  (name) => `/usr/bin/swift-${name}`,
)
export const swiftMissing = BINARIES.every((file) => existsSync(file)) ? false : 'OpenStack Swift is not installed on this machine'

export type ObjectStore = { endpoint: string; accessKey: string; secretKey: string; stop(): Promise<void> }

/** OpenStack Swift with its S3 face, which checks signatures for real. */
export async function startSwift(): Promise<ObjectStore> {
  const home = mkdtempSync(path.join(tmpdir(), 'ivs-swift-'))
  mkdirSync(path.join(home, 'srv', 'd1'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(home, name), text)
  write(
    'swift.conf',
    '[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = b\n[storage-policy:0]\nname = only\ndefault = yes\n',
  )
  const children: ChildProcess[] = []
  const run = async (name: string, port: number, config: string) => {
    const shared = `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = ${userInfo().username}\nswift_dir = ${home}\n`
    write(`${name}.conf`, shared + config)
    const child = start(`/usr/bin/swift-${name}-server`, [path.join(home, `${name}.conf`)])
    children.push(child)
    await waitForPort(port, child)
  }
  const stopAll = async () => {
    await Promise.all(children.map(stop))
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const backends = await Promise.all(['account', 'container', 'object'].map(async (name) => ({ name, port: await freePort() })))
    for (const { name, port } of backends) {
      const ring = (...args: string[]) =>
        execFileSync('/usr/bin/swift-ring-builder', [path.join(home, `${name}.builder`), ...args], { stdio: 'ignore' })
      ring('create', '4', '1', '1')
      ring('add', `r1z1-127.0.0.1:${port}/d1`, '1')
      ring('rebalance')
    }
    const disk = `devices = ${home}/srv\nmount_check = false\nfallocate_reserve = 0\n`
    const port = await freePort()
    await Promise.all([
      ...backends.map((one) =>
        run(
          one.name,
          one.port,
          `${disk}[pipeline:main]\npipeline = ${one.name}-server\n[app:${one.name}-server]\nuse = egg:swift#${one.name}\n`,
        ),
      ),
      run('proxy', port, PROXY),
    ])
    return { endpoint: `http://127.0.0.1:${port}`, accessKey: 'test:tester', secretKey: 'testing', stop: stopAll }
  } catch (error) {
    await stopAll()
    throw error
  }
}

const PROXY = `
[pipeline:main]
pipeline = catch_errors gatekeeper cache s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`
