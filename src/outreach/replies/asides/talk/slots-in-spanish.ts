/** Slots of the talk beside an answer in Spanish, of whose parts any may follow any. Bounded patterns over folded text. */

const DIA = '(?:hoy(?: mismo)?|ayer|manana|esta (?:manana|tarde|semana)|ahorita|ahora(?: mismo)?|hace (?:un (?:momento|rato|minuto)|rato|unos minutos|poco)|al rato|mas tarde|en (?:un (?:momento|rato|minuto)|breve|un ratito)|de nuevo|otra vez|el (?:lunes|martes|miercoles|jueves|viernes|sabado))'

const PAPEL = '(?:(?:el|un|una|su|la|los|las|nuestro|tambien|otra?) )?(?:(?:nuevo|ultimo) )?(?:(?:copias? (?:de (?:el|la|los|las|su|sus)|del?) )?(?:certificados?|acords?(?: ?25)?|cois?|comprobantes?|constancias?|caratula|hojas? de (?:la )?declaracion(?:es)?|declaraciones|(?:pagina de )?dec(?:laracion)?s?|copia(?: de (?:la|su) poliza)?)(?: de (?:seguros?|la poliza|su poliza|cobertura|aseguranza|declaraciones))?)(?: (?:actualizad[oa]s?|vigentes?|nuev[oa]s?|en pdf|al dia|complet[oa]s?))?'
const MANDO = '(?:mandando|enviando|anexando|adjuntando|mand(?:o|e|amos|aremos|are|arle|arles)|envi(?:o|e|amos|aremos|are|arle|arles)|adjunt(?:o|e|amos|arle)|anex(?:o|amos)|inclu(?:yo|imos)|pas(?:o|amos|are)|compart(?:o|imos)|hag(?:o|amos) llegar|reenvi(?:o|amos))'
const POR_SI = '(?:(?:por si|si|en caso de que|cuando) (?:(?:lo|la|los|las|le|les|usted|ustedes|su cliente|se) ){0,3}(?:necesita|necesitan|ocupa|ocupan|requiere|requieren|quiere|quieren|gusta|hace falta|sirve|piden|pide|desea)(?: (?:tener|ver|guardar)(?:lo|la)?)?|(?:para|por) (?:que (?:lo|la) tengan?|sus? (?:archivos?|registros?|expedientes?|records?|referencia|informacion|control)|(?:el|los) (?:archivos?|expedientes?|records?|registros?)|cualquier cosa|(?:mayor )?referencia)|como (?:respaldo|comprobante|prueba|referencia|(?:lo )?(?:pidio|solicito|siempre)|constancia|soporte))'
const ADJUNTO = '(?:adjunt[oa]s?|anex[oa]s?|aqui|abajo|por (?:separado|correo(?: electronico)?|fax|e-?mail)|en (?:otro correo|pdf|este correo|el correo)|aparte|tambien|a (?:su|sus) (?:nombre|correo|oficina)|con (?:sus|los|estos) (?:limites|datos)|con su (?:compania|empresa|nombre) como (?:titular|holder)|a nombre de (?:su compania|ustedes))'

