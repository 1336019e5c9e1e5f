import { setTimeout as pause } from 'node:timers/promises'

// Any: the service's own JSON answers.
type Json = any
export type Calls = {
  send(method: string, path: string, body?: unknown): Promise<Json>
  /** Asks again until `done` holds; fails with `what` after 20 s. */
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

export async function waitFor<T>(what: string, ask: () => T | Promise<T>, done: (value: T) => boolean): Promise<T> {
  const deadline = performance.now() + 20_000
  for (;;) {
    const value = await ask()
    if (done(value)) return value
    if (performance.now() > deadline) throw new Error(`${what}: not within 20 s`)
    await pause(40)
  }
}
