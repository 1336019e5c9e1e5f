import { createServer, type Socket } from 'node:net'

export type Command = 'GREETING' | 'LOGIN' | 'SELECT' | 'UID SEARCH' | 'UID FETCH' | 'UID STORE' | 'LOGOUT'
export type Moody = { url: string; /** Falls silent at this command; null is well. */ silentAt: Command | null; /** Drips bytes there, one now and then, instead of silence. */ drips: boolean; refusesLogin: boolean; seen: Set<number>; messages: Map<number, Buffer>; uidValidity: number; close(): Promise<void> }

/** An IMAP server on bare sockets that stops answering where it is told to. */
export const startMoodyMailbox = async (messages: Record<number, string>): Promise<Moody> => {
  const sockets = new Set<Socket>()
  const box: Moody = { url: '', silentAt: null, drips: false, refusesLogin: false, seen: new Set(), messages: new Map(Object.entries(messages).map(([uid, text]) => [Number(uid), Buffer.from(text)])), uidValidity: 1, close: async () => {} }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    const timers: NodeJS.Timeout[] = []
    socket.on('close', () => {
      sockets.delete(socket)
      for (const timer of timers) clearInterval(timer)
    })
    const stall = () => {
      if (box.drips) timers.push(setInterval(() => socket.write('*'), 20))
    }
    if (box.silentAt === 'GREETING') return stall()
    socket.write('* OK [CAPABILITY IMAP4rev1 UIDPLUS] ready\r\n')
    let heard = ''
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1')
      for (let end = heard.indexOf('\r\n'); end !== -1; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end)
        heard = heard.slice(end + 2)
        const [tag, first, second] = line.split(' ')
        const command = first === 'UID' ? `UID ${second}` : first
        if (command === box.silentAt) {
          if (command === 'UID FETCH' && line.includes('BODY.PEEK[]')) socket.write('* 1 FETCH (UID 1 BODY[] {100000}\r\nthe beginning')
          return stall()
        }
        if (command === 'LOGIN' && box.refusesLogin) socket.write(`${tag} NO [AUTHENTICATIONFAILED] try later\r\n`)
        else socket.write(`${answer(box, command!, line)}${tag} OK done\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  box.url = `imap://desk:secret@127.0.0.1:${(server.address() as { port: number }).port}/INBOX`
  box.close = () =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  return box
}

function answer(box: Moody, command: string, line: string): string {
  const uid = Number(/^\S+ UID \w+ (\d+)/.exec(line)?.[1])
  const message = box.messages.get(uid)
  if (command === 'CAPABILITY') return '* CAPABILITY IMAP4rev1 UIDPLUS\r\n'
  if (command === 'LIST') return '* LIST () "/" INBOX\r\n'
  if (command === 'SELECT') return `* ${box.messages.size} EXISTS\r\n* OK [UIDVALIDITY ${box.uidValidity}] ok\r\n* FLAGS (\\Seen \\Flagged)\r\n* OK [PERMANENTFLAGS (\\Seen \\Flagged)] ok\r\n`
  if (command === 'UID SEARCH' && line.includes('FLAGGED')) return '* SEARCH\r\n'
  if (command === 'UID SEARCH') return `* SEARCH ${[...box.messages.keys()].filter((one) => !box.seen.has(one)).join(' ')}\r\n`
  if (command === 'UID STORE') box.seen.add(uid)
  if (command !== 'UID FETCH' || !message) return ''
  return line.includes('BODY.PEEK[]') ? `* 1 FETCH (UID ${uid} BODY[] {${message.length}}\r\n${message.toString('latin1')})\r\n` : `* 1 FETCH (UID ${uid} RFC822.SIZE ${message.length})\r\n`
}
