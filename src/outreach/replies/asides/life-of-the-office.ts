/**
 * "Our scanner is on the fritz", "the kids are home sick": what goes on in an office and at home. Such a sentence is passed over
 * where each of its words is of this small world and of them names a thing of it. Policies, papers, those insured, what is
 * looked up and how sure one is of it have words here, so that nothing that bears on an answer can be said in them.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Things and people of an office's day. */
export const THINGS = words(`
printer scanner copier stapler fax keyboard mouse monitor headset glasses eyes fingers thumbs
coffee lunch breakfast donuts donut doughnuts cake pie pizza potluck cookies turkey barbecue bbq burrito sandwich dinner
birthday baby wedding shower graduation party retirement anniversary thanksgiving christmas easter halloween
dog dogs cat cats puppy kitten horse cows calves chickens
kid kids daughter daughters son sons boys girls wife husband mom dad mother father grandma grandpa grandbaby grandkids grandson granddaughter twins sister brother family
school football basketball baseball softball soccer volleyball hockey game games tournament recital practice carpool bus playoffs
deer hunting fishing lake cabin camping beach cruise honeymoon disney golf ski skiing hike
snow snowing snowed rain raining rained icy blizzard windy heatwave weather humidity fog sunshine sunny
phones wifi desk chair basement carpet paint painters painting plumber plumbing furnace thermostat heater parking elevator alarm
flu cold cough covid strep fever voice laryngitis migraine headache allergies surgery knee hip tooth dentist doctor crutches
traffic commute driveway interstate detour
conference convention seminar inbox voicemail voicemails texts suite hallway lobby breakroom calendar casserole chili soup snacks pumpkin ham leftovers uncle aunt cousin cousins niece nephew in-laws neighbors church choir band concert parade festival fair rodeo auction marathon bike boat pool garden lawn leaves backyard porch fireplace chimney airport flight flights hotel florida hawaii vegas mountains huskers packers vikings cowboys chiefs longhorns aggies buckeyes hawkeyes homecoming college dorm apartment ankle wrist shoulder sinuses
server website websites facebook instagram linkedin youtube podcast newsletter blog app survey payroll hiring door doors music mailbox handwriting spelling grammar truck-stop inches degrees snowplow shovel sign
interns intern newbie receptionist auditors examiners electrician electricians movers
`)
/** What may be said of them. */
export const OF_THEM = words(`
monday mondays tuesday wednesday thursday friday saturday sunday weekend holiday vacation power storm
i i'm i've i'll we we're we've we'll my our me us your you you're the a an this today tonight tomorrow yesterday morning afternoon evening night week day days hour hours minute minutes month season year
is isn't are aren't was wasn't were weren't be been being am have has haven't hasn't had having do does did doing here's there's there what
just so very really super pretty quite little bit too still finally already always whole entire half every everyone everybody
all and in into on at to from of for with by over under through during while after about around near between off out down up back away here there home
one couple few dozen bunch lots lot ton pile stack
went going go goes gone come coming came get getting got take taking took bring bringing brought make making made eat eating ate drink drinking spill spilled spilling run running ran walk walked drive driving drove fly flying flew
feel feeling felt sound sounding sick ill tired sleepy hungry happy excited sad sore stuffy hoarse contagious better worse
sorry excuse pardon forgive bear bare apologies oh well man boy wow ugh whew yikes hey haha lol
break broke broken breaking jam jammed jamming fix fixed fixing died dying freezing froze frozen burning acting fritz haywire kaput ornery possessed strike protest blink
crazy nuts busy swamped slammed hectic wild chaos chaotic zoo madhouse circus quiet slow fun rough long short late early behind ahead
love loved hate enjoy enjoyed enjoying celebrating celebrate decorating planning starting started start finishing
hot cold chilly freezing wet muddy snowy rainy gorgeous beautiful nice lovely awful terrible horrible perfect
new old big tiny little first last next loud noisy smelly
please wish stay warm cool dry safe send sending need pray prayers
town office building room street road hill country farm ranch house yard barn
like as somebody someone people staff crew team folks ladies guys gals
great wonderful fun amazing awesome catch catching caught dig digging dug climb climbing work worked works pile top bottom middle now right also well very every when who whose spend spent won win because so tons time times under together
visit find us check ever crashed crash melting melt finally falling skeleton our new
play plays playing played beat watch watching cheer cheering
no not doesn't don't won't can't didn't
`)
/** "It's snowing like crazy": the weather's "it", and no policy's. */
const OF_WEATHER = /^\W*(?:and |but )?it(?:'s| is| was| has been|'s been) (?:(?:just|so|really|been|finally|still|very) )*(?=(?:snow|rain|sleet|storm|pour|freez|cold|hot|chilly|windy|icy|sunny|foggy|gorgeous|beautiful|crazy|hectic|muddy|like|a (?:zoo|madhouse|circus|blizzard)))/
/** Never theirs that asked: "active from your e-mails". */
const OWN_MAIL = / (?:my|our|unread|old|of) e-?mails\b/g
/** Sentences with one of these are of more than that, whatever else stands in them. */
const OF_MORE = /\b(?:they|them|their|theirs|he|she|him|her|his|hers|those|these)\b|\b(?:if|unless|until|till|but)\b/
const CHARS_MAX = 140
const WORD = /[a-z][a-z'/-]*/g
/** "My daughter's wedding". */
const bare = (word: string): string => word.replace(/'s$/, '')

/** Whether a sentence, folded, tells of nothing but the life of the office. */
export function tellsOfOfficeLife(folded: string): boolean {
  if (folded.length > CHARS_MAX || /[?$%|=\d]/.test(folded.replace(/\b\d{1,2} (?=(?:inches|feet|degrees|people|hours|minutes|miles|of us)\b)/g, '')) || OF_MORE.test(folded.replace(/\bmy door\b/g, ''))) return false
  const said = folded.replace(OF_WEATHER, '').replace(OWN_MAIL, ' inbox').replace(/\bmov(?:ing|ed) (?=(?:my|our) )/g, 'taking ').replace(/\ball over\b/g, 'over').match(WORD) ?? []
  return said.length > 1 && said.every((word) => THINGS.has(bare(word)) || OF_THEM.has(word)) && said.some((word) => THINGS.has(bare(word))) && !/^(?:not?|never|don't|stop)\b/.test(said.join(' '))
}
