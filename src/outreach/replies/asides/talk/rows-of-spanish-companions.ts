import { talkRows } from './talk-row.ts'

/** What stands beside an answer in Spanish: papers that come along, how to reach the office, where it was looked up, how it is paid, that nothing is pending, who the insured is, how sorry one is and who answers for whom. */
export const OF_SPANISH_COMPANIONS = talkRows(`
  [(el|el (cliente|asegurado|senor)|ellos)] [(paga|pagan) (mes a mes|mensual|mensualmente|por mes) y] [(el|el (cliente|asegurado|senor)|ellos)] (va|van|esta|estan|sigue|siguen) (al corriente|al dia)( (con|en) (sus|los|todos sus) pagos)?
  [(el|el (cliente|asegurado|senor)|ellos)] (paga|pagan) (mes a mes|por mes)
  [(solo|nomas|solamente|unicamente|nada mas|apenas)] [(el|el (cliente|asegurado|senor)|ellos)] [se|le|les] (agrego|agregaron|agregamos|anadio|anadieron|quito|quitaron|quitamos|cambio|cambiaron|cambiamos|vendio|compro|dio de alta|dimos de alta) (un|una|otro|otra|dos|tres|{digits}) [nuev(o|a)s?|mas] (camion(es)?|troca|unidad(es)?|chofer(es)?|conductor(es)?|operador(es)?|traila|trailers?|remolques?|caja|vehiculos?|tractor(es)?) [(en|el|la|desde|hace) {cuando}|la semana pasada|el mes pasado|ayer|hoy|esta semana]
  (es|la poliza es) (una )?poliza? ?(anual|de un ano|por un ano|a un ano)
  (es|la poliza es) (anual|por un ano|de un ano|a un ano)
  [aqui|ahi|ahorita|en un momento|hoy|hoy mismo|ya|tambien|luego|enseguida|si gusta|si quiere|si lo necesita|con gusto|con mucho gusto|por separado|y] [les|le|te|se lo|lo] [voy a|estoy|estamos|vamos a|puedo|podemos] {esmando} {espapel}{eslleva}
  (aqui|ahi) (esta|estan|va|van|tiene|le va|les va) {espapel}{eslleva}
  (va|van|viene|vienen|encuentre|encontrara|vea|ver|favor de ver) (adjunt(o|a)s?|anex(o|a)s?) {espapel}{eslleva}
  {espapel} (va|van|esta|estan|viene|vienen|sale|salen) (adjunt(o|a)s?|anex(o|a)s?|en camino|en el correo|por correo|en otro correo|aparte){eslleva}
  (lo|se lo|la|los) (mando|mandamos|envio|enviamos){eslleva}
  {esnecesita}(,? {esavise})?( {esllamar})?(,? {esavise})?{esgracias}
  {esavise}( {esllamar})?,? {esnecesita}{esgracias}
  [ya|apenas|recien|hoy|ahorita|yo] [tambien] {esrevisamos}{esrevisado}
  [ya|apenas|recien|hoy|ahorita|yo] ((lo|la|los|las)|acabo de|acabamos de|ya|apenas|yo) {esrevise}{esrevisado}
  (lo|la|los|las) (acabo|acabamos) de {esrevise}{esrevisado}
  ((los|sus|todos los|todos sus) pagos|el (cliente|asegurado|pago)|la (cuenta|prima|poliza)|las (polizas|primas|dos|tres)|ellos|el senor|todo|the insured|insured) (esta|estan|va|van|sigue|siguen) {esaldia}{espagos}
  [(el (cliente|asegurado|senor)|la cuenta)] (no|tampoco) ((debe|deben) nada|(debe|deben|tiene|tienen) (adeudos?|saldos?|pagos? (pendientes?|atrasados?|vencidos?)|saldos? (pendientes?|vencidos?))){esdondenada}
  [el (cliente|asegurado|senor)] (paga|pagan) (mensual|mensualmente|cada mes|por mes|a tiempo|puntual|trimestral|anual|al contado|en pagos|con financiera)( y (va|esta|van|estan) (al corriente|al dia))?{espagos}
  [y|tampoco] (no|tampoco) (hay|tiene|tienen|veo|vemos|tenemos|tengo|aparecen?|existen?|se (ve|ven|muestran?|reportan?)|muestran?|(hemos|he|se ha|se han) recibido|ha tenido|han tenido|ha habido|hubo) [ningun|ninguna|algun|mas] {esnada}{esdondenada}
  sin [ningun|ninguna] {esnada}{esdondenada}
  (es|son|ellos son|el es|(el senor|el asegurado|insured|the insured|ellos|esta (compania|cuenta|empresa)) (es|son)|ha sido|han sido) [un|una|unos|muy] [buen|buenos|buena|excelente|muy buen] [nuestr(o|a)s?|mi] (clientes?|asegurados?|cuenta) [nuestr(o|a)s?|mios?|de (nosotros|la (agencia|oficina|casa)|nuestra (agencia|oficina))]{esdesde}
  [ellos|el cliente|el asegurado|insured|the insured] (tienen?|ha tenido|han tenido) [todos|toda|todo] (su|sus) (seguros?|polizas?|coberturas?|aseguranza) con (nosotros|nuestra (agencia|oficina)){esdesde}
  [ellos|el cliente|el asegurado|insured|the insured] (esta|estan|ha estado|han estado|lleva|llevan) [asegurad(o|a)s?] (con|por) (nosotros|nuestra (agencia|oficina)){esdesde}
  (lo|la|los) tenemos asegurad(o|a)s?{esdesde}
  (los|lo) (aseguramos|atendemos){esdesde}
  {esperdon}{esrazon}
  (?!(?:el|la|los|las|su|sus|esa?|esta?|ya|poliza|cobertura|carga|auto|autos|general|propiedad|compensacion|umbrella|gl|wc)\\b)(?!\\w+ (?:poliza|cobertura|carga|auto|general)\\b){name} [hoy|ahorita] (no (esta|estara|vino|viene|se encuentra)|anda|salio|esta|se encuentra|estara) [fuera|de vacaciones|en una junta|enferm(o|a)|fuera de la oficina|de viaje|aqui|ocupad(o|a)|en capacitacion] [hoy|esta semana|(hasta|por|en) {cuando}]{estomo}
  ({name}|mi (jefe|jefa|companer(o|a))) (me|nos) (paso|mando|reenvio|dio|hizo llegar) (su|este|el) (correo|mensaje)( (hoy|ayer|esta semana))?{estomo}
  (me|nos) pidio {name} que (les?|te) (contestara|respondiera|ayudara|atendiera|escribiera|confirmara)( (yo|hoy|esta semana))?{estomo}
  ({name}|mi (jefe|jefa)) me pidio que (les?|te) (contestara|respondiera|ayudara|atendiera|escribiera)( (yo|hoy|esta semana))?{estomo}
  soy (la|el|su|una?) (asistente|asociad(o|a)|companer(o|a)|secretari(o|a)|agente|csr|representante|encargad(o|a)) (de {name}|de la (oficina|agencia|cuenta)|en la oficina)( (hoy|esta semana))?{estomo}
  yo (manejo|llevo|atiendo|tengo|veo) (esa|la|esta|su) cuenta( (de (insured|the insured|ellos)|aqui|en la oficina|esta semana))?{estomo}
  [(les?|te)] (contesto|respondo|escribo) (yo )?(por|de parte de|por parte de|en nombre de|en lugar de) {name}( (hoy|esta semana))?{estomo}
  (muchas|mil) gracias( a usted(es)?)?( por todo)?
  (un|reciba un|le mando un|les mando un) (cordial|afectuoso) saludo( a (usted|ustedes|todos))?
`)
