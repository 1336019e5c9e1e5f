import { setTimeout as pause } from 'node:timers/promises'
import { dim, item } from './show.ts'

// Any: the service's own JSON answers.
type Json = any
export type Calls = {
  send(method: string, path: string, body?: unknown): Promise<Json>
  /** Asks again until `done` holds; says that it goes on waiting every 20 s, and fails with `what` after five minutes. */
  until(what: string, path: string, done: (answer: Json) => boolean): Promise<Json>
}

/** The API as an integrator calls it. An answer that is no success ends the demonstration with its cause. */
export function createCalls(url: string, key: string): Calls {
  const send: Calls['send'] = async (method, path, body) => {
    const form = body instanceof FormData
    const answer = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body !== undefined && !form && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    })
    const json = (await answer.json()) as Json
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${json.error?.message ?? JSON.stringify(json)}`)
    return json
  }
  return {
    send,
    async until(what, path, done) {
      return waitFor(what, () => send('GET', path), done)
    },
  }
}

/** Waits however slow the machine is or long the file: on a crowded one a reader alone takes half a minute to start. */
export async function waitFor<T>(what: string, ask: () => T | Promise<T>, done: (value: T) => boolean, { tellMs = 20_000, patienceMs = 300_000 } = {}): Promise<T> {
  const started = performance.now()
  for (let told = 0; ; ) {
    const value = await ask()
    if (done(value)) return value
    const waited = performance.now() - started
    if (waited > patienceMs) throw new Error(`${what}: not within ${Math.round(patienceMs / 1000)} s`)
    if (waited > (told + 1) * tellMs) {
      told = Math.floor(waited / tellMs)
      item(dim(`still ${what}, ${Math.round(waited / 1000)} s`))
    }
    await pause(40)
  }
}
