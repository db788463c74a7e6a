import { sitePages } from '../../app/lib/site-pages'
import { ask, withAgent } from './http'

const VISITS = 1_000
const AT_ONCE = 6
const HEADERS = { 'accept-encoding': 'br, gzip', accept: 'image/avif,image/webp,*/*' }
/** The one address of each picture that a browser without a choice takes. */
const SOURCES = /<img[^>]*?\ssrc="(\/lake\/images\/[^"]+)"/g

/** Visits the pages in turn, each with its pictures, six requests at a time. */
export function visitWithImages(site: string): Promise<void> {
  return withAgent(AT_ONCE, async (agent) => {
    const paths = Object.values(sitePages)
    const pictures = new Map<string, string[]>()
    for (const path of paths) {
      const { body } = await ask(`${site}${path}`, {}, agent)
      const found = [...body.toString().matchAll(SOURCES)].map(([, address = '']) => address)
      pictures.set(
        path,
        [...new Set(found)].map((address) => address.replaceAll('&amp;', '&')),
      )
    }
    let visits = 0
    const visitOn = async () => {
      while (visits < VISITS) {
        const path = paths[visits % paths.length] ?? '/'
        visits += 1
        for (const address of [path, ...(pictures.get(path) ?? [])]) {
          await ask(`${site}${address}`, HEADERS, agent)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visitOn))
  })
}
