// What a site with next-sanity does on its server: published content, drafts, a listener.
import { createClient, defineQuery } from 'next-sanity'
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

const events = []
const heard = new Promise((resolve, reject) => {
  drafts.listen('*[_type == "post"]', params).subscribe({ next: resolve, error: reject })
})
const live = new Promise((resolve, reject) => {
  const subscription = client.live.events().subscribe({
    next: (event) => {
      events.push(event.type)
      if (event.type !== 'message') return
      subscription.unsubscribe()
      resolve(event)
    },
    error: reject,
  })
})
const published = await client.fetch(query, params, {
  filterResponse: false,
  next: { revalidate: 0 },
})
// Both streams are open when the welcome of the live events has come.
while (!events.includes('welcome')) await new Promise((resolve) => setTimeout(resolve, 20))
await client
  .withConfig({ token: writeToken })
  .patch('post-uno')
  .set({ title: 'Uno nuevo' })
  .commit()

const { tags, id } = await live
const { title } = (await heard).result
const isStale = tags.some((tag) => published.syncTags.includes(tag))
report({
  published: published.result,
  draft: await drafts.fetch(query, params),
  isStale,
  heard: title,
  fresh: await client.fetch(query, params, { lastLiveEventId: id }),
})
process.exit(0)
