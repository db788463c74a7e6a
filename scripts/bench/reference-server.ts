import { createServer } from 'node:http'
import type { FixedResponse } from './reference'

process.once('message', (responses: readonly FixedResponse[]) => {
  const answers = responses.map(({ body, headers }) => ({
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

// Exit with the bench.
process.once('disconnect', () => process.exit(0))
