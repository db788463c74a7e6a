import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { isUnder, getPath } from './handler'
import { STUDIO_PATH } from './paths'
import { studioPolicy } from './studio-files'

/**
 * Serves the Studio's sources through Vite, which reloads as they change. For development only.
 * Vite starts with the first request, because most sessions never open the Studio.
 * @param server carries Vite's reload socket
 */
export function createLiveStudio(
  configFile: string,
  server: Server,
  kind: Parameters<typeof studioPolicy>[0],
): RequestListener {
  // Vite adds inline scripts to the page.
  const policy = studioPolicy(kind).replace('script-src', "script-src 'unsafe-inline'")
  const start = async () => {
    const { createServer } = await import('vite')
    return createServer({ configFile, server: { middlewareMode: true, hmr: { server } } })
  }
  let vite: ReturnType<typeof start> | undefined
  server.on('upgrade', (request: IncomingMessage, socket) => {
    if (vite !== undefined || !isUnder(getPath(request), STUDIO_PATH)) return
    // A page that was loaded before this process started retries until Vite answers.
    vite = start()
    socket.destroy()
  })
  return (request, response) => {
    // Vite would answer /studio/structure with the module structure.ts.
    if (request.headers.accept?.includes('text/html')) request.url = `${STUDIO_PATH}/`
    response.setHeader('Content-Security-Policy', policy)
    vite ??= start()
    vite.then(
      ({ middlewares }) => middlewares(request, response),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }
}
