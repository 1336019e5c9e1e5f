import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const CONFIRMED = 'al=confirmed cg=confirmed gl=confirmed'
/** What most often stands beside an answer in Spanish, by its parts. */
const COMPANIONS: [string, string[], string[], string[]][] = [
  ['papers', ['Le mando', 'Adjunto', 'Aquí le envío', 'Va adjunto', 'En un momento le mando', 'Puedo mandarle'], [' el certificado', ' un ACORD', ' copia de las declaraciones', ' el COI actualizado'], ['', ' para sus archivos', ' por si lo necesita', ' por correo', ' a su nombre']],
  ['how to reach us', ['Cualquier duda', 'Si necesita algo más', 'Para cualquier cosa', 'Si tiene alguna pregunta'], ['', ' estoy a sus órdenes', ' me puede llamar', ' llámeme al 915-555-0163', ' con gusto le ayudo'], ['', ', gracias']],
  ['where it was looked up', ['Lo revisé', 'Ya lo verifiqué', 'Lo acabo de revisar'], [' en el sistema', ' con la aseguradora', ' en el portal de la compañía', ' hoy'], ['', ' y todo coincide', ' y los datos son correctos']],
  ['how it is paid', ['La cuenta', 'El cliente', 'Todo'], [' está al corriente', ' está al día', ' va al corriente con sus pagos'], ['', ' a la fecha', ' hasta hoy']],
  ['nothing pending', ['No hay', 'No veo', 'No tenemos'], [' cancelaciones pendientes', ' ningún aviso de cancelación', ' pagos atrasados'], ['', ' en el sistema', ' a la fecha']],
  ['who they are to us', ['Es cliente nuestro', 'Es un buen cliente', 'Tienen su seguro con nosotros', 'Lo tenemos asegurado'], ['', ' desde 2019', ' desde hace años'], ['', ', sin problemas', ' y nunca ha tenido cancelaciones']],
  ['how sorry we are', ['Disculpe la demora', 'Perdón por no responder antes', 'Una disculpa por la tardanza'], ['', ', estuve de vacaciones', ', se me pasó su correo'], ['', ', gracias por su paciencia']],
  ['who answers', ['Luis no está', 'Le respondo por Luis', 'Me pidió Luis que le contestara', 'Soy la asistente de Luis'], ['', ' hoy', ' esta semana'], ['', ' así que le contesto yo']],
]

for (const [kind, first, second, third] of COMPANIONS)
  test(`in Spanish, ${kind} takes nothing from a yes to all of them`, async () => {
    const wrong: string[] = []
    for (const [a, head] of first.entries())
      for (const [b, middle] of second.entries()) {
        const sentence = `${head}${middle}${third[(a + b) % third.length]}.`
        for (const letter of [`Sí, las tres están activas. ${sentence}`, `${sentence} Las tres pólizas están vigentes.`]) if ((await outcomesOf('haul', letter)) !== CONFIRMED) wrong.push(letter)
        // What follows it is read.
        for (const end of [' pero la general se canceló.', ' y la general no la tenemos.', ', la general venció ayer.'])
          if ((await outcomesOf('haul', `Sí, las tres están activas. ${sentence.slice(0, -1)}${end}`)).includes('gl=confirmed')) wrong.push(`${sentence}${end}`)
      }
    assert.deepEqual(wrong, [])
  })

test('values in Spanish that were asked', async () => {
  for (const value of ['Cuenta con límite de 750 mil.', 'El límite es de $750,000 como dice ahí.', 'El número de póliza es LSV-660142.', 'Es la póliza LSV-660142.', 'Lo confirmé esta mañana.'])
    assert.equal(await outcomesOf('solo', `Sí, está activa. ${value}`), 'al=confirmed', value)
  assert.match(await outcomesOf('haul', 'Las tres están vigentes. Le mando copia del certificado. La de carga vence mañana.'), /al=confirmed cg=unclear gl=confirmed/)
  assert.equal(await outcomesOf('solo', 'No encontramos a ese cliente en nuestro sistema.'), 'al=refused')
})

test('what is asked first, promised or ended, in Spanish', async () => {
  for (const [letter, want] of [
    ['Necesito que el cliente me autorice primero.', 'none'],
    ['El cliente tiene que autorizar antes de que le demos información.', 'none'],
    ['Ya le reenvié su correo a Luis.', 'none'],
    ['Luis le contesta mañana.', 'none'],
    ['Quíteme de su lista.', 'none'],
    ['Esa póliza no la vendimos nosotros.', 'refused'],
    ['Esa póliza está inactiva.', 'refused'],
    ['En mi sistema sale activa.', 'confirmed'],
  ])
    assert.equal(await outcomesOf('solo', letter!), `al=${want}`, letter!)
})

test('what sounds like one of these and is none', async () => {
  for (const said of ['No hemos recibido pagos.', 'No tiene nada en el sistema.', 'El cliente no tiene nada.', 'La general no está.', 'General no está aquí.', 'La de general no está.', 'Lo dejó.', 'Llámeme.', 'Sin pagos.', 'Verifique con la compañía.'])
    assert.ok(!(await outcomesOf('haul', `Sí, las tres están activas. ${said}`)).includes('gl=confirmed'), said)
})
