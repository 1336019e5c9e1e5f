import { startRealServers } from './real-mail-servers.ts'
import { startRefusingServer } from './refusing-server.ts'
import { createSmtpMailer } from '../../src/outreach/mail/smtp-mailer.ts'
import { outgoing } from './sample-mail.ts'
const a = await startRefusingServer({})
const s = await startRealServers({ 'mail.example.test': 2599, 'agency.example': a.port })
const m = createSmtpMailer({ url: `smtp://127.0.0.1:${s.smtpPort}?ignoreTLS=true`, dkim: null, hostname: 'desk.example.test' })
const r = await Promise.race([m.send(outgoing()).then(x=>x.response, e=>e), new Promise<null>(r=>setTimeout(()=>r(null),5000))])
console.log(r)
console.log(await s.log())
await s.stop(); process.exit(0)
