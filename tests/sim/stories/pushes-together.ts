import { autoLine, certificate, glLine, publishRules, push } from './acts.ts'
import type { Story } from './index.ts'

const CARRIERS = ['acme', 'birch', 'cedar', 'dogwood']
const paperOf = (insured: string, policy: string) => certificate(`${insured} Hauling LLC`, [glLine(`GL-${policy}`), autoLine(`AU-${policy}`)])

/** Pushes that meet: what is asked while one is under way shares a transaction, one of them is refused, and one comes again. */
export const pushesTogether: Story = {
  name: 'pushes together',
  afterMs: 3_600_000,
  async tell({ live, agents }) {
    agents(() => 'confirmed', 60_000)
    await publishRules(live, 'broker', [{ rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }] }])
    await Promise.all([...CARRIERS.map((insured) => push(live, insured, 'broker', paperOf(insured, insured))), push(live, 'acme', 'second', paperOf('acme', 'acme'))])
    await Promise.all([
      push(live, 'acme', 'broker', paperOf('acme', 'renewed')),
      push(live, 'elm', 'broker', paperOf('elm', 'elm')),
      push(live, 'birch', 'broker', paperOf('birch', 'renewed'), { program_ref: 'nobody-made-it' }),
      push(live, 'fir', 'broker', paperOf('fir', 'fir'), { parent_insured_ref: 'acme' }),
    ])
  },
}
