import { Agents } from '../agent.ts'
import { Client } from '../client.ts'
import type { World } from '../world.ts'

/** What happens to the service from outside, told once and played under any faults. */
export type Story = {
  name: string
  /** How long the service runs on when the story is over, in virtual milliseconds. */
  afterMs: number
  tell: (stage: Stage) => Promise<void>
}
/** Who acts in a story. */
export type Stage = { world: World; live: Client; test: Client; agents: (moodOf: ConstructorParameters<typeof Agents>[1], delayMs?: number) => void }
export type Told = { live: Client; test: Client; run: (world: World) => Promise<void> }

export function startedStory(story: Story, world: World): Told {
  const live = new Client(world, 'live')
  const test = new Client(world, 'test')
  const agents: Stage['agents'] = (moodOf, delayMs) => void new Agents(world, moodOf, delayMs)
  return { live, test, run: () => story.tell({ world, live, test, agents }) }
}
