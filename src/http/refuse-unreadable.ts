import type { Socket } from 'node:net'
import { DomainError } from '../kernel/index.ts'
import { errorReply } from './errors.ts'

/** What Node's own reader of HTTP refuses never becomes a request: it is answered on the bare socket, with the contract's error body all the same. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket, requestId: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const refusal = new DomainError('invalid_parameter', tooLarge ? 'The headers of the request are too large.' : 'The request is not HTTP that can be read.')
  const { status, body } = errorReply(refusal, requestId, null)
  const text = JSON.stringify(body)
  socket.end(`HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\nx-request-id: ${requestId}\r\nconnection: close\r\n\r\n${text}`)
}
