/** Webhook endpoints of all kinds for the bench: /ok answers, /hang never does, /drip and /huge send without end. Prints what /ok got on request. */
import { createServer } from 'node:http'

let got = 0
const latencies: number[] = []
const server = createServer((req, res) => {
  const path = req.url ?? ''
  if (path === '/count') {
    res.end(JSON.stringify({ got, latencies: latencies.splice(0) }))
    return
  }
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    if (path.startsWith('/ok')) {
      got++
      const sent = /"occurred_at":"([^"]+)"/.exec(Buffer.concat(chunks).toString())?.[1]
      if (sent) latencies.push(Date.now() - Date.parse(sent))
      res.end('ok')
    } else if (path.startsWith('/drip')) {
      res.writeHead(200)
      const timer = setInterval(() => res.write('x'), 500)
      res.on('close', () => clearInterval(timer))
    } else if (path.startsWith('/huge')) {
      res.writeHead(200)
      const block = Buffer.alloc(1 << 20)
      const more = () => {
        while (!res.destroyed && res.write(block));
      }
      res.on('drain', more)
      more()
    }
  })
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`listening on http://127.0.0.1:${(server.address() as { port: number }).port}\n`))
process.on('SIGTERM', () => process.exit(0))
