import type { SocialLink } from '#app/sanity/types.generated'
import { accentTitle, richText, splitSections } from '#config/portable-text'
import type { PictureName } from '../assets/catalogue'
import { picture } from './assets'

interface TextSection {
  /** The headline, with its accented word between underscores; see accentTitle. */
  title?: string
  /** The fragment of links to this section. */
  anchor?: string
  /** A subset of Markdown; see richText. */
  text: string
}

/** A `richTextSection` block. */
export function textSection({ title, anchor, text }: TextSection) {
  return {
    _type: 'richTextSection' as const,
    ...(title !== undefined && { title: accentTitle(title) }),
    body: richText(text),
    ...(anchor !== undefined && { anchor }),
  }
}

/** The `richTextSection` blocks of a text; see splitSections. */
export const textSections = (markdown: string) => splitSections(markdown).map(textSection)

interface Notice {
  kind: 'info' | 'warning' | 'legal'
  title: string
  /** A subset of Markdown; see richText. */
  text: string
  anchor?: string
}

/** A `notice` block. */
export function notice({ text, ...rest }: Notice) {
  return { _type: 'notice' as const, ...rest, text: richText(text) }
}

/** A `link` object. */
export function link(label: string, href: string, openInNewTab = false) {
  return { _type: 'link' as const, label, href, openInNewTab }
}

/** A `socialLink` object. */
export function socialLink(
  platform: NonNullable<SocialLink['platform']>,
  url: string,
  label: string,
) {
  return { _type: 'socialLink' as const, platform, url, label }
}

/** A `seo` object. @param image for networks */
export function seo(title: string, description: string, image?: PictureName) {
  return {
    _type: 'seo' as const,
    title,
    description,
    noIndex: false,
    ...(image !== undefined && { image: picture(image) }),
  }
}
