import { useLoaderData } from '~/components/loader-data'
import { EmergencyNumbers } from '~/components/emergency-numbers'
import { SocialProfiles } from '~/components/social-profiles'
import { SosOpening } from '~/components/sos-opening'
import type { GeneralPageQueryResult } from '~/sanity/types.generated'
import { Blocks } from '.'
import { ContentPage, LongTextPage } from './content-page'

interface LoadedPage {
  page: NonNullable<GeneralPageQueryResult>
}

/** Anchor of what the privacy policy says of measurement. */
export const MEASUREMENT_ANCHOR = 'medicion'

export { pageHeaders as headers } from '~/lib/http/page-headers'
export { PageError as ErrorBoundary } from '~/components/page-error'
export { contentPageMeta as meta } from './content-page-meta'

/** The component of the route of a general page (RT-02, RT-04). */
export function GeneralPage() {
  const { page } = useLoaderData<LoadedPage>()
  switch (page._type) {
    case 'aboutPage':
      return <ContentPage page={page} tone="naranja" />
    case 'libraryPage':
      return <ContentPage page={page} tone="amarillo" />
    case 'termsPage':
      return <LongTextPage page={page} tone="rosa" />
    case 'privacyPage': {
      const { measurement } = page
      const appendix = measurement ? { anchor: MEASUREMENT_ANCHOR, ...measurement } : undefined
      return <LongTextPage page={page} tone="rosa" appendix={appendix} />
    }
    default:
      return (
        <>
          {page._type === 'sosHelpPage' ? <EmergencyNumbers page={page} isLarge /> : null}
          <SosOpening page={page} />
          {page._type === 'sosSocialPage' ? <SocialProfiles page={page} /> : null}
          <Blocks blocks={page.body} />
        </>
      )
  }
}
