import type { CheckedDocument, Finding, Rule } from '../finding'
import { isBlank, isFields, listObjects, type Fields } from '../walk'

/** A name of a file, as cameras and programs give it. */
const FILE_NAME = /^\S+\.(?:avif|gif|heic|jpe?g|png|svg|webp)$|^(?:img|dsc|dscn|pxl|wa)[-_ ]?\d+$/i

interface Picture {
  readonly path: Finding['path']
  readonly asset: string
  readonly alt: string | undefined
}

/** Finds alternative texts that are blank, a file name, or of another picture. */
export const checkAltTexts: Rule = (document, { published }) => {
  const pictures = listPictures(document)
  const previous = new Map(listPictures(published).map((one) => [JSON.stringify(one.path), one]))
  return pictures.flatMap(({ path, asset, alt }): Finding[] => {
    const at = [...path, 'alt']
    // A missing text is an error of the schema.
    if (alt === undefined) return []
    if (isBlank(alt)) {
      const message = 'El texto alternativo está en blanco: contá lo que se ve en la imagen.'
      return [{ level: 'error', path: at, message }]
    }
    if (FILE_NAME.test(alt.trim())) {
      const message = 'Es el nombre de un archivo: contá lo que se ve en la imagen.'
      return [{ level: 'warning', path: at, message }]
    }
    const before = previous.get(JSON.stringify(path))
    if (before !== undefined && before.asset !== asset && before.alt === alt) {
      const message =
        'Cambiaste la imagen y el texto alternativo es el de la anterior. Fijate si todavía la describe.'
      return [{ level: 'warning', path: at, message }]
    }
    if (!isLogo(path) && pictures.some((other) => other.alt === alt && other.asset !== asset)) {
      const message = 'Otra imagen de esta página tiene el mismo texto alternativo.'
      return [{ level: 'warning', path: at, message }]
    }
    return []
  })
}

/** The pictures with an alternative text or a place for one. */
function listPictures(document: CheckedDocument | undefined): Picture[] {
  return listObjects(document).flatMap(({ value, path }) => {
    const asset = assetId(value)
    if (asset === undefined || value._type !== 'picture') return []
    return [{ path, asset, alt: typeof value.alt === 'string' ? value.alt : undefined }]
  })
}

/** Whether a picture is a logo: its versions show the same, and its size is small. */
export function isLogo(path: Finding['path']): boolean {
  return path.some((segment) => typeof segment === 'string' && /^logo/i.test(segment))
}

/** The id of the uploaded file of a picture. */
export function assetId({ asset }: Fields): string | undefined {
  return isFields(asset) && typeof asset._ref === 'string' ? asset._ref : undefined
}
