import workerScript from '../offline/worker.ts?script-text'
import { env } from '#config/env.server'
import { serviceUnavailable } from '~/sanity/content-store.server'
import { copyWords, offlineContent } from '~/sanity/offline.server'

/**
 * The service worker (OFF-01). The script contains its texts, so browsers reinstall it when the
 * texts change. When the dataset disables it, it removes itself and all saved data.
 * @throws Response 503 while the dataset lacks the texts, such as during a restore; browsers then
 *   keep their worker
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
