import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageError } from '~/components/page-error'
import { PageMain } from '~/components/page-main'
import { darkPage, type PageFrame } from '~/lib/page-frame'
import { pageMeta } from '~/lib/page-meta'
import { whatsappHref } from '~/lib/whatsapp-href'
import { defineContent } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import { FormPlace } from './form-place'
import { Hero } from './hero'
import { InvestorHeader } from './investor-header'
import { investorsPageQuery } from './query'

const investorsPage = defineContent('investorsPage', investorsPageQuery)

export const handle: PageFrame = { ...darkPage, ownHeader: true }

export async function loader({ request }: LoaderFunctionArgs) {
  const { result, headers } = await contentFor(request, investorsPage)
  const { page, messages } = result
  if (page === null) throw new Response(null, { status: 404 })
  return data({ page, messages }, { headers })
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta(loaded?.page.seo, matches, location.pathname, { title: loaded?.page.title })

/** The investors page (INV-01 to INV-15). */
export default function InvestorsPage() {
  const { page } = useLoaderData<typeof loader>()
  const chat = whatsappHref({
    number: page.whatsapp?.number,
    message: page.whatsapp?.message,
  })
  return (
    <PageMain header={<InvestorHeader words={page.header} chat={chat} />}>
      {page.hero ? <Hero hero={page.hero} chat={chat} /> : null}
      {/* Here stands the request form: see form-place.tsx. */}
      <FormPlace form={page.form} />
    </PageMain>
  )
}

export function ErrorBoundary() {
  return (
    <PageMain>
      <PageError />
    </PageMain>
  )
}
