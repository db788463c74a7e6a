import { data, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '~/components/loader-data'
import { Blocks } from '~/blocks'
import { generalPageQuery } from '~/blocks/page-queries'
import { AccentTitle } from '~/components/accent-title'
import { client } from '~/sanity/client.server'
import { env } from '../../../config/env.server'
import { homePageQuery } from '../_site._index/query'
import { blocksOnce, receipt } from './samples'
import { Paper, papers } from './paper'
import { Swatches } from './swatches'
import './estilo.css'

/**
 * Shows the design system to developers: colours, type on every background, and each block once,
 * with content of the dataset.
 * @throws Response 404 outside development
 */
export async function loader() {
  if (env().mode !== 'development') throw new Response(null, { status: 404 })
  const [home, ...pages] = await Promise.all([
    client.fetch(homePageQuery),
    ...['libraryPage', 'sosDonatePage', 'sosHelpPage'].map((id) =>
      client.fetch(generalPageQuery, { id }),
    ),
  ])
  if (!home?.hero) throw new Response(null, { status: 404 })
  const bodies = [home.sections, ...pages.map((page) => page?.body)]
  return data({ hero: home.hero, blocks: [receipt(home.hero), ...blocksOnce(bodies)] })
}

export const meta: MetaFunction = ({ location }) => [
  { title: location.pathname },
  { name: 'robots', content: 'noindex' },
]

export default function DesignSystem() {
  const { hero, blocks } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="wrap">
        <AccentTitle value={hero.title} level={1} size="xl" />
        <Swatches />
      </div>
      {papers.map((tone, index) => (
        <Paper key={tone} tone={tone} hero={hero} ticket={hero.tickets?.[index % 3]} />
      ))}
      <Blocks blocks={blocks} />
    </>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
