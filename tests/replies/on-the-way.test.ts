import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import type { OutreachContext } from '../../src/vocabulary/index.ts'
import { CONTEXTS } from './contexts.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const LETTER: Record<string, string> = { confirmed: 'c', refused: 'r', unclear: 'u', none: 'n', contradicted: 'x' }
const ALL: Record<string, OutreachContext> = { ...CONTEXTS, ...CONTEXTS_BY_TRADE }

async function read(key: string, text: string): Promise<string> {
  const context = ALL[key]!
  const { per_line } = await readReply(replyMail(context, text, { style: 'apple' }), context)
  return context.lines.map(({ coverage_line_id }) => LETTER[per_line[coverage_line_id]!.outcome]).join(' ')
}

/** As it is typed on the way: a status and values behind it, who writes, what else goes on. Beside each kind what must not confirm. */
const ANSWERS: [string, string, string][] = [
  ['haul', "He's good on all three. All active.", 'c c c'],
  ['haul', "He's good on all three.", 'u u u'],
  ['haul', "He's good on all three until Friday. All active.", 'u u u'],
  ['mex', 'Active, 1m auto, 100k cargo', 'c c'],
  ['mex', 'Active, 1m auto, 150k cargo', 'c x'],
  ['mex', 'Active, 1m auto', 'u u'],
  ['mex', 'Active, 1m auto, 100k cargo til Friday', 'u u'],
  ['mex', 'Yes, the auto is 1m, the cargo was cancelled', 'u r'],
  ['mex', 'Auto active. We did away with his cargo in August when he went under another guy\'s authority', 'c r'],
  ['mex', 'Auto active. We did away with the cargo deductible in August', 'c u'],
  ['mex', 'Both are in force. Please see the attached certificate as evidence.', 'c c'],
  ['mex', 'Both are in force. Please see the attached certificate for limits.', 'u u'],
  ['build', 'Confirmed all four. Note GL per project agg applies.', 'c c c c'],
  ['build', 'Confirmed all four. GL per project agg does not apply.', 'u c c c'],
  ['mex', 'Both in force. They also have a 5M excess layer if you need me to send that cert.', 'c c'],
  ['mex', 'Both were non-renewed. Coverage was replaced with Liberty Insurance: auto LC-9001, cargo LC-9002.', 'x x'],
  ['haul', "Auto and cargo active. GL is written through Northfork's sister company, Northfork Casualty, same number.", 'c c x'],
  ['one', 'Walter is insured with Badger Motor through us. Policy is active.', 'c'],
  ['one', 'Walter is insured with Badger Motor through another agency. Policy is active.', 'u'],
  ['haul', 'Auto and cargo active. GL is active with 1mil/2mil limits.', 'c c c'],
  ['haul', 'Auto and cargo active. GL is active with 500k/1mil limits.', 'c c x'],
  ['mex', 'Auto is active but they only insured 3 of the 7 vans, customer said the others are parked', 'u u'],
  ['mex', "Auto is active but I'd have to check on the others", 'c n'],
  ['haul', 'Gary is in a deer stand till Monday lol. All three are active.', 'c c c'],
  ['haul', "Gary is in a deer stand till Monday lol. I'll make sure he sees this.", 'n n n'],
  ['haul', 'All three are active lol.', 'u u u'],
  ['haul', 'Auto and cargo renew 3/10/27 and are active through then. GL is active.', 'c c c'],
  ['haul', 'Auto and cargo are cancelling 3/10/27 and are active through then. GL is active.', 'u u c'],
  ['one', 'Confirming the policy is active. COI attached showing you as holder.', 'c'],
  ['one', 'Confirming the policy is active. COI attached showing the new limits.', 'u'],
  ['build', 'All four are in full force & effect. Umbrella sits over GL/AL/EL.', 'c c c c'],
  ['build', 'All four are in full force & effect. Umbrella does not sit over the auto.', 'c u u c'],
  ['build', 'GL, auto and umbrella active. WC was cancelled rewrite - new policy WCE 5530099 effective 9/30/2026, same carrier and limits.', 'c c c x'],
  ['build', 'GL, auto and umbrella active. WC was cancelled, rewrite pending.', 'c c c u'],
  ['mex', 'Las dos pólizas siguen vigentes y al corriente en sus pagos.', 'c c'],
  ['mex', 'Las dos vigentes, no están al corriente en sus pagos.', 'u u'],
  ['mex', 'La póliza de auto se dio de baja el 15 de septiembre a petición del cliente. La carga sigue activa.', 'r c'],
  ['haul', 'yes they r, but cargo ded is 5000', 'c x c'],
  ['haul', 'they r not active', 'r r r'],
  ['haul', 'All three were active.', 'u u u'],
  ['haul', 'hes good. all r active', 'c c c'],
  ['haul', 'hes good.', 'u u u'],
  ['haul', 'Dana here - yes to all three', 'c c c'],
  ['haul', 'Dana here - yes I got it', 'n n n'],
  ['build', 'They moved their workers comp to a PEO (Oasis) on 10/1. GL, auto and umbrella are active.', 'c c c r'],
  ['dray', 'AL CARGO GL TI ALL ACTIVE', 'c c c c'],
  ['dray', "Auto, cargo and GL in force. Trailer interchange was removed 10/15 per insured, he's pulling his own trailer now.", 'c c c r'],
  ['dray', 'All active per insured.', 'u u u u'],
  ['mex', 'Both active. They have 3 trucks on the auto', 'c c'],
  ['mex', 'Both active. They have 3 trucks not on the auto', 'u c'],
  ['mex', 'Both are in force. Our certificate dept will send an updated COI under separate cover.', 'c c'],
  ['mex', 'Both are in force. Our cancellation dept will send a notice under separate cover.', 'u u'],
  ['tower', 'GL and pollution active. Excess: we are still waiting on the carrier to issue the policy, we have a binder through 12/1.', 'c u c'],
  ['taxi', "Auto active. The WC did not renew with Gold Coast, it's now with Suncoast Comp, SC-22011, 7/1/26-27.", 'c x'],
  ['taxi', "Auto active. The WC did not renew with Gold Coast, it's now with another agency.", 'c r'],
  ['mex', 'Active, 1m auto, 100k cargo, those were mine.', 'u u'],
  ['mex', 'Active, 1m auto, 100k cargo Used to be.', 'u u'],
  ['haul', 'All three active. New certs went out last week, effective next week.', 'u u u'],
  ['office', 'Both active. We also have their umbrella and auto if you need those, they had been with us since 2021.', 'u u'],
  ['crane', 'GL & auto good thru October. IM he dropped when he sold the crane in July.', 'c c r'],
  ['crane', 'All active. He dropped the truck when he sold it.', 'u u u'],
  ['haul', 'All three in force. 8 units on policy now.', 'c c c'],
  ['haul', 'All three in force. 8 units off policy now.', 'u u u'],
  ['prop', 'All in force. Property is special form, replacement cost.', 'c c c'],
  ['prop', 'All in force. Property is basic form, ACV.', 'u c c'],
  ['clinic', 'Both are in force! Dr. Rao has been with us since she opened the clinic.', 'c c'],
  ['clinic', 'Both are in force! Dr. Rao has been with us until she closed the clinic.', 'u u'],
  ['build', "The umbrella is 3M not 5M. Otherwise you're spot on. All active.", 'c c x c'],
  ['mex', 'Both are active. He changed truck but is already on policy', 'c c'],
  ['mex', 'Both are active. He changed truck but is not on policy yet', 'u u'],
  ['mex', 'Auto activo, cargo no tiene conmigo', 'c r'],
  ['mex', 'Auto activo, cargo no tiene problema conmigo', 'c u'],
  ['haul', "Confirming the following:\n\nAuto - Active\nCargo - Active\nGL - Northfork shows Active, although we don't write it", 'c c u'],
]

describe('letters thumbed on the way', () => {
  for (const [key, text, wanted] of ANSWERS) test(`${key}: ${text.replaceAll('\n', ' / ')}`, async () => assert.equal(await read(key, text), wanted))
})
