import { EmergencyNumbers } from '~/components/emergency-numbers'
import { toneOrDefault } from '~/components/section'
import { SocialProfiles } from '~/components/social-profiles'
import { SosOpening } from '~/components/sos-opening'
import type { GeneralPageQueryResult } from '~/sanity/types.generated'
import type { Crumb } from '~/services/seo/structured-data'
import { Blocks } from '.'
import { ContentPage, LongTextPage } from './content-page'

interface PageBodyProps {
  page: NonNullable<GeneralPageQueryResult>
  /** Whether it is a page of SOS Bahía, which have a design of their own. */
  isInSos: boolean
  /** Pages between the home page and this one. */
  parents: readonly Crumb[]
}

/** Anchor of what the privacy policy says of measurement. */
export const MEASUREMENT_ANCHOR = 'medicion'

/** What a page shows whose document has the type `page`. */
export function PageBody({ page, isInSos, parents }: PageBodyProps) {
  if (isInSos) {
    return (
      <>
        <EmergencyNumbers page={page} isLarge />
        <SosOpening page={page} />
        <SocialProfiles page={page} />
        <Blocks blocks={page.body} />
      </>
    )
  }
  const shown = { page, tone: toneOrDefault(page.tone, 'naranja'), parents }
  if (page.layout !== 'longText') return <ContentPage {...shown} />
  const appendix = page.measurement && { anchor: MEASUREMENT_ANCHOR, ...page.measurement }
  return <LongTextPage {...shown} appendix={appendix ?? undefined} />
}
