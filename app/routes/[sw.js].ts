import { workerScript } from '~/offline/worker-script.server'
import { env } from '../../config/env.server'
import { serviceUnavailable } from '~/sanity/content-store.server'
import { copyWords, offlineContent } from '~/sanity/offline.server'

/**
 * The service worker (OFF-01). Its texts are part of it, so that browsers install it again when
 * they change. When the dataset switches it off, it removes itself and all it has saved.
 * @throws Response 503 while the dataset lacks the texts, such as during a restore; browsers then
 * keep the worker that they have
 */
export async function loader() {
  const content = await offlineContent.load()
  const words = copyWords(content)
  const isIncomplete = words === null && content.isOn && env().mode !== 'development'
  if (isIncomplete) throw serviceUnavailable()
  return new Response(`const COPY_WORDS = ${JSON.stringify(words)};\n${workerScript}`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    },
  })
}
