// What a site with next-sanity does on its server: published content, drafts, a listener.
import { createClient, defineQuery, stegaClean } from 'next-sanity'
import { report, settings, token, writeToken } from './settings.mjs'

const query = defineQuery(
  '*[_type == "post" && slug == $slug][0]{title, "image": image.asset->url}',
)
const params = { slug: 'uno', unused: undefined }

const client = createClient({ ...settings, perspective: 'published' })
const drafts = client.withConfig({
  token,
  perspective: 'drafts',
  stega: { enabled: true, studioUrl: '/studio' },
})

/**
 * Opens a stream.
 * @returns promises of its welcome, and of the first event after it
 */
function open(stream) {
  const resolvers = []
  const [welcome, event] = [0, 1].map((index) => {
    return new Promise((resolve, reject) => (resolvers[index] = { resolve, reject }))
  })
  stream.subscribe({
    next: (received) => resolvers[received.type === 'welcome' ? 0 : 1].resolve(received),
    error: (error) => resolvers.forEach(({ reject }) => reject(error)),
  })
  return { welcome, event }
}

const listener = open(
  drafts.listen('*[_type == "post"]', params, { events: ['welcome', 'mutation'] }),
)
const live = open(client.live.events())
await Promise.all([listener.welcome, live.welcome])
const published = await client.fetch(query, params, {
  filterResponse: false,
  next: { revalidate: 0 },
})
await client
  .withConfig({ token: writeToken })
  .patch('post-uno')
  .set({ title: 'Uno nuevo' })
  .commit()

const { tags, id } = await live.event
const { result } = await listener.event
const isStale = tags.some((tag) => published.syncTags.includes(tag))
report({
  published: published.result,
  draft: stegaClean(await drafts.fetch(query, params)),
  isStale,
  heard: result.title,
  fresh: await client.fetch(query, params, { lastLiveEventId: id }),
})
process.exit(0)
