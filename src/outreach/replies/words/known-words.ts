/**
 * Words that carry no weight in an answer. A confirmation counts only where every word of its clause is known,
 * so this list is what may stand beside a yes. Words that narrow, doubt or postpone are not in it.
 */
const ENGLISH = `
a an the this that these those it its it's they them their theirs he she his her him we we're we've i i'm i've me my our ours us you your yours you're you've who whom which what
is are was were be been being am has have having had do does did done get gets got
and or plus as at by for from in into of off on onto to with within per regarding re about-this via between through thru than then so also too both each every all any either
here there hereby herein below above attached enclosed following foregoing listed shown stated provided-below described
hi hello hey dear good morning afternoon evening day greetings team folks all sir madam maam desk verification everyone gentlemen ladies
thank thanks thankyou thx ty appreciate appreciated welcome please pls kindly sorry apologies delay checking asking reaching inquiry inquiring confirming
today currently presently now still yet already always since just very much really quite simply well fully completely entirely exactly continuously continues continue continued remain remains remained remaining stays
checked check reviewed review looked look pulled pull verified compared confirm confirmed see seen seeing saw show shows showing shown find found list lists listed captioned enumerated itemized have hold holds held note noted reflect reflects reflected read reads issued issue
rather write writes wrote written handle handles service services place places insure insures insured insureds agency agent agents agent's broker brokers producer producers producing csr office account accounts client clients client's customer customers carrier carriers carrier's company companies insurer insurers underwriter underwriting
policy policies policy's policyholder coverage coverages cover covers insurance line lines limit limits date dates term terms period number numbers num no. # info information detail details data fact facts value values item items figure figures amount amounts entry entries record records system systems file files portal website online management ams epic everything anything name names named certificate cert coi letter email e-mail mail message request requests question questions response reply verification
effective expiration expires expire expiring exp eff inception start starts started starting end ends ended annual year years month months monthly six twelve mo yr day days 6-month 12-month term'd full
one two three four five six seven eight nine ten first second third fourth fifth last next single
limit's dollar dollars usd k m mm usd$ per occurrence aggregate combined
correct right accurate same way usual well set great best regards
know let anything else further additional help assistance feel free contact call reach happy glad holler any time anytime shout ask if-you-need
records file reference sake future copy copies send sent sending attach attaching forward forwarded included including incl include includes
my our end side part book books
regards sincerely best cheers
parts lender mortgagee
status dec decs declarations declaration pages page nosotros senora senorita
indicate indicates indicating maintain maintains provide provides myself ourselves himself herself ran logged opened brought pulling covered
carrier's directly rep representative
office staff department dept commercial lines specialist manager assistant coordinator
renewed new old current updated latest recent recently fresh
advised advise aware-of referenced mentioned referencing reference-d noted pulled reviewed double triple ma'am maam mam mame señor gentlemen epic hawksoft ezlynx amsoft nowcerts vertafore quickbooks counts count across board entire whole complete overall respective respectively each-one accordingly likewise-ly
respond responded responding reply replied replying answer answered answering assist assisting assistance covering desk behalf inquiry inquire verifying verifies reviewing reviewed looked looking referring refer referred
disease premium premiums paid payment-plan installment direct bill billed agency-bill
six-month twelve-month month-to-month annual annually semi
certify certified hereby pleased happy glad good-standing standing
written-through placed-through actually-yes too again once-again
insured-name here's that's there's what's everything's
correctly verbatim listed-below aforementioned informed therein thereunder herein trail trailing theirs spring summer fall autumn winter mija mijo hon hun honey darlin darling sweetie bud buddy pal dude bro amigo amiga friend friends jefe chief yall y'all u ur theyre thats youre ive weve theres heres above-mentioned above-referenced below-referenced above-captioned above-listed above-named abovementioned undersigned subject-line
vp president owner-operator principal csr cisr cic arm cpcu crm account-manager
these-are those-are they-are both-are
continuing since-then day-to-day 
anyway anyhow anyways
mentioned sent emailed received-your asked inquired
yr yrs x2 x3 x4 x5
cheers peace blessings
thankyou mr mrs ms miss dr
inc llc co corp ltd lp company
only-as such case matter behalf regard regards respect
hope-this helps well week weekend safe holiday holidays happy nice
ref subject fyi btw asap ps
up down out
continuous without-lapse uninterrupted
deductible retention statutory building contents vehicle truck trucks autos auto liability
who's where when-needed how
carries identified identifies therein presently dated
portals websites sites
thereof whereof communication correspondence enforceable
particulars cite cites cited particular captioned-above tallied tally wholesaler retailer
`
const SPANISH = `
desde el la los las un una unos unas lo al del de en y e o u a con por para su sus se le les me mi mis nos nuestra nuestro nuestras nuestros ustedes usted ellos ella este esta estos estas ese esa esos esas eso esto aqui
es son esta estan fue fueron ha han he hemos sido ser estar tiene tienen tenemos tengo hay sigue siguen continua continuan permanece permanecen
mismo misma mismos mismas que como cual todo toda todos todas ambos ambas cada tambien ademas ya todavia aun ahora hoy actualmente
poliza polizas cobertura coberturas seguro seguros limite limites fecha fechas numero numeros vigencia vigencias vencimiento inicio termino datos informacion detalles valores cliente clientes asegurado asegurada asegurados aseguradora compania carrier agencia agente sistema encuentra encuentran menciona mencionan indica indican solicita pregunta aparece describe detalla electronico señor senor senora orden a-la-orden registros registro archivo presente medio mediante informo informamos hago constar acuerdo anexo anexos nombre correspondiente correspondientes indicado indicada indicados indicadas senalados senaladas mencionado mencionada mencionados mencionadas arriba abajo solicitado solicitada registros registro archivo expediente correo mensaje solicitud
hola buenos buenas dias dia tardes noches estimado estimada estimados gracias muchas favor saludos cordial cordiales atentamente buen quedo quedamos ordenes disposicion cualquier duda pregunta consulta atencion
un millon millones mil dolares por ocurrencia accidente vehiculo carga responsabilidad civil general comercial camion camiones
adjunto adjunta adjuntos certificado copia envio enviamos
uno dos tres cuatro cinco seis primero primera segunda segundo tercera tercero
revise revisamos revisado verifique verificamos aparece aparecen muestra muestran vemos veo sale salen
`
export const KNOWN_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${SPANISH}`.split(/\s+/).filter((word) => word !== ''))
