import { publicPages } from '../../config/site-pages'
import { get, withAgent } from './http'

const VISITS = 1_000
const CONNECTIONS = 6
const HEADERS = { 'accept-encoding': 'br, gzip', accept: 'image/avif,image/webp,*/*' }
/** Fallback address of each picture. */
const SOURCES = /<img[^>]*?\ssrc="(\/lake\/images\/[^"]+)"/g

/** Visits the pages in turn with their pictures, on six connections. */
export function visitWithImages(site: string): Promise<void> {
  return withAgent(CONNECTIONS, async (agent) => {
    const paths = publicPages.map(({ path }) => path)
    const pictures = new Map<string, string[]>()
    for (const path of paths) {
      const { body } = await get(`${site}${path}`, {}, agent)
      const found = [...body.toString().matchAll(SOURCES)].map(([, address = '']) => address)
      pictures.set(
        path,
        [...new Set(found)].map((address) => address.replaceAll('&amp;', '&')),
      )
    }
    let visits = 0
    const visitPages = async () => {
      while (visits < VISITS) {
        const path = paths[visits % paths.length] ?? '/'
        visits += 1
        for (const address of [path, ...(pictures.get(path) ?? [])]) {
          await get(`${site}${address}`, HEADERS, agent)
        }
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, visitPages))
  })
}
