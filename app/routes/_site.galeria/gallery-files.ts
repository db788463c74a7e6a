import { readableSize } from '~/lib/file-size'
import { present } from '~/lib/present'
import { safeHref } from '~/lib/safe-href'
import { fileUrl } from '~/sanity/file-url'
import { type ImageSource, originalUrl, type PictureData } from '~/sanity/image-url'
import type { GalleryPageQueryResult } from '~/sanity/types.generated'

type Items = NonNullable<GalleryPageQueryResult>['items']

/** A file of the gallery, ready to be shown. */
export interface GalleryFile {
  id: string
  name: string
  /** Folder and file name, as staff order them. */
  path: string | undefined
  /** Absolute; absent when the file is missing. */
  address: string | undefined
  size: string | undefined
  picture: PictureData | undefined
}

export interface GalleryFiles {
  images: GalleryFile[]
  pdfs: GalleryFile[]
}

/**
 * The files of the gallery by kind. An uploaded file stands before an address elsewhere.
 * @param siteUrl before the addresses of files that this site serves
 */
export function galleryFiles(items: Items, source: ImageSource, siteUrl: string): GalleryFiles {
  const files = present(items).map((item) => {
    const isImage = item.type !== 'pdf'
    const uploaded = isImage
      ? originalUrl(item.image?.assetId, source)
      : fileUrl(item.file?._id, source)
    const address = uploaded ?? safeHref(item.url)
    const file: GalleryFile = {
      id: item._id,
      name: item.name ?? item.path ?? '',
      path: item.path ?? undefined,
      address: address === undefined ? undefined : new URL(address, `${siteUrl}/`).href,
      size: readableSize(isImage ? item.image?.size : item.file?.size),
      picture: isImage ? (item.image ?? undefined) : undefined,
    }
    return { isImage, file }
  })
  return {
    images: files.filter(({ isImage }) => isImage).map(({ file }) => file),
    pdfs: files.filter(({ isImage }) => !isImage).map(({ file }) => file),
  }
}
