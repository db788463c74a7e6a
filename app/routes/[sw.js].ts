import { workerScript } from '~/offline/worker-script.server'
import { copyWords, offlineContent } from '~/sanity/offline.server'

/**
 * The service worker (OFF-01). Its texts are part of it, so that browsers install it again when
 * they change. Without texts it removes itself and all it has saved.
 */
export async function loader() {
  const words = copyWords(await offlineContent.load())
  return new Response(`const COPY_WORDS = ${JSON.stringify(words)};\n${workerScript}`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    },
  })
}
