import type { Choices } from './seeded-random.ts'

const VEHICLES = ['Freightliner Cascadia', 'Kenworth T680', 'Peterbilt 579', 'Volvo VNL', 'Utility reefer trailer', 'Great Dane dry van']
const VIN_SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'

/** The description box in the wording agents use, and what a careful reader takes from it. */
export function inventRemarks(
  choices: Choices,
  trade: 'carrier' | 'contractor',
  holder: string,
): { description: string[]; primaryNoncontributory: boolean | null } {
  const lines: string[] = []
  if (trade === 'contractor' && choices.chance(0.5))
    lines.push(
      `Re: ${choices.pick(['Job', 'Project', 'Contract'])} #${choices.digits(5)}, ${choices.pick(['warehouse fit-out', 'roof replacement', 'grounds maintenance', 'night cleaning', 'access control'])}`,
    )
  if (choices.chance(0.4)) {
    lines.push(
      choices.pick([
        'Certificate holder is included as additional insured with respect to general liability when required by written contract.',
        `${holder} is named as additional insured as respects general and auto liability.`,
        'Additional insured status applies only where a written contract asks for it, subject to policy terms.',
      ]),
    )
  }
  const primary = choices.chance(0.3)
  if (primary)
    lines.push(
      choices.pick([
        'General liability is primary and non-contributory.',
        'Coverage is on a primary & noncontributory basis where required by written contract.',
      ]),
    )
  if (choices.chance(0.25))
    lines.push(
      choices.pick([
        'Waiver of subrogation applies in favor of the holder where required by written contract.',
        'Subrogation is waived in favor of the certificate holder.',
      ]),
    )
  if (choices.chance(0.15)) lines.push('30 days notice of cancellation, 10 days for non-payment of premium.')
  if (trade === 'carrier' && choices.chance(0.35)) {
    for (let n = choices.int(1, 3); n > 0; n -= 1) {
      const vin = Array.from({ length: 17 }, () => choices.pick([...VIN_SIGNS])).join('')
      lines.push(`20${choices.int(14, 26)} ${choices.pick(VEHICLES)}  VIN ${vin}`)
    }
  }
  if (trade === 'carrier' && choices.chance(0.2)) lines.push(`USDOT ${choices.digits(7)}  MC ${choices.digits(6)}`)
  return {
    description: lines.length || choices.chance(0.6) ? lines : ['Evidence of insurance'],
    primaryNoncontributory: primary ? true : null,
  }
}
