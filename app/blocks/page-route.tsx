import type { MetaFunction } from '@remix-run/node'
import { EditableDocument } from '~/components/editable'
import { EmergencyNumbers } from '~/components/emergency-numbers'
import { useLoaderData } from '~/components/loader-data'
import { SocialProfiles } from '~/components/social-profiles'
import { SosOpening } from '~/components/sos-opening'
import type { GeneralPageQueryResult } from '~/sanity/types.generated'
import { notFoundMeta, pageMeta } from '~/services/seo/page-meta'
import type { Crumb } from '~/services/seo/structured-data'
import { Blocks } from '.'
import { ContentPage, LongTextPage } from './content-page'

/** The result of `pageLoader`. */
interface LoadedPage {
  page: NonNullable<GeneralPageQueryResult>
  path: string
  /** Whether it is a page of SOS Bahía, which have a design of their own. */
  isInSos: boolean
  /** Pages between the home page and this one. */
  parents: readonly Crumb[]
  /** Id of the document, in previews only. */
  editedId?: string | undefined
}

/** Anchor of what the privacy policy says of measurement. */
export const MEASUREMENT_ANCHOR = 'medicion'

export { pageHeaders as headers } from '~/lib/http/page-headers'

export const meta: MetaFunction<() => LoadedPage> = ({ data: loaded, matches }) => {
  // Null after a method that the page does not allow, undefined after an error of the loader.
  if (loaded == null) return notFoundMeta(matches)
  const { page, path, parents } = loaded
  const { _id: id, title, body: blocks, seo } = page
  return pageMeta(seo, matches, path, { id, title, blocks, parents })
}

/** The component of the routes whose `loader` is `pageLoader`. */
export function PageRoute() {
  const loaded = useLoaderData<LoadedPage>()
  const { page, isInSos, editedId } = loaded
  return (
    <EditableDocument document={editedId} type="page">
      {isInSos ? <SosPage key={page._id} page={page} /> : <Layout key={page._id} {...loaded} />}
    </EditableDocument>
  )
}

function SosPage({ page }: Pick<LoadedPage, 'page'>) {
  return (
    <>
      <EmergencyNumbers page={page} isLarge />
      <SosOpening page={page} />
      <SocialProfiles page={page} />
      <Blocks blocks={page.body} />
    </>
  )
}

function Layout({ page, parents }: LoadedPage) {
  const shown = { page, tone: page.tone ?? 'naranja', parents }
  if (page.layout !== 'longText') return <ContentPage {...shown} />
  const appendix = page.measurement && { anchor: MEASUREMENT_ANCHOR, ...page.measurement }
  return <LongTextPage {...shown} appendix={appendix} />
}
