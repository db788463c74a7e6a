import { formatFileSize } from '~/lib/text/file-size'
import { omitMissing } from '~/lib/text/omit-missing'
import { sourcesOf } from '~/lib/text/value-sources'
import { safeHref } from '~/lib/links/safe-href'
import { fileUrl } from '~/sanity/file-url'
import { type ImageSource, originalUrl, type PictureData } from '~/sanity/image-url'
import type { GalleryPageQueryResult } from '~/sanity/types.generated'

type Items = NonNullable<GalleryPageQueryResult>['items']

export type GalleryLabels = NonNullable<GalleryPageQueryResult>['labels']

/** A file as the gallery shows it. */
export interface GalleryFile {
  id: string
  name: string
  /** Folder and file name. */
  path: string | undefined
  /** Absolute; absent when the file is missing. */
  address: string | undefined
  /** The address that makes the browser download the file; only for uploaded files. */
  download: string | undefined
  size: string | undefined
  picture: PictureData | undefined
}

export interface GalleryFiles {
  images: GalleryFile[]
  pdfs: GalleryFile[]
}

/**
 * Sorts the files of the gallery by kind. An uploaded file precedes an external address.
 * @param siteUrl base of the addresses of this site’s files
 */
export function galleryFiles(items: Items, source: ImageSource, siteUrl: string): GalleryFiles {
  const files = omitMissing(items).map((item) => {
    const isImage = item.type !== 'pdf'
    const uploaded = isImage
      ? originalUrl(item.image?.assetId, source)
      : fileUrl(item.file?._id, source)
    const address = uploaded ?? safeHref(item.url)
    const absolute = address === undefined ? undefined : new URL(address, `${siteUrl}/`).href
    const file: GalleryFile = {
      id: item._id,
      name: item.name ?? item.path ?? '',
      path: item.path ?? undefined,
      address: absolute,
      download: uploaded && absolute ? `${absolute}?dl=${fileName(item.path)}` : undefined,
      size: formatFileSize(isImage ? item.image?.size : item.file?.size),
      picture: isImage ? (item.image ?? undefined) : undefined,
      ...sourcesOf(item),
    }
    return { isImage, file }
  })
  return {
    images: files.filter(({ isImage }) => isImage).map(({ file }) => file),
    pdfs: files.filter(({ isImage }) => !isImage).map(({ file }) => file),
  }
}

/** The last part of a path, for the name of a download; empty for the name of the stored file. */
function fileName(path: string | null): string {
  return encodeURIComponent(path?.split('/').at(-1) ?? '')
}
