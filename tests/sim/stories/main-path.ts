import type { Story } from './index.ts'
import { autoLine, certificate, glLine, publishRules, push, setContact, setWebhook } from './acts.ts'

/** Push, extraction, lines, surface check, clocks, one email, its answer, verdicts, webhooks. */
export const mainPath: Story = {
  name: 'main path',
  afterMs: 3_600_000,
  async tell({ world, live, agents }) {
    agents(() => 'confirmed')
    await setWebhook(live)
    await publishRules(live, 'broker')
    await setContact(live, 'acme')
    await push(live, 'acme', 'broker', certificate('acme Hauling LLC', [glLine('GL-100'), autoLine('AU-200')]))
    await world.rest()
  },
}
