/** With a bare yes only these may stand: "yes, we are the agent" answers another question. */
export const BESIDE_YES: ReadonlySet<string> = new Set(
  "ma'am maam mam senora reviewed checked x2 x3 x4 x5 senor i we they it its it's is are was were that this these those to on for the a an of all both each in with as per our your you my me us do does have here also still and or at this yes sir and by from be been has will so too listed shown below above el la los las todo todas esta estan es son de en que para y su sus nuestro nuestra se le les lo todos ambas poliza polizas cobertura coberturas con del al policy policies coverage coverages insurance system records record file today written line lines limits dates thanks thank hi hello good morning afternoon dear limit number term effective please note per-our provided requested this email letter reply request contact buenas buenos tardes dias noches hola estimado estimada estimados saludos gracias".split(
    ' ',
  ),
)
/** Who is whose: "yes, we are the agent". */
export const PERSONS: ReadonlySet<string> = new Set([
  'agent',
  'agents',
  'broker',
  'brokers',
  'producer',
  'client',
  'clients',
  'customer',
  'customers',
  'rep',
  'representative',
  'contact',
  'csr',
  'manager',
  'assistant',
])
