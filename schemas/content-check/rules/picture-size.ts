import type { Finding, Rule } from '../finding'
import { isFields, listObjects, type Fields } from '../walk'
import { assetId, isLogo } from './alt-text'

/**
 * The width in pixels below which a picture is blurred, by the type of the object that contains it.
 * Twice what a phone shows, or once what a wide screen shows, whichever is more (`sizes` of the
 * components in `app/`).
 */
const MINIMUM_WIDTHS: Readonly<Record<string, number>> = {
  appDownloads: 420,
  callToAction: 720,
  campaignLink: 720,
  campaignStep: 180,
  explainer: 400,
  featureCard: 600,
  imageCarousel: 320,
  libraryResource: 220,
  linkCard: 600,
  pictureSection: 1000,
  pictureText: 640,
  point: 600,
  richTextSection: 640,
  seo: 1200,
  socialPost: 600,
  step: 400,
  teamMember: 320,
  testimonial: 120,
  textBlock: 480,
  videoSection: 960,
}

/** Beside the headline of a page. */
const PAGE_MINIMUM = 800
/** The gallery holds files of any size, and headers hold logos. */
const ANY_SIZE: ReadonlySet<string> = new Set(['galleryItem', 'header'])

/** Networks cut a picture of another shape. */
const SOCIAL_RATIO = 1200 / 630
const SOCIAL_TOLERANCE = 0.1

/** Finds pictures with fewer pixels than their place shows. */
export const checkPictureSizes: Rule = (document) =>
  listObjects(document).flatMap(({ value, path, parents }): Finding[] => {
    const size = pictureSize(value)
    const container = parents.at(-1)
    if (size === undefined || container === undefined) return []
    const place = findPlace(container, document._type)
    const minimum = minimumWidth(place, path)
    if (minimum !== undefined && size.width < minimum) {
      const message = `La imagen mide ${size.width} píxeles de ancho y acá se ve más grande: subí una de ${minimum} o más.`
      return [{ level: 'warning', path, message }]
    }
    if (
      place === 'seo' &&
      Math.abs(size.width / size.height / SOCIAL_RATIO - 1) > SOCIAL_TOLERANCE
    ) {
      const message = 'Las redes recortan esta imagen: conviene que mida 1200 × 630.'
      return [{ level: 'warning', path, message }]
    }
    return []
  })

function findPlace(container: Fields, documentType: string): string {
  return typeof container._type === 'string' ? container._type : documentType
}

function minimumWidth(place: string, path: Finding['path']): number | undefined {
  if (ANY_SIZE.has(place) || isLogo(path)) return undefined
  return MINIMUM_WIDTHS[place] ?? (/page$/i.test(place) ? pageMinimum(path) : undefined)
}

/** Pictures in the lists of a page are smaller than the one beside its headline. */
function pageMinimum(path: Finding['path']): number {
  return path.some((segment) => typeof segment !== 'string') ? 320 : PAGE_MINIMUM
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The size of what a picture shows, after its crop. None for drawings, which have any size. */
function pictureSize(value: Fields): Size | undefined {
  const [, width, height] = /^image-[^-]+-(\d+)x(\d+)-(?!svg$)/.exec(assetId(value) ?? '') ?? []
  if (width === undefined || height === undefined) return undefined
  const crop = isFields(value.crop) ? value.crop : {}
  const part = (name: string) => (typeof crop[name] === 'number' ? crop[name] : 0)
  return {
    width: Math.round(Number(width) * (1 - part('left') - part('right'))),
    height: Math.round(Number(height) * (1 - part('top') - part('bottom'))),
  }
}
