import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { PageError } from '~/components/page-error'
import { PageMain } from '~/components/page-main'
import { requireOwnDocument } from '~/lib/own-document'
import { darkPage, type PageFrame } from '~/lib/page-frame'
import { pageMeta } from '~/lib/page-meta'
import { whatsappHref } from '~/lib/whatsapp-href'
import { defineContent } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import { investorFormSettings } from '~/services/investor-requests/form-settings.server'
import type { action } from './action.server'
import { ChatLink } from './chat-link'
import { Contact } from './contact'
import { indexOf, shownPage } from './content'
import { FormOpeningProvider } from './form/form-opening'
import { FormPlace } from './form-place'
import { Hero } from './hero'
import { InvestorHeader } from './investor-header'
import { usePageMotion } from './motion/use-page-motion'
import { Opportunity } from './opportunity'
import { PlanList } from './plan-list'
import { investorsPageQuery } from './query'
import { Roadmap } from './roadmap'
import { Screenshots } from './screenshots'
import { SectionIndex } from './section-index'
import { Team } from './team'
import { TextBlocks } from './text-blocks'
import { Traction } from './traction'
import { Uniqueness } from './uniqueness'
import { Why } from './why'

const investorsPage = defineContent('investorsPage', investorsPageQuery)

export const handle: PageFrame = { ...darkPage, ownHeader: true }

export async function loader({ request }: LoaderFunctionArgs) {
  const { result, headers } = await contentFor(request, investorsPage)
  const { page, messages } = result
  if (page === null) throw new Response(null, { status: 404 })
  const settings = investorFormSettings()
  return data({ page: shownPage(page, new Date()), messages, settings }, { headers })
}

/** Where the form asks other hosts, only a document of its own allows it. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = await serverLoader<typeof loader>()
  if (loaded.settings.ownDocument) requireOwnDocument(request)
  return loaded
}

export { action } from './action.server'
export { clientAction } from './form/client-action'
export { pageHeaders as headers } from '~/lib/page-headers'
export { keepAfterRefusal as shouldRevalidate } from '~/lib/revalidation'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta(loaded?.page.seo, matches, location.pathname, { title: loaded?.page.title })

/** The investors page (INV-01 to INV-15). */
export default function InvestorsPage() {
  const { page, messages, settings } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const form = page.form ? { words: page.form, plan: page.planList, messages, settings } : undefined
  const chat = whatsappHref({
    number: page.whatsapp?.number,
    message: page.whatsapp?.message,
  })
  usePageMotion()
  return (
    <FormOpeningProvider content={form}>
      <PageMain header={<InvestorHeader words={page.header} chat={chat} />}>
        {page.hero ? (
          <Hero hero={page.hero} chat={chat} riskTitle={page.opportunity?.riskTitle}>
            <SectionIndex entries={indexOf(page)} />
          </Hero>
        ) : null}
        <TextBlocks blocks={page.textBlocks} />
        {page.planList ? (
          <PlanList planList={page.planList} formLink={page.header?.formOpenLabel} />
        ) : null}
        {page.screenshots ? <Screenshots screenshots={page.screenshots} /> : null}
        {page.opportunity ? <Opportunity opportunity={page.opportunity} /> : null}
        {page.uniqueness ? <Uniqueness uniqueness={page.uniqueness} /> : null}
        {page.traction ? (
          <Traction traction={page.traction} riskTitle={page.opportunity?.riskTitle} />
        ) : null}
        {page.roadmap ? <Roadmap roadmap={page.roadmap} /> : null}
        {page.team ? <Team team={page.team} /> : null}
        {page.why ? <Why why={page.why} /> : null}
        {page.contact ? <Contact contact={page.contact} chat={chat} /> : null}
        {form === undefined ? null : (
          <FormPlace
            content={form}
            openLabel={page.header?.formOpenLabel}
            chat={<ChatLink href={chat} label={page.header?.quickContactLabel} />}
            reply={reply}
          />
        )}
      </PageMain>
    </FormOpeningProvider>
  )
}

export function ErrorBoundary() {
  return (
    <PageMain>
      <PageError />
    </PageMain>
  )
}
