import { drawPoster } from '~/lib/poster/draw-poster'
import type { Format, Poster } from '~/lib/poster/poster'
import { createPdf } from './pdf'
import { createPicture } from './picture'

/** File extension of each format. */
const EXTENSIONS: Readonly<Record<Format, string>> = { sheet: 'pdf', story: 'png', square: 'png' }
/** How long the browser may take to save a file. */
const SAVING_MS = 60_000

/**
 * Makes the file of a poster: the sheet as a PDF, the others as pictures.
 * @param name without extension
 * @throws Error when the browser cannot paint the picture
 */
export async function createFile(
  poster: Omit<Poster, 'format'>,
  format: Format,
  { name, title }: { name: string; title: string },
): Promise<File> {
  const drawing = drawPoster({ ...poster, format })
  const blob = format === 'sheet' ? createPdf(drawing, title) : await createPicture(drawing)
  return new File([blob], `${name}.${EXTENSIONS[format]}`, { type: blob.type })
}

/** Saves a file as a download, without a request. */
export function saveFile(file: File): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: file.name }).click()
  setTimeout(() => URL.revokeObjectURL(href), SAVING_MS)
}

/**
 * Opens the share sheet with a file, or saves the file where the browser cannot share it.
 * @returns undefined when the visitor closes the sheet
 */
export async function shareFile(file: File): Promise<'shared' | 'saved' | undefined> {
  if (!('canShare' in navigator && navigator.canShare({ files: [file] }))) {
    saveFile(file)
    return 'saved'
  }
  try {
    await navigator.share({ files: [file] })
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}
