// What a Remix site with @sanity/react-loader does on its server, and a first render in React.
import { createClient } from '@sanity/client'
import { stegaClean } from '@sanity/client/stega'
import { createQueryStore } from '@sanity/react-loader'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { report, settings, token } from './settings.mjs'

const query = '*[_type == "post"] | order(slug) {title, slug}'
const store = createQueryStore({ client: false, ssr: true })
store.setServerClient(
  createClient({ ...settings, token, stega: { enabled: true, studioUrl: '/studio' } }),
)

const published = await store.loadQuery(query, {}, { perspective: 'published' })
const drafts = await store.loadQuery(query, {}, { perspective: 'drafts' })

function Titles() {
  const { data } = store.useQuery(query, {}, { initial: published })
  return createElement(
    'ul',
    null,
    data.map(({ slug, title }) => createElement('li', { key: slug }, title)),
  )
}

report({
  published: stegaClean(published.data),
  drafts: drafts.data.map(({ slug }) => slug),
  perspective: drafts.perspective,
  // A text with stega has invisible characters after its visible ones.
  hasStega: drafts.data.every(({ title }) => title !== stegaClean(title)),
  html: stegaClean(renderToString(createElement(Titles))),
})
