import { useLoaderData } from '~/components/loader-data'
import { Blocks } from '~/blocks'
import { StepList } from '~/blocks/step-list/step-list'
import { contentPageLoader } from '~/blocks/content-page-loader.server'
import { blockEntries } from '~/blocks/search-entries.server'
import { EditableField } from '~/components/editable'
import { cacheControl } from '~/lib/http/cache-control'
import type { BlockOf } from '~/sanity/block-types'
import { defineContent } from '~/sanity/content.server'
import type { FuerzaBahiaPageQueryResult } from '~/sanity/types.generated'
import { Opening } from './opening'
import { postEntries } from './post-entries.server'
import { Posts } from './posts'
import { fuerzaBahiaPageQuery } from './query'

export const loader = contentPageLoader(
  defineContent('fuerzaBahiaPage', fuerzaBahiaPageQuery),
  cacheControl.page,
  ({ howTo, postsSection }, at) => [
    ...(howTo ? blockEntries(at, 'fuerzaBahiaPage', toSteps(howTo)) : []),
    ...postEntries(at, postsSection),
  ],
)

type Page = NonNullable<FuerzaBahiaPageQueryResult>

/** The instructions as a block of the page. */
function toSteps(howTo: NonNullable<Page['howTo']>): BlockOf<'stepList'> {
  return { _type: 'stepList', _key: 'pasos', anchor: 'pasos', note: null, link: null, ...howTo }
}

export { loadFullPage as clientLoader } from '~/lib/http/full-page-load'
export { pageHeaders as headers } from '~/lib/http/page-headers'
export { contentPageMeta as meta } from '~/blocks/content-page-meta'

export default function FuerzaBahiaPage() {
  const { page } = useLoaderData<typeof loader>()
  const { howTo, postsSection, labels } = page
  return (
    <div className="flood">
      <Opening page={page} />
      {howTo ? (
        <EditableField path="howTo">
          <StepList block={toSteps(howTo)} />
        </EditableField>
      ) : null}
      {postsSection ? (
        <EditableField path="postsSection">
          <Posts section={postsSection} labels={labels} />
        </EditableField>
      ) : null}
      <Blocks blocks={page.body} />
    </div>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
