/** Words that only a text that is Spanish, or partly so, holds. */
const IS_SPANISH =
  /\b(?:seguros?|responsabilidad|asegurad[oa]s?|compensaci[oó]n|ocurrencia|agregado|deducibles?|cancelaci[oó]n|subrogaci[oó]n|p[oó]lizas?|certificados?|titular|coberturas?|obligatori[oa]s?|preferible|nosotros|siempre|incluye|incluid[oa]|reclam(?:o|aci[oó]n)|veh[ií]culos|d[ií]as|estatutari[oa]s?|l[ií]mites?|mill(?:[oó]n|ones)|ocupacional|necesari[oa]s?|excepto|requisitos|s[oó]lo si|[uú]nicamente|ustedes|cualquier|a favor de|a nombre de|siguientes?|contratos?|(?:si|para|en|con|por|que) (?:el|la|los|las)|del? (?:la|los|las)|contratistas|transportistas|trabajadores)\b/i

const A = '[aá]'
const O = '[oó]'
const I = '[ií]'
/** Phrases of the trade with their English, the longer ones first. What is not here stays, and is a strange word to the reader. */
const PHRASES: [string, string][] = [
  // What is not asked, or not always, before the words of asking within it.
  [`no (?:es|son|ser${A}n?) (?:necesari|obligatori|requerid)[oa]s?|no (?:necesari|obligatori|requerid)[oa]s?|no se (?:requiere|exige|pide|necesita)n?|no hace falta`, 'not required'],
  [`se (?:recomienda|sugiere|prefiere)n?|(?:es |son )?(?:preferible|recomendable|recomendad[oa]|deseable)s?`, 'preferred'],
  [`(?:es |son )?(?:obligatori|requerid)[oa]s?|se (?:requiere|exige|pide|necesita)n?`, 'required'],
  [`a menos que|salvo que`, 'unless'],
  [`excepto|salvo`, 'except'],
  [`(?:s${O}lo|${'[uú]'}nicamente|solamente) si`, 'only if'],
  [`s${O}lo|${'[uú]'}nicamente|solamente`, 'only'],
  [`(?<=[,;(] ?|^\\W*|\\b(?:pero|y) )si(?= [a-záéíóúñ])|si(?= (?:el|la|los|las|no|se|hay|tienen?|usan?|hacen?|van?|manejan?|venden?|sirven?|contratan?|llevan?|trabajan?)\\b)`, 'if'],
  [`cuando`, 'when'],
  // Coverages.
  [`(?:seguro de )?responsabilidad (?:civil )?(?:comercial )?general(?: comercial)?`, 'general liability'],
  [`(?:seguro de )?responsabilidad (?:civil )?(?:de |para |del? )?(?:autos?|autom${O}vil(?:es)?|veh${I}culos?|vehicular)(?: comercial(?:es)?)?`, 'auto liability'],
  [`(?:seguro de )?responsabilidad (?:civil )?profesional`, 'professional liability'],
  [`(?:seguro de )?responsabilidad (?:civil )?(?:del empleador|de(?: los)? empleadores|patronal)`, 'employers liability'],
  [`responsabilidad (?:civil )?cibern${'[eé]'}tica`, 'cyber liability'],
  [`(?:seguro de )?responsabilidad civil`, 'general liability'],
  [`(?:seguro de )?compensaci${O}n (?:para |de |a |por )?(?:los )?(?:trabajadores|obreros|accidentes de trabajo)|(?:seguro de )?compensaci${O}n laboral`, "workers' compensation"],
  [`(?:seguro de )?(?:autos?|autom${O}vil|veh${I}culos?) comercial(?:es)?|seguro (?:de |para )(?:autos?|autom${O}vil|veh${I}culos?)`, 'auto liability'],
  [`seguro (?:de |para (?:la )?)carga|carga(?= (?:de )?\\$| ?\\(cargo\\))`, 'cargo'],
  [`accidentes? ocupacional(?:es)?`, 'occupational accident'],
  [`(?:p${O}liza )?(?:paraguas|sombrilla)`, 'umbrella'],
  // Limits and amounts.
  [`(?:por|cada) (?:ocurrencia|evento|siniestro)`, 'each occurrence'],
  [`(?:por|cada) (?:reclamo|reclamaci${O}n)`, 'each claim'],
  [`(?:por|cada) accidente`, 'each accident'],
  [`(?:por|cada) persona`, 'each person'],
  [`(?:por|cada) empleado`, 'each employee'],
  [`(?:por|cada) (?:cami${O}n|veh${I}culo|unidad)`, 'per vehicle'],
  [`l${I}mite (?:${'[uú]'}nico|sencillo) combinado`, 'combined single limit'],
  [`(?:en el |total )?agregado general`, 'general aggregate'],
  [`(?:en el |total )?agregado`, 'aggregate'],
  [`(?:l${I}mites? )?(?:estatutari|legal)(?:[oa]s?|es)|seg${'[uú]'}n (?:la )?ley(?: del estado| estatal)?`, 'statutory'],
  [`medio mill${O}n(?: de d${O}lares)?`, '$500,000'],
  [`un mill${O}n(?: de d${O}lares)?`, '$1,000,000'],
  [`dos millones(?: de d${O}lares)?`, '$2,000,000'],
  [`(?:tres) millones(?: de d${O}lares)?`, '$3,000,000'],
  [`cinco millones(?: de d${O}lares)?`, '$5,000,000'],
  [`mill(?:${O}n|ones)(?: de d${O}lares)?`, 'million'],
  [`(?:el |un )?deducibles? (?:m${A}ximos?(?: de)?|no (?:puede|debe) (?:pasar|exceder|ser mayor)(?: de| a)?|no mayor(?:es)? (?:de|a)|hasta)`, 'maximum deductible'],
  [`(?:el )?deducible de (?:la )?(?:carga|cargo) no (?:puede|debe) (?:pasar|exceder|ser mayor)(?: de| a)?`, 'maximum cargo deductible'],
  [`deducibles?`, 'deductible'],
  // Members.
  [`asegurad[oa]s? adicional(?:es)?`, 'additional insured'],
  [`renuncia (?:de |a |al )(?:la |los |el )?(?:derechos? de )?subrogaci${O}n`, 'waiver of subrogation'],
  [`primari[oa]s? y no contributiv[oa]s?`, 'primary and non-contributory'],
  [`(?<=\\d) d${I}as de (?:aviso|anticipaci${O}n)(?: previo| por escrito)*(?: de| en caso de| antes de)?(?: la)? cancelaci${O}n`, "days' notice of cancellation"],
  [`(?:aviso|notificaci${O}n)(?: previ[oa]| por escrito)*(?: de| en caso de)(?: la)? cancelaci${O}n`, 'notice of cancellation'],
  [`(?<=\\d) d${I}as`, 'days'],
  [`titular(?:es)? del certificado`, 'certificate holder'],
  [`(?:autos?|veh${I}culos?) propios`, 'owned autos'],
  [`(?:autos?|veh${I}culos?) (?:alquilados|rentados)`, 'hired autos'],
  [`(?:alquilados|rentados)(?=,? y no propios)`, 'hired'],
  [`(?:(?:autos?|veh${I}culos?) )?no propios`, 'non-owned'],
  [`cualquier (?:auto|veh${I}culo)`, 'any auto'],
  [`(?:en |sobre )?todas las p${O}lizas`, 'all policies'],
  [`no aceptamos p${O}lizas con exclusi${O}n (?:de|por)`, 'no policy may exclude'],
  [`sin exclusi${O}n (?:de|por)`, 'without exclusion for'],
  [`certificado a nombre de`, 'certificate holder:'],
  [`a favor de`, 'in favor of'],
  [`(?:pasan?|exceden?|superan?)(?: de| a)?(?= ?\\$?\\d)`, 'exceeds'],
  [`m${A}s de(?= ?\\$?\\d)|(?:mayor|superior)(?:es)? (?:de|a)(?= ?\\$?\\d)`, 'more than'],
  [`contratos?`, 'contract'],
  // Small words beside them.
  [`p${O}lizas`, 'policies'],
  [`p${O}liza`, 'policy'],
  [`certificados`, 'certificates'],
  [`certificado`, 'certificate'],
  [`incluid[oa]s?`, 'included'],
  [`incluye(?:ndo|n)?`, 'including'],
  [`nosotros`, 'us'],
  [`como`, 'as'],
  [`s${I}, siempre|siempre`, 'always'],
  [`(?<=[:,] ?)s${I}(?=\\W|$)`, 'yes'],
  [`(?<=[\\w)'] )y(?= )`, 'and'],
  [`de(?= ?\\$?\\d)`, 'of'],
  [`con`, 'with'],
  [`(?<=[\\w)'] )o(?= )`, 'or'],
  [`(?<=(?:insured|subrogation|contributory|policy|cancellation|only):? ?,? )en(?= (?:el |la |los |las )?)`, 'on'],
  [`(?<=\\bon )(?:el|la|los|las)(?= )`, 'the'],
  [`para (?:el|la|los|las)`, 'for the'],
  [`para`, 'for'],
]
const COMPILED = PHRASES.map(([said, english]): [RegExp, string] => [new RegExp(`(?<![\\p{L}\\d])(?:${said})(?![\\p{L}])`, 'giu'), english])
const ARTICLE = /(?<![\p{L}\d])el(?= (?!de\b)\p{Ll}{3,})/gu
/** "general liability (General liability)", "additional insured / Additional insured": the same thing in both languages. */
const NAMES = "general liability|auto liability|professional liability|employers liability|cyber liability|workers' compensation|cargo|occupational accident|umbrella|additional insured|waiver of subrogation|notice of cancellation|certificate holder"
const TWICE = new RegExp(`\\b(?:${NAMES})(?: ?\\(([^()$\\d]{3,40})\\)| ?[/|-] ?((?:commercial |business )?(?:${NAMES}|workers comp(?:ensation)?|auto)\\b))`, 'gi')
const ALIKE = /\b(?:liab|comp|auto|cargo|occ|umbrella|insured|subrog|notice|holder|excess)/i

/** A sentence with its Spanish phrases of the trade in English; any other sentence as it is. */
export function inEnglish(text: string): string {
  if (!IS_SPANISH.test(text)) return text
  let out = text
  for (const [said, english] of COMPILED) out = out.replace(said, english)
  // The article is no employers' liability.
  out = out.replace(ARTICLE, 'the')
  return out === text ? text : out.replace(TWICE, (s, bracket?: string, behind?: string) => (bracket === undefined ? behind! : ALIKE.test(bracket) ? bracket : s))
}
