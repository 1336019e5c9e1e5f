import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A free port of the loopback, as free as a port can be known to be. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export async function waitForPort(port: number, child: ChildProcess, timeoutMs = 20_000): Promise<void> {
  for (const until = performance.now() + timeoutMs; performance.now() < until; await sleep(50)) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}: ${said.get(child)}`)
    const socket = net.connect(port, '127.0.0.1')
    const open = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(() => false)
    socket.destroy()
    if (open) return
  }
  throw new Error(`nothing listens on ${port}`)
}

const said = new WeakMap<ChildProcess, string>()

export function start(command: string, args: string[]): ChildProcess {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  child.stderr?.on('data', (chunk) => said.set(child, `${said.get(child) ?? ''}${chunk}`.slice(-500)))
  return child
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