const DUDA = '(?:duda|dudas|pregunta|preguntas|cosa|consulta|aclaracion|informacion|inquietud|comentario|problema|asunto|detalle)'
const NECESITA = `(?:(?:para )?cualquier (?:otra )?${DUDA}(?: (?:o|y) (?:${DUDA}))?(?: (?:que|en que) (?:tengan?|necesiten?|ocupen?|requieran?|podamos ayudar(?:le)?|se le ofrezca))?|(?:por )?si (?:usted )?(?:tienen?|tuvieran?|hay|les? (?:queda|surge)|existe|llega(?:ra)? a tener) (?:(?:alguna?|otra|mas|cualquier) ){0,3}${DUDA}|(?:por )?si (?:usted(?:es)? )?(?:necesitan?|ocupan?|requieren?|quieren?|desean?|gustan?|les? (?:falta|hace falta)|se les? ofrece|hace falta|llega a necesitar) (?:algo|algo mas|alguna otra cosa|otra cosa|mas(?: informacion| detalles| datos)?|cualquier (?:otra )?cosa|otro documento|algun (?:otro )?documento|otra informacion|informacion adicional|mas ayuda)|para (?:lo que|cualquier cosa que) (?:necesite|ocupe|guste)|lo que (?:necesite|ocupe|guste)|cuando (?:guste|quiera|lo necesite))(?: (?:al respecto|sobre (?:esto|la cuenta|este asunto|el cliente)|adicional|con (?:esto|la cuenta)|de (?:mi|nuestra) parte))?`
const AVISE = '(?:(?:aqui )?(?:estoy|estamos|quedo|quedamos|seguimos|sigo)(?: (?:aqui|siempre|muy))?(?: (?:a (?:sus|tus) ordenes|a la orden|para (?:servirl|ayudarl|atenderl)es?|al pendiente|pendientes?|a (?:su|sus) disposicion|atent[oa]s?|disponibles?))?|a sus ordenes|(?:por favor |favor de |solo |no dude en |no duden en |(?:me|nos) (?:puede|pueden) |puede |pueden )?(?:(?:me |nos )?(?:avisan?|dicen?|llaman?|hablan?|escriben?|marcan?|hace(?:n)? saber|deja(?:n)? saber|contactan?|buscan?)|(?:llam|habl|marqu|marc|escrib|avis|contact|busc|consult|pregunt)(?:ar|ir|e|a|en)?(?:me|nos)?|llame(?:me|nos)?|hable(?:me|nos)|digame|diganos|dejeme saber|hagame saber|comuni(?:quese|carse|quense)(?: (?:conmigo|con nosotros|a la oficina))?|mand(?:eme|enos|ar|arme) (?:un )?(?:correo|mensaje|e-?mail)|respond(?:a|er) (?:a )?este correo)|con (?:mucho |todo )?gusto(?: (?:les?|te) (?:ayudo|ayudamos|atiendo|atendemos|contesto|contestamos|asistimos))?|(?:y )?con gusto(?: (?:les?|te) (?:ayudo|ayudamos|atiendo|atendemos))?)'
const DONDE_LLAMAR = '(?:(?:al|a(?:l)? (?:mi |nuestro )?(?:telefono|celular|directo|numero)(?: al)?|por) )(?:{phone}|telefono|correo(?: electronico)?|este (?:medio|correo)|whatsapp|mensaje)|a (?:la|mi|nuestra) oficina|directamente|directo|cuando (?:guste|quiera)|en cualquier momento|de lunes a viernes|{phone}'

const SISTEMA = '(?:sistemas?|compania|companias|aseguradoras?|carriers?|portal(?:es)?|pagina|paginas|sitio|computadora|archivos?|expedientes?|records?|registros?|underwriter|base de datos|cuenta|internet|linea|telefono)'
const EN_SISTEMA = `(?:(?:en|con|por|de|directo con|directamente con|directamente en) (?:el|la|los|las|nuestro|nuestra|nuestros|mi|su|cada)? ?${SISTEMA}(?: (?:de (?:la|las|cada) (?:compania|companias|aseguradora|aseguradoras)|de (?:la|mi) (?:agencia|oficina)))?)`
/** Without its accent "verifiqué" is "verifique", which asks the reader to: by itself only what cannot be that. */
const REVISAMOS = '(?:revisamos|verificamos|confirmamos|checamos|buscamos|consultamos|validamos|comparamos|entre a)'
const REVISE = '(?:revise|revisamos|revisar(?:l[oa]s?)?|verifique|verificamos|verificar(?:l[oa]s?)?|confirme|confirmamos|confirmar(?:l[oa]s?)?|cheque|checamos|checar(?:l[oa]s?)?|busque|buscamos|buscar(?:l[oa]s?)?|consulte|consultamos|consultar(?:l[oa]s?)?|vi|mire|valide|validamos|abri|entre a|compare|comparamos)'
const LO_REVISADO = '(?:tod[oa]s?|esto|la (?:cuenta|poliza|informacion|lista|cobertura)|las (?:polizas|dos|tres|coberturas)|los (?:datos|limites|numeros)|el (?:expediente|archivo|estatus|estado|sistema|portal)|sus (?:datos|polizas)|su (?:poliza|cuenta|lista|correo)|ambas|cada una|personalmente|directamente|yo mism[oa])'
const TODO_BIEN = '(?:,? y (?:tod[oa]s? (?:esta(?:n)? bien|coinciden?|esta(?:n)? correct[oa]s?|esta(?:n)? en orden|cuadran?|es correcto|esta igual)|(?:los|sus|todos los) datos (?:son correctos|coinciden|estan bien|estan correctos)|coinciden?|no hay (?:ningun )?cambios?)|,? (?:para estar segur[oa]s?|antes de (?:contestar|responder|escribir)(?:le|les)?|para (?:contestar|responder)(?:le|les)?))'

