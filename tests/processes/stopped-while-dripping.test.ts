import assert from 'node:assert/strict'
import { once } from 'node:events'
import net from 'node:net'
import { after, test } from 'node:test'
import { Served } from './served.ts'

const served = new Served()
after(() => served.stop())

test('told to stop while an upload drips, the service cuts it off and ends cleanly', async () => {
  await served.start()
  const { hostname, port } = new URL(served.url)
  const upload = net.connect(Number(port), hostname)
  upload.on('error', () => {})
  await once(upload, 'connect')
  upload.write(
    `POST /v1/documents HTTP/1.1\r\nhost: ivs\r\nauthorization: Bearer ${served.keys.test_key}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 10000000\r\n\r\n` +
      '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7\n',
  )
  const drip = setInterval(() => upload.write('.'), 200)
  const cut = once(upload, 'close')
  // Until it is under way: a call that comes after it is answered.
  assert.equal((await fetch(`${served.url}/readyz`)).status, 200)
  try {
    // Fails when the database server outlives it, or it does not end at all.
    await served.stop()
    await cut
  } finally {
    clearInterval(drip)
    upload.destroy()
  }
})
