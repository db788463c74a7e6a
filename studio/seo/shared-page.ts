import { useMemo } from 'react'
import { type ObjectInputProps, useFormValue } from 'sanity'
import * as z from 'zod/mini'
import { jpegUrl } from '#app/sanity/image-url'
import { cardPath } from '#app/services/seo/card-path'
import { HOSTED_ASSETS } from '#config/client-config'
import { pagePaths } from '#config/site-pages'
import { withBrand } from '#schemas/content-check/rules/seo-lengths'
import { getPublishedId } from '#config/delete-documents'
import { useDatasetClient } from '../components/use-dataset-client'
import { getLakeUrl } from '../lake/lake-url'
import { useLiveQuery } from '../components/use-live-query'

/** The size that networks show (`app/services/seo/page-meta.ts`). */
const SOCIAL_SIZE = { width: 1200, height: 630 }

/** What search engines and networks receive of a page. */
export interface SharedPage {
  /** Empty when neither the page nor the settings have one. */
  readonly title: string
  readonly description: string
  /** Host and path of the page. */
  readonly host: string
  readonly path: string
  readonly brandName: string | undefined
  readonly imageUrl: string | undefined
  readonly isHidden: boolean
}

const fraction = z.optional(z.nullable(z.number()))

const seoSchema = z.object({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  noIndex: z.optional(z.boolean()),
  image: z.optional(
    z.object({
      asset: z.optional(z.object({ _ref: z.optional(z.string()) })),
      crop: z.optional(
        z.object({ top: fraction, bottom: fraction, left: fraction, right: fraction }),
      ),
      hotspot: z.optional(z.object({ x: fraction, y: fraction })),
    }),
  ),
})

const settingsQuery = {
  query: `*[_type == $type && _id == $type][0]{
    brandName, "title": defaultSeo.title, "description": defaultSeo.description
  }`,
  params: { type: 'siteSettings' },
}

const optionalText = z.nullish(z.string())
const settingsSchema = z.nullable(
  z.object({ brandName: optionalText, title: optionalText, description: optionalText }),
)

/** The values of the form, with the defaults of the settings. */
export function useSharedPage(value: ObjectInputProps['value']): SharedPage {
  const { result: settings } = useLiveQuery(settingsQuery, settingsSchema)
  const id = getPublishedId(z.catch(z.string(), '').parse(useFormValue(['_id'])))
  const slug = z.catch(z.string(), '').parse(useFormValue(['slug', 'current']))
  const client = useDatasetClient()
  return useMemo(() => {
    const seo = seoSchema.safeParse(value ?? {}).data ?? {}
    const brandName = settings?.brandName ?? undefined
    const { image } = seo
    const { projectId = '', dataset = '' } = client.config()
    const source = { projectId, dataset, baseUrl: getLakeUrl(client) ?? HOSTED_ASSETS }
    const ownImage =
      image?.asset?._ref === undefined
        ? undefined
        : jpegUrl({ ...image, assetId: image.asset._ref }, source, SOCIAL_SIZE)
    return {
      title: withBrand(seo.title ?? settings?.title ?? '', brandName),
      description: withBrand(seo.description ?? settings?.description ?? '', brandName),
      host: location.host,
      path: pagePaths.get(id) ?? (slug === '' ? '/' : `/${slug.replace(/^\//, '')}`),
      brandName,
      imageUrl: ownImage ?? (pagePaths.has(id) ? cardPath(id) : undefined),
      isHidden: seo.noIndex === true,
    }
  }, [value, settings, id, slug, client])
}
