import { createServer } from 'node:http'
import type { Canned } from './reference'

process.once('message', ({ body, headers }: Canned) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': bytes.length })
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object' && address !== null) process.send?.(address.port)
  })
})

// Without the bench nobody would stop it.
process.once('disconnect', () => process.exit(0))
