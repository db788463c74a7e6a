import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { Blocks } from '~/blocks'
import { StepList } from '~/blocks/step-list/step-list'
import { logUnknownBlocks } from '~/blocks/unknown-blocks.server'
import { EditableField } from '~/components/editable'
import { requireOwnDocument } from '~/lib/own-document'
import { pageMeta } from '~/lib/page-meta'
import { defineContent } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import { Opening } from './opening'
import { Posts } from './posts'
import { fuerzaBahiaPageQuery } from './query'

const fuerzaBahiaPage = defineContent('fuerzaBahiaPage', fuerzaBahiaPageQuery)

export async function loader({ request }: LoaderFunctionArgs) {
  const { result: page, headers } = await contentFor(request, fuerzaBahiaPage)
  if (page === null) throw new Response(null, { status: 404 })
  logUnknownBlocks('fuerzaBahiaPage', page.body)
  return data({ page }, { headers })
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  requireOwnDocument(request)
  return serverLoader<typeof loader>()
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta(loaded?.page.seo, matches, location.pathname, {
    title: loaded?.page.title,
    blocks: loaded?.page.body,
  })

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
