import type { CoverageType } from '../../../vocabulary/index.ts'

/** A part of a coverage that people list as if it were a line of its own. */
export type CoveragePart = 'el' | 'stop_gap' | 'reefer' | 'products' | 'hnoa'
export type CoverageName = {
  pattern: RegExp
  type: CoverageType
  part?: CoveragePart
  alternative?: CoverageType
  weak?: boolean
  printed?: string
}

const liab = `(?:liability|liab\\b\\.?|lia\\b\\.?)`
const tail = `(?: legal)?(?: (?:insurance|coverage|policy|policies|ins\\b\\.?))?`
const name = (
  source: string,
  type: CoverageType,
  more: Omit<CoverageName, 'pattern' | 'type'> = {},
  ending = `${tail}(?![a-z0-9])`,
): CoverageName => ({ pattern: new RegExp(`(?<![a-z0-9&])(?:${source})${ending}`, 'g'), type, ...more })

/** Two or three letters are a policy's where its amount follows: "OA: $500,000", "IM - 50k". */
const sum = `(?= ?(?:[:=@–-]|\\.{2,4})? ?¤)`

const umbrellaOrExcess = `(?:umbrella|umb\\b\\.?) ?\\/ ?xs\\b|xs ?\\/ ?(?:umbrella|umb\\b)|(?:commercial )?umbrella excess(?: ${liab})|(?:umbrella|umb\\b\\.?)(?: ${liab})? ?(?:\\/|and\\/or|or|&|\\(or|-|and|\\() ?(?:an? )?(?:follow(?:ing)?[- ]form )?excess(?: ${liab})?\\)?|excess(?: ${liab})? ?(?:\\/|and\\/or|or|\\() ?(?:an? )?(?:umbrella|umb\\b)(?: ${liab})?\\)?|excess umbrella(?: ${liab})?`

/**
 * What people call each coverage, longest and most specific first: the first pattern that matches a stretch of text owns it.
 * `weak` names count only where an amount, a list item or an asking verb stands beside them.
 */
