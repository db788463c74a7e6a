import { createServer } from 'node:http'
import type { Canned } from './reference'

process.once('message', (canned: readonly Canned[]) => {
  const answers = canned.map(({ body, headers }) => ({
    bytes: Buffer.from(body, 'base64'),
    headers,
  }))
  const server = createServer((request, response) => {
    const answer = answers[Number(request.url?.slice(1))]
    if (answer === undefined) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { ...answer.headers, 'content-length': answer.bytes.length })
    response.end(answer.bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object' && address !== null) process.send?.(address.port)
  })
})

// Without the bench nobody would stop it.
process.once('disconnect', () => process.exit(0))
