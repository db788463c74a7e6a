import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { Blocks } from '~/blocks'
import { StepList } from '~/blocks/step-list/step-list'
import { contentPageLoader } from '~/blocks/content-page-loader.server'
import { EditableField } from '~/components/editable'
import { requireFullPageLoad } from '~/lib/http/full-page-load'
import { defineContent } from '~/sanity/content.server'
import { Opening } from './opening'
import { Posts } from './posts'
import { fuerzaBahiaPageQuery } from './query'

export const loader = contentPageLoader(defineContent('fuerzaBahiaPage', fuerzaBahiaPageQuery))

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  requireFullPageLoad(request)
  return serverLoader<typeof loader>()
}

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
          <StepList
            block={{ _type: 'stepList', _key: 'pasos', anchor: 'pasos', note: null, ...howTo }}
          />
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
