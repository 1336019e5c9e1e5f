import { talkRows } from './talk-row.ts'

/** The same in Spanish. */
export const IN_SPANISH = talkRows(`
  [muchas|mil] gracias por (verificar|preguntar|confirmar|su (paciencia|correo|mensaje|ayuda|tiempo|interes|comprension|atencion|confianza)|comunicarse|contactarnos|escribirnos|escribir|avisar|revisar|checar|esperar) [(con nosotros|de antemano|y (buen dia|saludos|que tenga buen dia|feliz dia))]
  (le|les|te)? ?(adjunto|adjuntamos|anexo|anexamos|envio|enviamos|mando|mandamos|incluyo|incluimos) (el|un|su|los|copia (de|del)|una copia (de|del)) (certificados?|coi|polizas?|comprobante|documento) (para|por) (sus?|los|el) (archivos?|registros?|expediente)
  (llevamos|tenemos|llevo|tengo) (muchos|varios|{word}|{digits}) anos (con|trabajando con|asegurando a|atendiendo a) (este|estos|el|nuestro|el mismo|ellos) ?(cliente|clientes|senor|asegurado|familia)?
  (nuestra|la) oficina (cierra|abre|esta abierta|estara cerrada|esta cerrada|cerrara|abrira) {cuando}
  (estaremos|estamos|vamos a estar) (cerrados|fuera de la oficina|de vacaciones) {cuando}
  (estare|estoy|voy a estar) (fuera|fuera de la oficina|de vacaciones|en capacitacion|en una junta) {cuando}
  (esperamos|espero|esperando) (que )?(se encuentre|este|esten|todo este|se encuentren|le vaya|tenga|tengan) (muy )?(bien|un buen dia|una buena semana|buen dia)
  (la|las) coberturas? (no )?(se puede|se pueden|puede ser|pueden ser) (modificad(a|o)s?|cambiad(a|o)s?|cancelad(a|o)s?|contratad(a|o)s?|modificar|cambiar|contratar) (por|via|mediante|a traves de) (este )?(correo|correo electronico|e-?mail|mensaje|telefono|mensaje de voz)
  (cualquier|si tiene alguna|si tienen alguna|alguna) (cosa|duda|pregunta|consulta)(,? (estoy|estamos|quedo|quedamos) (a sus ordenes|a la orden|para servirle|para ayudarle))?
  (mi|nuestro) (horario|correo|telefono|numero)( directo| nuevo| de oficina)? es (de )?{reach}
  con (mucho )?gusto (le|les|te) (ayudo|atiendo|contesto|mando|envio|mandamos|enviamos)( un| el)?( certificado)?( si (lo|la) (necesita|ocupa|requiere|necesitan))?
  (mi|nuestro) (celular|telefono|numero|correo|fax) es (el )?({phone}|{link})
  (por favor|favor de)? ?(confirme|confirmar|acuse|me confirma) (de )?(recibido|recibo)
  (manana|hoy|el {word}) no (hay oficina|abrimos|trabajamos|estamos)
  (se habla|hablamos|atencion en) espanol
  siguenos en (facebook|instagram)( y (facebook|instagram))?
  (tengo|tenemos|llevo) {word} anos con (ellos|el|ella)
  (estoy|estamos|quedo|quedamos) (para servirles?|a sus ordenes|a la orden|al pendiente|a su disposicion)
  para (certificados|cualquier certificado|pedir certificados) (llame|llamenos|mande correo|escriba|escribanos|favor de llamar) (al|a) ({phone}|{link})
  (atendemos|abrimos|estamos abiertos) de {cuando}
  cualquier (otra )?(cosa|duda|pregunta),? (que (necesite|ocupe),? )?(por favor |favor de )?(me|nos) ?(dice|dicen|avisa|avisan|llama|llaman|escribe|escriben|habla|avisar|llamar)( por favor)?
`)