const AL_DIA = '(?:al corriente|al dia|corrientes?|pagad[oa]s?(?! hasta| a la fecha)(?: (?:por completo|en su totalidad|completas?|complet[oa]s?|al dia|por adelantado|todo el ano))?|en (?:pagos? mensual(?:es)?|plan de pagos)|en pago automatico|financiad[oa]s?)'
const EN_PAGOS = '(?:(?:con|en|de) (?:sus|los|el|todos los|todos sus) pagos?|a la fecha|hasta (?:hoy|la fecha|ahora|el momento)|al dia de hoy|con la (?:compania|aseguradora|financiera)|cada mes|mensualmente|sin problemas?|y sin atrasos)'

const NADA = '(?:cancelacion(?:es)?|avisos? de (?:cancelacion|no renovacion)|notificacion(?:es)? de cancelacion|notas? de cancelacion|solicitud(?:es)? de cancelacion|cambios?|reclamos?|reclamaciones|siniestros?|(?:pagos?|saldos?) (?=pendientes?|atrasad|vencid)|adeudos?|atrasos?|interrupcion(?:es)?|lapsos?|endosos?|movimientos?|tramites?|no renovacion)(?: ?(?:pendientes?|programad[oa]s?|atrasad[oa]s?|vencid[oa]s?|en proceso|en tramite|abiert[oa]s?|recientes?))?'
const DONDE_NADA = '(?:en (?:el|nuestro|mi) (?:sistema|expediente|archivo)|en (?:la|su|esta|esa|ninguna) (?:poliza|cuenta)|en ninguna(?: de (?:ellas|las (?:dos|tres)))?|a la fecha|por (?:el momento|ahora)|hasta (?:ahora|hoy|la fecha|el momento)|al dia de hoy|de (?:la|parte de la) (?:compania|aseguradora)|de ningun tipo|actualmente|hoy)'

const DESDE = '(?:(?:desde (?:el (?:ano )?)?(?:19|20)\\d\\d|(?:desde )?hace (?:ya )?(?:(?:mas de|como|casi|unos) )?(?:mucho(?: tiempo)?|muchos anos|varios anos|anos|tiempo|\\d{1,2} anos|un ano|dos anos|tres anos|cuatro anos|cinco anos|diez anos)|por (?:muchos|varios|\\d{1,2}) anos|de (?:muchos|varios|\\d{1,2}|mucho) (?:anos|tiempo)))'
const BUEN_TRATO = '(?:,? sin (?:ningun )?(?:problemas?|reclamos?|atrasos?)|,? y (?:siempre (?:paga|pagan|ha pagado|han pagado) (?:a tiempo|puntual)|nunca (?:ha|han|hemos|hubo) ?(?:tenido|fallado|dado)? ?(?:cancelaciones|problemas|reclamos|un reclamo|atrasos|una cancelacion)?|es (?:un )?(?:muy )?buen cliente|muy buen cliente))'

