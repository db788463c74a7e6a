import { useLoaderData } from '@remix-run/react'
import { Blocks } from '~/blocks'
import { type AccentTitleData } from '~/components/accent-title'
import { SosOpening } from '~/components/sos-opening'
import type { Block } from '~/sanity/block-types'
import type { PictureData } from '~/sanity/image-url'

interface LoadedPage {
  page: {
    heading: AccentTitleData | null
    lead: string | null
    picture: PictureData | null
    body: readonly Block[] | null
  }
}

/** The component of a SOS Bahía route that shows a headline and blocks (RT-04). */
export function SosContentPage() {
  const { page } = useLoaderData<LoadedPage>()
  return (
    <>
      <SosOpening page={page} />
      <Blocks blocks={page.body} />
    </>
  )
}
