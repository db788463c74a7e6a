// What a Remix site with @sanity/react-loader does on its server, and a first render in React.
import { createClient } from '@sanity/client'
import { createQueryStore } from '@sanity/react-loader'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { report, settings, token } from './settings.mjs'

const query = '*[_type == "post"] | order(slug) {title, slug}'
const store = createQueryStore({ client: false, ssr: true })
store.setServerClient(
  createClient({ ...settings, token, stega: { enabled: true, studioUrl: '/studio' } }),
)

const published = await store.loadQuery(query, {}, { perspective: 'published', stega: false })
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
  published: published.data,
  drafts: drafts.data.map(({ slug }) => slug),
  perspective: drafts.perspective,
  hasSourceMap: drafts.sourceMap !== undefined,
  // A text with stega has invisible characters after its visible ones.
  hasStega: drafts.data.some(({ title }) => title.length > 20),
  html: renderToString(createElement(Titles)),
})
