/**
 * Words of the small talk around an answer: holidays, hours, absences, offers of help. A sentence made of these and of
 * known words is passed over; one with any other word in it is not understood, and nothing beside it is confirmed.
 */
const WORDS = `
thanksgiving christmas merry new year's years easter holidays holiday season vacation lunch meeting meetings busy swamped crazy hectic slammed
monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun am pm a.m p.m noon
january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec
hours open opened closed office reopen returning return returned back early earlier sooner took take takes taking long longer waiting wait patience patient
great wonderful awesome nice lovely pleasant blessed safe fantastic excellent enjoy enjoyed enjoying stay warm cool dry hope hoping
fax faxed phone cell mobile text texted voicemail extension ext direct dial website web site www link click page online linkedin facebook
family kids wife husband dad mom son daughter baby birthday congratulations congrats friend friends neighbor
sorry apologize apologies inconvenience spam junk folder inbox caught missed slipped buried mailbox computer internet email emails emailing keyboard typing typed typos brevity iphone android outlook gmail
speak talk talked chat spoke soon touch look forward looking pleasure honor grateful much appreciate kind kindly kindness
dec decs page pages pdf copy copies print printed scanned scan id card cards certificate holder list listing listed wording formal letterhead
mine yours theirs someone somebody anybody anyone everyone everybody person people guys guy gal lady ladies gentleman boss colleague coworker teammate partner
went go goes going come came coming got getting give gave given make made making put want wanted wants need needed needs like liked love loved use used using try tried trying work worked works working
helpful helped helping useful fast quick quickly prompt promptly timely swift responsive easy easily short simple hard
wish wishes wishing best luck cheers bye goodbye ciao ttyl asap fyi btw
serving serve served proud proudly since family-owned independent local licensed trusted choice voted award awards celebrating anniversary
weather snow rain storm hurricane cold hot game football
referral referrals review reviews google star stars survey rate rating
feliz navidad ano nuevo pascua bendiciones bendecido excelente linda lindo bonito tarde manana lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre oficina horario llame llamar llamada telefono pronto disculpe disculpa demora tardanza espera paciencia ayuda ayudar servirle servir apoyo comuniquese comunicarse contactarnos contactarme escribame pase tenga tengan
`
export const TALK_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ''))
