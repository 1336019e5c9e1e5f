import { connect, type Socket } from 'node:net'

/** A bare SMTP client: says a line, hears the whole answer. For what a well-behaved library would not send. */
export const smtpDialogue = async (port: number) => {
  const socket: Socket = connect(port, '127.0.0.1')
  socket.setEncoding('utf8')
  let heard = ''
  let waiting: (() => void) | null = null
  const wake = () => {
    waiting?.()
    waiting = null
  }
  socket.on('data', (text: string) => {
    heard += text
    wake()
  })
  let isClosed = false
  socket.on('close', () => {
    isClosed = true
    wake()
  })
  socket.on('error', () => {})
  const answer = async (): Promise<string> => {
    for (;;) {
      const end = /(?:^|\n)\d{3} [^\n]*\n/.exec(heard)
      if (end) {
        const text = heard.slice(0, end.index + end[0].length)
        heard = heard.slice(end.index + end[0].length)
        return text.trim().split(/\r?\n/).at(-1)!
      }
      if (isClosed) return 'closed'
      await new Promise<void>((resolve) => {
        waiting = resolve
      })
    }
  }
  await answer()
  return {
    say: async (line: string) => {
      socket.write(`${line}\r\n`)
      return answer()
    },
    /** Sends bytes as they are and hears nothing. */
    write: (bytes: string) => socket.write(bytes),
    answer,
    close: (): void => {
      socket.destroy()
    },
  }
}
