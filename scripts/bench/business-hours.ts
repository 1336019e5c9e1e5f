import { calendarTable } from '../../src/clocks/business-calendar.ts'
import { addBusinessHours } from '../../src/clocks/business-hours.ts'
import { atLeast, type Bench, round } from './measure.ts'

const COUNT = 5_000_000

export const businessHours: Bench = {
  name: 'business-hours',
  about: 'additions of business-day hours on the table built from Temporal and the federal holidays',
  async run() {
    const table = calendarTable({ timeZone: 'America/New_York', extraClosedDays: [] })
    const from = Date.UTC(2026, 0, 1)
    let sum = 0
    const pass = () => {
      const started = performance.now()
      for (let i = 0; i < COUNT; i++) sum += addBusinessHours(table, from + (i % 8_000) * 3_600_000, 1 + (i % 96))
      return COUNT / ((performance.now() - started) / 1000)
    }
    pass()
    const perSecond = pass()
    if (!Number.isFinite(sum)) throw new Error('not a time')
    return [atLeast('additions', perSecond / 5_000_000, 1, `${round(perSecond / 1e6, 1)} million/s`, '5 million/s')]
  },
}