const PERDON = '(?:(?:disculpen?|disculpa|perdon(?:e|en|eme)?|una disculpa|mil disculpas|mis disculpas|lamento|lamentamos|lo siento|me disculpo|nos disculpamos|pido disculpas)(?: (?:mucho|usted))?)(?:,? (?:por )?(?:(?:la|mi|nuestra) (?:demora|tardanza|espera)|el (?:retraso|atraso)|la hora|no (?:contestar|responder|escribir|haber (?:contestado|respondido))(?:le|les)?(?: antes| ayer| mas pronto)?|tardar(?:me)?(?: tanto)?|que (?:no (?:les? )?(?:conteste|respondi|contestamos|escribi|habia contestado)|tarde|me tarde)(?: (?:antes|tanto|ayer))?))?(?: en (?:contestar|responder|la respuesta|mi respuesta|contestarle|responderle))?'
const RAZON = '(?:,? ?(?:-|pero |es que |ya que |porque |pues )?(?:(?:estuve|estaba|estuvimos|estabamos|andaba|andabamos|ando|estoy) (?:de vacaciones|fuera(?: de la oficina| de la ciudad)?|enferm[oa]|en (?:una )?(?:junta|capacitacion|conferencia|clase)|(?:muy |bien )?ocupad[oa]s?|de viaje)|(?:hemos tenido|he tenido|tenemos|tengo|hay|traemos|tuvimos|tuve) (?:mucho|bastante) trabajo|se (?:me|nos) (?:paso|fue|perdio|habia pasado) (?:su|este|el) (?:correo|mensaje)|no (?:habia visto|vi|vimos|habiamos visto) (?:su|el|este) (?:correo|mensaje)|(?:apenas|hasta ahorita|hasta hoy|acabo de) (?:vi|ver|veo|vimos|lei|leer) (?:su|el|este) (?:correo|mensaje)|(?:su|el) correo (?:cayo|llego|se fue|estaba|se me fue) (?:en|a|al) (?:el |la )?(?:spam|(?:carpeta de )?correo no deseado|no deseado|basura))(?: (?:esta|la) semana(?: pasada)?| ayer| estos dias| ultimamente)?)'
const GRACIAS = '(?:,? (?:y )?(?:muchas )?gracias(?: (?:por su (?:paciencia|comprension|tiempo|espera)|por esperar|de antemano))?)'

export const SPANISH_SLOTS: Readonly<Record<string, string>> = {
  espapel: `${PAPEL}(?:(?: y |, )${PAPEL})?`,
  esmando: MANDO,
  eslleva: `(?:,? (?:${POR_SI}|${ADJUNTO}|${DIA})){0,4}`,
  esnecesita: NECESITA,
  esavise: AVISE,
  esrevise: REVISE,
  esrevisamos: REVISAMOS,
  esrevisado: `(?: (?:${LO_REVISADO}|${EN_SISTEMA}|${DIA})){0,5}(?:${TODO_BIEN}){0,2}`,
  esaldia: AL_DIA,
  espagos: `(?: ${EN_PAGOS}){0,3}`,
  esnada: `${NADA}(?:(?:, (?:ni )?| ni | o | y )${NADA}){0,3}`,
  esdondenada: `(?:,? ${DONDE_NADA}){0,2}`,
  esdesde: `(?: (?:ya )?${DESDE})?(?:${BUEN_TRATO}){0,2}`,
  esperdon: PERDON,
  esrazon: `(?:${RAZON}){0,2}(?:${GRACIAS})?`,
  esgracias: `(?:${GRACIAS})?`,
  esllamar: DONDE_LLAMAR,
  estomo: `(?:(?:,? (?:asi que|por eso|por lo que|y|pero|entonces)|,) (?:yo )?(?:les?|te) (?:contesto|respondo|ayudo|atiendo|escribo)(?: yo)?)?`,
}