export const COVERAGE_LEXICON: CoverageName[] = [
  name('contingent (?:motor truck )?cargo', 'contingent_cargo'),
  name(`(?:janitorial|fidelity|dishonesty|third[- ]party) ?(?:\\/|and|or|&) ?(?:janitorial|fidelity|dishonesty|third[- ]party) bonds?`, 'crime'),
  name(`contingent (?:auto(?:mobile)?)(?: ${liab})?`, 'contingent_auto'),
  name(`(?:aviation|aircraft|airport)(?: commercial| premises)? general ${liab}|(?:airport(?: ?[\\/&] ?aviation)?|aviation(?: ?[\\/&] ?airport)?)(?: premises)? ${liab}(?! ?\\(c?gl\\b)`, 'aviation'),
  name(`(?:(?:employer'?s'? ${liab}|e\\.?l\\.?) ?(?:\\/|-|–)? ?)?stop[- ]?gap(?: (?:employer'?s'?|el) ?(?:${liab})?)?(?: \\((?:employer'?s'? ${liab}|el)\\))?`, 'employers_liability', {
    part: 'stop_gap',
  }),
  name(
    `(?:workers?'?s?|workmen'?s|worker'?s|work(?:er|man)?)'? ?(?:compensation|comp\\b\\.?)(?: ${liab})?|work ?cover(?= (?:for|insurance|policy)|:)|work(?:place|ers'?)? injury (?:cover|insurance|coverage)|w\\.? ?\\/ ?c\\b|w\\.c\\.|wc(?:\\/| ?(?:&|and|\\+) ?)e\\.?l\\.?|wc|(?:workers'? )?comp(?:ensation)? ?(?:\\/|&) ?(?:e\\.?l\\.?|employer'?s'? ${liab})`,
    'workers_comp',
  ),
  name(`all[- ]risks? insurance (?:of|on|for|covering) (?:the |all |any |such )?(?:hired |leased |rented )?(?:plant|equipment|machine|machinery|crane)`, 'inland_marine', {}, `(?![a-z0-9])`),
  name(`all[- ]risks?(?: of)? (?:physical )?loss(?: or| and)? damage`, 'inland_marine'),
  name(
    `public liability(?: (?:and|&) property damage)?(?: liability)?(?: insurance)?(?= [^.;]{0,60}(?:on all|covering all|for all|on each)[^.;]{0,30}(?:vehicles|trucks|autos|tractors))|public liability (?:and|&) property damage(?! insurance (?:on|covering))(?![^.]{0,300}\\b(?:premises|buildings?|demised|stores?|aggregate)\\b)(?![^.]{0,300}\\b(?:auto(?:mobile)?|vehicle) (?:liability|insurance))(?: liability)?|motor(?: carrier'?s?)? ${liab}|(?:vehicles?|autos|automobiles|trucks?|cars?)(?: [a-z]+){0,5} (?:shall|must|are to|to|should|will) be (?:insured|covered)(?: for (?:liability|third[- ]part(?:y|ies)))?|(?:public )?liability and property damage (?:liability )?insurance (?:on|covering|for) [^.;$]{0,30}?(?:vehicles|trucks|autos|automobiles|tractors)|motor third[- ]party(?: liability)?|(?:comprehensive )?motor vehicle(?: insurance)?,? (?:including |covering |for )?third[- ]party (?:property damage|liability)|(?:comprehensive )?motor vehicle(?= insurance)|third[- ]party motor(?: liability)?`,
    'auto_liability',
  ),
  name(`(?<!general |public |products? |professional |umbrella |excess |cargo |damage |commercial |legal )liability (?:insurance |coverage )?(?:on|for|covering) (?:the |all |each |any |your |its |their )?(?:(?:tow|tour|company|work|owned|delivery|pulling) )?(?:vehicles?|trucks?|autos?|tractors?|vans?|cars?)`, 'auto_liability', {}, `(?![a-z0-9])`),
  name(`(?:(?:commercial )?general|public) (?:&|and|\\/) products? liability`, 'general_liability'),
  // "GL / Products $1,000,000 / $3,000,000": the name of the policy, where the amounts of more than one limit follow.
  name(`(?:c\\.?g\\.?l\\.?|g\\.?l\\.?|(?:commercial )?general liability) ?(?:\\/|&|and|incl(?:uding|\\.)?) ?products?(?: liability)?(?=:? ?¤+ ?\\/ ?¤)`, 'general_liability'),
  name(`misc(?:ellaneous|\\.)? (?:rented |leased )?equipment(?: ?(?:\\/|&|and|,) ?[a-z ,&-]{3,40})?(?= ?[:(-]| floater| insurance| coverage| limit)`, 'inland_marine'),
  name(
    `comp(?=,? ?(?::|-|at|is|=|with|must|per|as|needs?|policy|coverage|insurance|limits?|waiver|statutory)* ?(?:£|µ|statutory|waiver|the µ|a µ|as required|per state|must|coverage|policy|insurance))|comp(?=,? ?(?:w\\/|with) ?(?:el\\b|e\\.l|employer))|(?<=\\b(?:from|by) (?:the |their |your |its )?)comp(?= (?:carrier|insurer|company))|comp(?= (?:and|or|&) disability| \\(| is (?:all|it)\\b| itself\\b)|comp(?= (?:or|and|plus|\\+|\\/|&) (?:occ|gl\\b|el\\b|employer|umbrella))|(?<=\\b(?:under|on|for|from|in) (?:the|their|your|its) )comp(?=[ ,.;)]|$)|comp(?=(?: with| w\\/|,|:)? ?¤+ (?:el\\b|e\\.l|employer))|(?<=[¤£©µ¦)] ?[,;+&] ?(?:and |& )?)comp(?=[,;.)]|$)|(?<=\\b(?:on|under|for|but|except) )comp(?=[.,;)]|$)|(?<=, (?:and |plus |& )?)comp(?=[.;]|$)|(?<=^\\W{0,3})comp(?=\\W*$| ?:)|(?<=\\bno )comp(?=[,.;)]|$)|(?<=£ )comp(?=[ ,.;)]|$)|(?<=(?:©|\\b(?:auto|gl|cgl|al|liability|umbrella|excess)) ?[,/&]? ?(?:and |or |& )?)comp(?=[ ,.;:)]|$)|(?<=everything (?:but|except|incl\\.?|including) )comp(?![a-z])`,
    'workers_comp',
    {},
    `(?: insurance)?(?! ?(?:and|&|\\/) ?coll)(?![a-z0-9])`,
  ),
  name(`(?:employer(?:'s|s'|s)?|empl?\\b\\.?) ?(?:${liab})|e\\. ?l\\.|el\\b(?! (?:paso|dorado|cajon|monte|segundo|camino))`, 'employers_liability', {
    part: 'el',
  }),
  name(umbrellaOrExcess, 'umbrella', { alternative: 'excess_liability' }),
  name(`(?:commercial |follow(?:ing)?[- ]form )?(?:umbrella)(?: ${liab})?|umb\\b\\.?|(?<![a-z0-9] ?)ul(?=[ :=-]{1,3}¤)`, 'umbrella'),
  name(
    `(?:follow(?:ing)?[- ]form )?excess(?: (?:${liab}|insurance|coverage|policy|layer))|xs liab(?:ility)?|xs${sum}|(?<=\\b(?:gl|al|auto|wc|umb|el|[©]) ?(?:[,/&+]|and) ?)xs(?![a-z0-9])|follow(?:ing)?[- ]form excess|excess,? \\(?follow(?:ing|s)?[- ]form\\)?`,
    'excess_liability',
  ),
  name(
    `(?:commercial |comprehensive |marine )?(?:general|gen'l\\b\\.?|gen\\b\\.?|gnl)(?:,? (?:public|commercial|premises))? ?(?:${liab})|c\\.?g\\.?l\\.?|g\\.?l\\.?(?=[^a-z]|$)|g\\/l|commercial liability|business liability|(?:airport )?premises (?:and|&|\\/) products ${liab}|premises liability|(?:special )?events? ${liab}|third[- ]party liability(?= (?:insurance|coverage|policy))|public liability(?: (?:and|&) property damage(?: (?:liability|insurance))?)?|host (?:party )?${liab}|(?:commercial )?(?:farm|equine|ranch)(?: or (?:farm|equine|ranch))? ${liab}|comm\\.? ?(?:'?l )?gen(?:eral|\\.)? ?(?:${liab})?|comm'?l general|liability \\((?:commercial |comprehensive |marine )?general\\)`,
    'general_liability',
  ),
  name(
    `occupational injury (?:benefits? )?(?:plan|polic(?:y|ies)|coverage|insurance|program)|(?<!\\b(?:each|per|ea|any one) )(?:occupational|occ)\\b\\.? ?(?:\\/|-|&)? ?(?:accident|acc\\b\\.?)(?: (?:policy|plan|insurance|coverage))?|oc+acc|(?<=£ or )oa\\b|oa${sum}|(?<=^\\W{0,4}|[.;] ?)oa(?= (?:needs?|must|has to|of|at|with|limits?|policy)\\b)|oa(?= (?:is )?(?:ok|okay|fine|accepted|acceptable|good|works?)\\b| (?:or|in lieu of|instead of) (?:wc|comp|work|©))|(?<=\\b(?:wc|comp|compensation)(?: ?\\/ ?| or ))o\\/?a\\b|(?<=© ?(?:\\/|or) ?)o\\/?a\\b`,
    'occupational_accident',
  ),
  name(
    `(?:non|not)[- ]?trucking(?: (?:auto(?:mobile)?))?(?: use)?(?: ${liab})?(?: ?\\/ ?(?:bobtail|ntl))?|bobtail(?: ${liab})?(?: ?(?:\\/|or|\\() ?(?:ntl|non[- ]?trucking(?: ${liab})?)\\)?)?|unladen ${liab}|deadhead ${liab}|ntl|btl${sum}`,
    'non_trucking_liability',
  ),
  name(`"?(?:all[- ]risks?"? )?physical damage (?:insurance |coverage )?(?:on|to|of|for|covering) (?:the |all |any |such )?(?:leased |rented |financed |hired )?(?:machines?|machinery|cranes?|lifts?)|"?all[- ]risks?"? physical damage (?:insurance |coverage )?(?:on|to|of|for|covering) (?:the |all |any |such )?(?:leased |rented |financed |hired )?equipment`, 'inland_marine', {}, `(?![a-z0-9])`),
  name(
    `(?:auto(?:mobile)?|vehicle|truck|tractor|trailer|equipment)? ?(?<!interchange )physical damage|apd|(?<!\\bb\\.?i\\b\\.? ?(?:\\/|&|and|,|\\+)? ?|[\\d¤k] ?\\/ ?)pd(?= ?[:=(–-]{0,2} ?(?:at |@ ?|for |with |on )?(?:the |your |full |their )?(?:stated|actual|agreed|acv\\b|market value|replacement|comp ?(?:\\/|&|and) ?coll|(?:truck|tractor|trailer|unit|power unit)s?\\b|(?:insurance|coverage|policy)\\b))|phys(?:ical)?\\.? ?(?:dam|dmg)\\b\\.?|comp(?:rehensive)?,? ?(?:and|&|\\/) ?coll(?:ision)?|coll(?:ision)?,? (?:and|&|\\/) ?comp(?:rehensive)?(?! general)`,
    'auto_physical_damage',
  ),
  name('interchange(?! (?:of|agreements?|fees?|receipts?|roads?|yards?))', 'trailer_interchange', { weak: true }),
  name(`trailer[- ]?int(?:er(?:ch(?:ange|g)?)?)?\\b\\.?(?! (?:from|to)\\b)(?: physical damage)?|t\\.?i\\.?(?=[ :=-]{1,3}¤)`, 'trailer_interchange'),
  name(`garage[- ]?keepers?'?s?(?: ${liab})?|gkll|gk${sum}|gk(?=[:=]? \\$)|garagekeeper'?s`, 'garagekeepers'),
  name(`garage ${liab}|garage(?= (?:insurance|coverage|policy)|(?: or | ?\\/ ?)©| \\(¤)`, 'garage_liability'),
  name(
    `(?:owned,? |hired,? |non-?owned,? |and |all )*(?:business|commercial|comprehensive|primary|motor)? ?(?:auto(?:mobile)?s?|motor vehicle|vehicle|motor ?coach|bus|limo(?:usine)?|taxi(?:cab)?|truckers?'?s?|trucking|truck) ?${liab}|(?:business|commercial|comprehensive) auto(?:mobile)?s?|(?:motor )?fleet (?:${liab}|insurance|policy)|motor (?:fleet|insurance)|(?:vehicle|car|van|truck) insurance|automobile(?= (?:insurance|coverage|policy|liability))|auto(?=(?:s)? (?:insurance|coverage|policy|ins\\b|liability))|b\\.?a\\.?p\\b|(?<=^\\W{0,4}|[,;:+/] ?)ba(?= ?[:=-]? ?¤)|(?<=[¤µ] (?:csl |combined single limit )?)b?al(?![a-z])|(?<=\\b(?:on|for) )al(?=\\/(?:c?gl|um|wc))|(?<=µ (?:on|for) (?:the |both )?(?:c?gl|©+)?(?: and | & |, | ?\\/ ?)?)al(?=\\s*(?:[.;,)]|$|and\\b|&|only\\b))|(?<=µ ?[(:] ?)al(?=(?:,| and| &) ?(?:c?gl\\b|©|umb?\\b|wc\\b))|(?<=µ ?[(:] ?(?:c?gl|©+),? ?(?:and |& )?)al(?=\\s*[,)&.;]|$| and\\b)|(?<=(?:gl|©) ?\\/ ?)al(?![a-z])|al(?= ?\\/ ?©)|(?<=\\b(?:on|for|under|to) )al(?= ?(?:and|&|,|\\+) ?©)|c?al(?=[ :=(-]{0,3}(?:(?:with|of|limit|min) )?[$¤])|(?<=^\\W{0,4})b?al(?=, ?[$¤])|(?<=© ?(?:\\/|,|&|\\+|and) ?)b?al\\b|bal(?=[ :=-])|al(?= ?(?:and|&|\\/|,|\\+) ?(?:wc|umb|work|un|cargo|mtc|gl)\\b)|bipd|bi\\/pd(?= ${liab})|primary liability`,
    'auto_liability',
  ),
  name(
    `hired (?:and|&|\\/) ?non-?owned(?: auto(?:mobile)?s?)?(?: ${liab})?|hnoa|hno auto|h\\/no(?: auto)?|hired\\/non-?owned(?: auto(?:mobile)?s?)?(?: ${liab})?`,
    'auto_liability',
    { part: 'hnoa', weak: true },
  ),
  name(
    `(?:reefer|refrigerat(?:ion|ed|or))(?: unit)?(?:[- ](?:breakdown|break down|failure|mechanical breakdown))(?: coverage| endorsement)?|reefer coverage|(?:reefer|refer) (?:b\\/?d|bk?dn|bkdwn|brkdn|brkdwn|breakdn|break)\\b|temperature[- ]control(?:led)? (?:breakdown|coverage|endorsement)|refrigeration (?:coverage|endorsement)|(?:spoilage|freezer burn) (?:coverage|endorsement)`,
    'cargo',
    { part: 'reefer' },
  ),
  name(`(?<=^\\W{0,3})reefer(?= ?:)`, 'cargo', { part: 'reefer' }),
  name(`(?:motor[- ]truck|inland transit|all[- ]risks?|broad form)? ?cargo(?: (?:legal )?${liab})?|m\\.?t\\.?c\\b|goods[- ]in[- ]transit`, 'cargo', {
    weak: true,
  }),
  name(
    `(?<![a-z])p\\.?i\\.?(?: insurance)?(?= ?[:=-]? ?¤+ ?(?:each|per|any one|a) claim)|prof\\b\\.? ?${liab}|professional ?(?:\\/|and|&) ?media ${liab}|media ?(?:\\/|and|&) ?professional ${liab}|(?:medical |technology |tech |architects?'? (?:and|&) engineers?'? |design )?professional (?:${liab}|indemnity)(?: ?(?:\\/|\\(|,? ?or) ?(?:errors (?:and|&) omissions|e ?& ?o)\\)?)?|(?:technology |tech |insurance agents?'? |lawyers?'? )?(?:errors (?:and|&|\\/) ?omissions|e ?& ?o\\b|e and o\\b|e\\/o)(?: ${liab})?|(?:medical |legal )?malpractice(?: ${liab})?|professional (?:or|\\/|and) errors(?: (?:and|&) omissions)?(?= (?:insurance|coverage|policy|${liab})| ?¤)|professional(?= (?:insurance|coverage|policy)| (?:and|&) ©)`,
    'professional_liability',
  ),
  name(
    `(?:cyber(?:[- ]?security)?(?:[- ]risk)?(?: ?(?:\\/|and|&) ?(?:network )?privacy)?|network security(?: ?(?:\\/|and|&) ?privacy)?|(?:data|security|privacy) breach|privacy|information security|data (?:privacy|security))(?: and privacy)?(?: ?${liab}| insurance| coverage| policy)|network security (?:and|&|\\/) privacy|cyber`,
    'cyber',
    {},
    `${tail}(?![a-z0-9])`,
  ),
  name(
    `(?:contractor'?s'? |transportation |site |sudden (?:and|&) accidental )?(?:pollution|environmental)(?: legal)?(?: impairment)?(?: ${liab})|environmental impairment|contractor'?s'? pollution|c\\.?p\\.?l\\b|pollution(?= (?:insurance|coverage|policy))|pollution|poll(?= ?[:=-]? ?¤)`,
    'pollution_liability',
    { weak: true },
  ),
  name(`builder'?s'? ?risk|br${sum}|builder'?s'? (?:all[- ]risks?|completed value)|course of construction|contract(?:or'?s?'?)? works(?= (?:insurance|policy|cover|for|of|in)\\b| ?[:,;])`, 'builders_risk'),
  name(
    `inland marine|im${sum}|(?:the |hired |rented |leased )?(?:plant (?:and|&) equipment|equipment|plant)(?= ?[:-] ?(?:all[- ]risks?|replacement|full|market value|agreed value|actual cash))|(?:the |such )?(?:leased |rented )?equipment insured(?: against)?|insur\\w+ (?:on|covering|for) the (?:leased |rented )?equipment|insures? (?:the |all |each item of |such )?(?:leased |rented )?(?:equipment|machine|machinery|crane)(?=[^.;]{0,60}(?:against|for|loss|damage))|equipment policy|(?:contractor'?s'? |leased (?:or|and|\\/) ?rented |rented |leased |mobile )?(?:equipment|tools?(?: (?:and|&) equipment)?)(?: floater| insurance| cover(?:age)?\\b)|contractor'?s'? equipment|installation floater|equip(?:ment|\\b\\.?) floater`,
    'inland_marine',
  ),
  name(`(?:host )?liquor(?: (?:legal )?${liab})|liquor legal|dram ?shop(?: ${liab})?|host liquor|liquor(?= (?:insurance|coverage)| \\(¤)|liq\\b\\.?${sum}`, 'liquor_liability'),
  name(`employment practices?(?: ${liab})?|epli?\\b`, 'epli'),
  name(`(?:commercial )?crime ?(?:\\/|\\() ?employee (?:theft|dishonesty)\\)?|employee (?:theft|dishonesty) ?\\/ ?crime`, 'crime'),
  name(
    `(?:commercial |third[- ]party |employee )?crime(?: ?(?:\\/|and|&|or) ?(?:employee )?(?:fidelity|dishonesty|theft)(?: bond)?)?|(?:blanket )?fidelity(?: bond)?(?: ?(?:\\/|and|&) ?crime)?|employee (?:dishonesty|theft)(?: bond)?|theft (?:bond|coverage|insurance)|dishonesty bond|janitorial bond|(?<=(?:janitor|clean|custod)[^;]{0,90})bond(?=[ ,.;]|$)`,
    'crime',
    { weak: true },
  ),
  name(
    `(?:surety|performance|payment|license|permit|bid|freight broker|maintenance) (?:(?:and|&) (?:surety|performance|payment|labor and material) )?bonds?|bmc-?84`,
    'surety_bond',
  ),
  name(`[o0]n(?: ?- ?| )?hook(?! of (?!¤|\\$|at least|not less|no less))(?: (?:towing|cargo))?(?: ${liab})?|(?:tow(?:ing)?|in[- ]tow) cargo`, 'on_hook'),
  name(
    `(?:sexual|physical)?(?: (?:and|or|&) (?:sexual|physical))? ?(?:abuse|misconduct) ?(?:and|&|or|\\/|,) ?(?:sexual )?(?:molest(?:ation|\\b\\.?)|misconduct|harassment|neglect)(?: ${liab})?|sexual (?:abuse|misconduct|molestation)(?: ${liab})?|a ?& ?m\\b|\\bsam\\b(?= ${liab}| coverage| insurance|[ :=-]{1,3}¤)|(?<=¤ )sam\\b(?=[ ,.;)]|$)|(?<=[,(&/] ?)sam(?= ?\\))|molestation ${liab}`,
    'abuse_molestation',
  ),
  name(`rigg(?:er'?s?'?|ing)(?: ${liab})|(?<!\\b[a-z]+(?:ers|ors)?,? (?:and|or|&) |\\b[a-z]+ers, )rigger'?s?'?(?= ?:|(?: of)? [$¤])`, 'riggers'),
  name(`warehouse(?:men|man)?'?s?'?(?: operators?'?)?(?: (?:legal )?${liab})|wll\\b|warehouse legal`, 'warehouse_legal'),
  name(`(?:aviation|aircraft|airside|drone|unmanned aircraft(?: systems?)?|uas|uav)(?: \\((?:s?uas|uav|drones?)\\))?(?: ${liab})|hangar ?keepers?'?s?'?(?: ${liab})?`, 'aviation'),
  name(`(?<=^\\W{0,6})(?:loss of )?(?:rents?|rental value)(?= ?:(?!\\s*[¤¦]+,? ?(?:per|a|each|every|monthly|/|weekly|yearly|annually)))|bus(?:iness|\\b\\.?) ?(?:interruption|income|interr\\b\\.?|inc\\b\\.?)|(?<![a-z])b\\.?i\\.? ?\\/ ?e\\.?e\\b\\.?|loss of (?:rents?|income)|rent(?:al)? loss|rental income`, 'business_interruption'),
  name(`products? ${liab}|products?(?= (?:policy|policies|insurance))|(?<=^\\W{0,6})products?(?: ?(?:\\/|-|&) ?| and )completed[- ]operations liability (?:insurance|policy)|product ?(?:\\/|and) ?completed operations ${liab}`, 'product_liability'),
  name(
    `animal bailee(?: coverage| insurance| liability)?|directors?'? (?:and|&) officers?'?(?: ${liab})?|d ?& ?o\\b|railroad protective(?: ${liab})?|media ${liab}|fiduciary(?: ${liab})?|owners?'? (?:and|&) contractors?'? protective(?: ${liab})?|owners?'? ?s?'? protective ${liab}|ocp\\b|boiler (?:and|&) machinery|equipment breakdown|flood(?= insurance| coverage)|earthquake(?= insurance| coverage)|(?<=^\\W{0,6})(?:flood|earthquake|windstorm|named storm)(?= ?:)|watercraft ${liab}|protection (?:and|&) indemnity|p ?& ?i(?= (?:insurance|coverage|policy|cover|club)| ?\\(|:| ?[¤$])|fine arts?(?= (?:insurance|coverage|policy|floater|cover)|:| ?[¤$])|event cancell?ation|third[- ]party property damage|plate glass(?= (?:insurance|coverage))|(?:product )?recall(?= (?:insurance|coverage|expense)| ?[:=,]? ?¤)|(?<=^\\W{0,4}(?:animal )?)bailee'?s?(?: customers?'?s?'?)?(?: ${liab})?|participant(?:s'?)? accident(?: medical)?|student accident|volunteer accident|spectator ${liab}|marine general liability|patent infringement|intellectual property ${liab}|jones act|longshore(?:men'?s)?(?: (?:and|&) harbor workers)?|uslh|usl&h|valuable papers|(?<=^\\W{0,6})hull(?: (?:and|&) machinery)?(?= ?(?::|insurance|coverage|\\$|[0-9]))|kidnap (?:and|&) ransom|stevedores?'?s? (?:legal )?${liab}|foreign ${liab}`,
    'other',
    { printed: 'yes' },
  ),
  name(
    `fire (?:and|&) extended coverage(?: insurance)?|(?:commercial |"?all[- ]risks?"? |special form |personal )?property insurance|commercial property|(?:business )?(?:personal )property coverage|business personal property|bpp\\b|tenant'?s?'? (?:personal )?property|(?:"?all[- ]risks?"? |special (?:form|causes of loss) )property|(?<!(?:^\\W{0,4}(?:\\w{1,3}[.)] )?|[,;] ?(?:and )?)broad form )property(?= (?:coverage|policy|cover\\b))|insurance (?:of|on|covering) (?:its|their|the|your) (?:own )?(?:contents|personal property|trade fixtures|inventory|stock)|"?(?:special form|all[- ]risks?)"? (?:(?:coverage|insurance) )?(?:on|for|covering|of) (?:(?:the|its|their|your|tenant's|lessee's) )*(?:contents|personal property|betterments|improvements|inventory|stock|trade fixtures|furniture)(?:(?:, | and |, and | & )(?:contents|personal property|betterments|improvements|inventory|stock|trade fixtures|furniture|fixtures|equipment)){0,4}|contents(?= (?:insurance|coverage|at\\b)|:)|(?<=^\\W{0,4})(?:contents|tenant(?:'s|s')? improvements|leasehold improvements|improvements|betterments|trade fixtures)(?: ?(?:,|&|and|\\/|,? and) ?(?:contents|inventory|stock|fixtures|trade fixtures|equipment|improvements|betterments|furnishings|personal property)){1,3}(?= ?:)`,
    'property',
  ),
  name(
    `(?:liability )?insurance (?:against|covering|for|protecting against) (?:claims?|liabilit(?:y|ies)|damages|loss)[^.;$]{0,120}?(?:use|operation|ownership|maintenance)[^.;$]{0,40}?(?:vehicles?|autos?|automobiles?|trucks?|tractors?)`,
    'auto_liability',
    {},
    `(?![a-z0-9])`,
  ),
  name(
    `insurance (?:against|covering|protecting against) (?:claims?|liabilit(?:y|ies)) (?:for|of|from|arising from) (?:personal |bodily )?(?:injury|injuries|death)`,
    'general_liability',
    { printed: 'bare' },
    `(?![a-z0-9])`,
  ),
  // Word order of other languages: "insurance of auto", "liability general", "compensation of workers".
  name(`(?:property )?insurance (?:against|covering|on|for|insuring|protecting) (?:(?:all |direct |physical |any )*(?:loss|damage|loss or damage|loss (?:of|and damage|or destruction)|fire|theft)(?: (?:of|or|to|and|damage|destruction))* )?(?:(?:the|its|their|all|any|your|of|to|tenant's|lessee's|licensee's|vendor's|own) )*(?:trade fixtures|fixtures|inventory|merchandise|furnishings|personal property|contents|stock|leasehold improvements|tenant improvements|improvements)`, 'property', {}, `(?![a-z0-9])`),
  name(`(?<=^\\W{0,4})(?:vehicles?|cars?)(?= ?[:-] ?¤| ¤+\\W*$)`, 'auto_liability', {}, `(?![a-z0-9])`),
  name(`insurances? (?:of|for) (?:the )?(?:auto(?:mobile)?s?|vehicles?)`, 'auto_liability'),
  name(`insurances? (?:of|for) (?:the )?cargo`, 'cargo'),
  name(`(?:liability|responsibility) general|(?:general|civil) responsibility`, 'general_liability'),
  name(`compensation (?:of|for|to) (?:the )?(?:workers?|employees)`, 'workers_comp'),
  name(`liability insurance of the commercial general (?:type|form|kind)`, 'general_liability'),
  // "Commercial general", as the name of a row
  name(`(?:commercial|comm'?l\\.?|comprehensive) general(?= ?(?:[;:|(]|$|¤|each\\b|per\\b|occurrence\\b|aggregate\\b))`, 'general_liability'),
  // "crop-dusting (aerial application) liability of $500,000"
  name(`[a-z][a-z'-]{3,}(?: \\([^()¤©]{3,40}\\))? liability`, 'other', { weak: true, printed: 'unknown' }, `(?:(?: insurance| coverage)?)(?=(?: in (?:the|an) amount)? ?(?:of|at|with|:|-)? ?(?:(?:a |the )?limits? of |not less than |at least |no less than )?¤)`),
  name(`(?<!\\b(?:each|every|all|any|such|these|those|both|said|contractual) )liability (?:insurance|cover(?:age)?|policy)`, 'general_liability', { weak: true, printed: 'bare' }, `(?![a-z0-9])`),
  name(`(?<=^\\W{0,4}(?:\\w{1,2}[.)] )?)liability`, 'general_liability', { printed: 'bare' }, `(?= ?(?:for (?:the|your|its|our) [a-z]+(?: [a-z]+)? ?)?(?::|,|- |) ?(?:(?:of|at least|not less than|no less than|minimum|min) ){0,3}(?:\\$ ?)?[0-9¤])`),
  // "AI on auto + general"
  name(`(?<=(?:©|\\bautos?|\\bal|\\bliquor|\\bumbrella) ?(?:\\+|\\band|&|,) ?)general`, 'general_liability', {}, `(?=\\s*(?:[:.;,)]|$))`),
  // "Presenter's liability: $1,000,000"
  name(`(?<=^\\W{0,4})liability`, 'general_liability', { printed: 'bare' }, `(?= ?: ?(?:the )?[a-z]{4,} (?:to |must |shall )?(?:provides?|carry|carries|shows?|maintains?|ha(?:s|ve)|brings?) (?:at least )?¤)`),
  name(`(?<=^\\W{0,4}(?:the )?[a-z]{4,}'s )liability`, 'general_liability', { printed: 'bare' }, `(?:(?: insurance| coverage)?)(?= ?[:-]? ?(?:of |at least )?¤)`),
  name(`(?<=^\\W{0,4}¤{2,14} (?:of )?)liability`, 'general_liability', { printed: 'bare' }, `(?:(?: insurance| coverage)?)(?= for (?:the|your|this|each) (?:event|party|rental|booking|function|wedding|reception|program|show|performance|class|activity)\\b)`),
  name(`(?<=^[^:©¤£.;]{3,60}: ?"?)liability`, 'general_liability', { printed: 'bare' }, `(?= ?(?:of (?:at least |not less than |no less than )?|at least |minimum (?:of )?|min )?(?:\\$ ?)?[0-9¤])`),
  // "Bodily injury and property damage liability in an amount not less than $1,000,000"
  name(`(?<=^\\W{0,4}(?:\\w{1,2}[.)] )?(?:[^©¤£.;]{0,80}[:(]? ?)?)(?:bodily injury (?:and|&|\\/|or) property damage|b\\.?i\\.? ?(?:and|&|\\/) ?p\\.?d\\.?) liability(?: insurance| coverage)?`, 'general_liability', { printed: 'bare' }, `(?= (?:in an? (?:amount|limit)|in amounts|with (?:an? )?(?:minimum )?(?:limits?|amounts?)|(?:of|in) (?:not|at|no)\\b))`),
  // "Every host needs $1,000,000 of liability per occurrence"
  name(`(?<=¤ (?:of|in) )liability`, 'general_liability', { printed: 'bare' }, `(?= (?:per |each |for (?:each|any one) )|\\s*(?:[.;,(]|$))`),
  // "Buskers need liability of $1,000,000", "must have $1,000,000 liability"
  name(`(?<=\\b(?:needs?|must (?:have|carry|show|bring)|carry|carries|brings?|shows?) (?:an? )?)liability`, 'general_liability', { printed: 'bare' }, `(?= (?:of (?:at least )?)?¤)`),
  name(`(?<=\\b(?:needs?|have|carry|carries|brings?|shows?) (?:at least )?¤{2,14} )liability`, 'general_liability', { printed: 'bare' }, `(?=\\s*(?:[.;,)]|$))`),
  // "DJ: $1M liability, Larch Barn LLC as holder"
  name(`(?<=(?:^\\W{0,4}|: ?)¤{2,14} (?:of |in )?)liability`, 'general_liability', { printed: 'bare' }, `(?= ?(?:[,;.(]|$))`),
  // "$2 million liability, $1 million auto"
  name(`(?<=¤ (?:in |of )?)liability`, 'general_liability', { printed: 'bare' }, `(?= ?(?:,|;|\\+|&|and|plus) ?(?:and |plus )?(?:an? )?(?:¤|auto|work|comp|©))`),
  name(`auto(?:mobile)?s?`, 'auto_liability', { weak: true }, `(?![a-z0-9])`),
  // "additional insured (liability and auto)"
  name(`(?<=(?:[(:;,]|\\bon|\\bfor|\\bunder|\\bon the|\\bfor the|\\bunder the|\\bboth) ?)liability(?= ?(?:and|&|\\+|,|\\/) ?(?:the )?©)(?!,? (?:and |& )?© liab)`, 'general_liability', { weak: true }, `(?![a-z0-9])`),
  // "the auto, general and umbrella policies"
  name(`(?<=©(?: liability)?,? ?(?:and |& |\\/ ?)?)general(?=,| and\\b| &| polic|[.;)]|$)|general(?=,? (?:and |& )?(?:(?:in|on|under|for) (?:the )?)?©)|(?<=\\b(?:on|under|for|to) (?:the |our |your |their )?)general(?=\\s*(?:[.;)]|$| only\\b))|general(?=:? ¤)|general(?=,? (?:and |& )(?:liquor|garage|pollution|abuse)\\b[^.;¤]{0,20} polic)|(?<=¤ ?)general(?=\\s*(?:[.;,]|$))`, 'general_liability', { weak: true }, `(?![a-z0-9])`),
  name(`(?<=^\\W{0,4}(?:an |the )?|[;,] ?(?:and |plus )?(?:an )?)excess`, 'excess_liability', {}, `(?= of (?:at least |not less than )?¤)`),
  name(`(?<!\\bin )excess(?! of\\b)`, 'excess_liability', { weak: true }, `(?![a-z0-9])`),
  // "Additional insured on truckers' and GL"
  name(`truckers?'`, 'auto_liability', { weak: true }, `(?=,? ?(?:and|&|or|\\/|,) ?(?:the )?(?:[©]|c?gl\\b|general|cargo|umb)|\\s*(?:[;.)]|$))`),
  name(`rigg(?:ers|ing)`, 'riggers', { weak: true }, `(?![a-z0-9])`),
  name(`contents(?= ?(?:and|&|\\/) ?(?:build-?outs?|improvements|betterments|fixtures|equipment|stock|inventory)\\b[^.;:]{0,20}: ?[a-z$])`, 'property', {}, `(?![a-z0-9])`),
  // "BI/PD 100/300/100": split limits, which an auto policy alone has.
  name(`(?<=^\\W{0,4}|[;,.] ?(?:and )?)b\\.?i\\.? ?(?:\\/|&|and|\\+) ?p\\.?d\\.?(?: (?:limits?|split))?(?=(?: of| at|:|=)? ?¤+ ?\\/ ?¤+ ?\\/ ?¤)`, 'auto_liability'),
  name(`(?<=(?:^|[;,.] ?)\\W{0,3})prop\\b\\.?(?= ?: ?[a-z])`, 'property', {}, `(?![a-z0-9])`),
  // "Required: garage ($1M), property ($1M)"
  name(`(?<!\\b(?:personal|real|of|to|on|client|leased|rented|any|your|the|their|its|our|other|[a-z]+'s) )property(?= \\(¤)`, 'property'),
  name(`property`, 'property', { weak: true }, `(?![a-z0-9]| (?:hosts?|address|taxes)\\b)`),
  name(`(?:(?:rented|leased) ?(?:\\/|or|and|&) ?)?(?:rented|leased) (?:equipment|equip\\b\\.?)`, 'inland_marine', { weak: true }, `(?![a-z0-9])`),
  name(`prof(?:essional|\\b\\.?)`, 'professional_liability', { weak: true }, `(?![a-z0-9])`),
  name(`comp`, 'workers_comp', { weak: true }, `(?! ?(?:and|&|\\/|,) ?(?:¤+ ?)?(?:coll|op))(?! (?:ops?\\b|operations|deductible|claims?|card|audit|exemption|waiver|form|letter|state|carriers?(?![a-z])(?! ?(?:µ|(?:must|shall|should|has|have|needs?|to|also) ?µ))))(?![a-z0-9'])`),
  name(`aviation|s?uas|uav|drones?(?= (?:and|or|&|polic))|aircraft(?= (?:and|or|polic)|,)`, 'aviation', { weak: true }, `(?![a-z0-9])`),
  name(`data breach`, 'cyber', {}, `(?= (?:cover|coverage|insurance|liability)\\b| ?[:-]? ?(?:usd ?)?¤)`),
  name(`liquor`, 'liquor_liability', { weak: true }, `(?![a-z0-9])`),
  name(`garage`, 'garage_liability', { weak: true }, `(?![a-z0-9])`),
  name(`bonds?`, 'surety_bond', { weak: true }, `(?![a-z0-9])`),
  name(`abuse`, 'abuse_molestation', { weak: true }, `(?: coverage| insurance| policy| liability)?(?![a-z0-9])`),
  // "PL 1M/3M": short for professional liability; that it may be another is said where it is read.
  name('(?<![a-z0-9&/] ?)pl(?=(?::| -| –| =|=| @| of| is| at)? ?¤)', 'professional_liability', { weak: true }, ''),
]
