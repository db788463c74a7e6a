import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useActionData } from '@remix-run/react'
import { useEffect } from 'react'
import { useLoaderData } from '~/components/loader-data'
import { PageMain } from '~/components/page-main'
import { requireFullPageLoad } from '~/lib/http/full-page-load'
import { darkPage, type PageFrame } from '~/components/page-frame'
import { whatsappHref } from '~/lib/links/whatsapp-href'
import { defineContent } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import { searchable } from '~/services/search/searchable.server'
import { investorFormSettings } from '~/services/investor-requests/index.server'
import type { action } from './action.server'
import { Contact } from './contact/contact'
import { listSections, selectVisiblePage } from './visible-page'
import { Disclosure } from './disclosure/disclosure'
import { FormDialog, FormDialogScript } from './form/dialog/form-dialog'
import { FormToggle } from './form/dialog/form-toggle'
import { deleteExpiredDraft } from './form/draft/draft'
import { FormSection } from './form/form-section'
import { Hero } from './hero/hero'
import { InvestorHeader } from './header/investor-header'
import { usePageMotion } from './motion/use-page-motion'
import { Opportunity } from './opportunity/opportunity'
import { PlanList } from './plan-list/plan-list'
import { investorsPageQuery } from './query'
import { Screenshots } from './screenshots/screenshots'
import { investorEntries } from './search-entries.server'
import { Team } from './team/team'
import { TextBlocks } from './text-blocks/text-blocks'
import { Roadmap, Traction } from './traction/traction'
import { Uniqueness } from './uniqueness/uniqueness'
import { Why } from './why/why'
import './investors-page.css'

const investorsPage = searchable(
  defineContent('investorsPage', investorsPageQuery),
  investorEntries,
)

export const handle: PageFrame = {
  ...darkPage,
  section: 'investors',
  hasCustomHeader: true,
  inHtml: [
    'page.textBlocks.items',
    'page.uniqueness.items',
    'page.team.items',
    'page.disclosure.parts',
    'page.why.items',
    'page.traction.items',
    'page.roadmap.items',
    'page.opportunity.terms',
  ],
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { result, headers } = await contentFor(request, investorsPage)
  const { page, messages } = result
  if (page === null) throw new Response(null, { status: 404 })
  const settings = investorFormSettings()
  return data({ page: selectVisiblePage(page, new Date()), messages, settings }, { headers })
}

/** A form that uses other hosts needs a full page load, whose policy allows them. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = await serverLoader<typeof loader>()
  if (loaded.settings.requiresFullPageLoad) requireFullPageLoad(request)
  return loaded
}

export { action } from './action.server'
export { clientAction } from './form/submit/client-action'
export { contentPageMeta as meta } from '~/blocks/content-page-meta'
export { pageHeaders as headers } from '~/lib/http/page-headers'
export { revalidateUnlessRejected as shouldRevalidate } from '~/lib/http/revalidation'

/** The investors page (INV-01 to INV-15, CLAIM-01). */
export default function InvestorsPage() {
  const { page, messages, settings } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const chat = whatsappHref({
    number: page.whatsapp?.number,
    message: page.whatsapp?.message,
  })
  const form = page.form
    ? { words: page.form, plan: page.planList, messages, settings, chat }
    : undefined
  const openLabel = page.header?.formOpenLabel
  const toggle = form && <FormToggle openLabel={openLabel} />
  const headerToggle = form && (
    <FormToggle openLabel={openLabel} closeLabel={page.header?.formCloseLabel} />
  )
  useEffect(deleteExpiredDraft, [])
  usePageMotion()
  return (
    <>
      {form === undefined ? null : <FormDialogScript />}
      <PageMain header={<InvestorHeader words={page.header} chat={chat} toggle={headerToggle} />}>
        {page.hero ? (
          <Hero
            hero={page.hero}
            chat={chat}
            riskTitle={page.opportunity?.riskTitle}
            entries={listSections(page)}
          />
        ) : null}
        {page.textBlocks ? <TextBlocks textBlocks={page.textBlocks} /> : null}
        {page.planList ? <PlanList planList={page.planList} toggle={toggle} /> : null}
        {page.screenshots ? <Screenshots screenshots={page.screenshots} /> : null}
        {page.opportunity ? <Opportunity opportunity={page.opportunity} /> : null}
        {page.uniqueness ? <Uniqueness uniqueness={page.uniqueness} /> : null}
        {page.traction || page.roadmap ? (
          <div className="progress">
            {page.traction ? (
              <Traction traction={page.traction} riskTitle={page.opportunity?.riskTitle} />
            ) : null}
            {page.roadmap ? <Roadmap roadmap={page.roadmap} /> : null}
          </div>
        ) : null}
        {page.team ? <Team team={page.team} /> : null}
        {page.disclosure ? (
          <Disclosure disclosure={page.disclosure} riskTitle={page.opportunity?.riskTitle} />
        ) : null}
        {page.why ? <Why why={page.why} /> : null}
        {page.contact ? <Contact contact={page.contact} chat={chat} /> : null}
        {form === undefined ? null : <FormSection content={form} toggle={toggle} reply={reply} />}
      </PageMain>
      {form === undefined ? null : <FormDialog content={form} />}
    </>
  )
}

export { MainError as ErrorBoundary } from '~/components/error-page'
