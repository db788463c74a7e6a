import { PortableText, type PortableTextComponents, toPlainText } from '@portabletext/react'
import type { ReactNode } from 'react'
import { type ImageSource, type PictureData, pictureUrls } from '../../sanity/image-url'
import type { NewsletterIssueQueryResult } from '../../sanity/types.generated'
import { MailButton, MailHeading, MailLink, MailParagraph } from './mail-page'

type Issue = NonNullable<NewsletterIssueQueryResult['issue']>

/** A section of an issue, as its query returns it. */
export type MailBlock = NonNullable<Issue['body']>[number]

/** The complete address of a link; undefined for an unsafe one. */
export type ToUrl = (href: string | null | undefined) => string | undefined

/** Width of the text column in an e-mail, doubled for dense screens. */
const PICTURE_SIZES = '64rem'
const COLUMN_WIDTH = 512

interface IssueProps {
  issue: Issue
  toUrl: ToUrl
  images: ImageSource
}

/** What an issue says, inside the frame of an e-mail. */
export function IssueContent({ issue, ...context }: IssueProps) {
  return (
    <>
      <MailHeading level={1}>{issue.title}</MailHeading>
      {issue.body?.map((block) => (
        <BlockInMail key={block._key} block={block} {...context} />
      ))}
    </>
  )
}

interface BlockProps {
  block: MailBlock
  toUrl: ToUrl
  images: ImageSource
}

function BlockInMail({ block, toUrl, images }: BlockProps) {
  const title = titleOf(block)
  return (
    <div style={{ marginBottom: 28, ...(block._type === 'notice' && noticeStyle) }}>
      {title ? <MailHeading level={2}>{title}</MailHeading> : null}
      {block.lead ? <MailParagraph>{block.lead}</MailParagraph> : null}
      <PortableText
        value={block.body ?? block.text ?? []}
        components={textComponents(toUrl)}
        onMissingComponent={false}
      />
      <MailPicture picture={block.picture} images={images} />
      {block.buttons?.map(({ _key, label, href }) => {
        const url = toUrl(href)
        return url !== undefined && label ? (
          <MailButton key={_key} href={url}>
            {label}
          </MailButton>
        ) : null
      })}
    </div>
  )
}

const noticeStyle = { padding: '4px 0 1px 16px', borderLeft: '6px solid #ffc436' }

/** Vector images are left out, because most mail programs do not show them. */
function MailPicture({ picture, images }: { picture: PictureData | null; images: ImageSource }) {
  const urls = picture === null ? undefined : pictureUrls(picture, images, PICTURE_SIZES)
  if (urls?.srcSet === undefined) return null
  return (
    <>
      <img
        src={urls.src}
        alt={picture?.alt ?? ''}
        width={COLUMN_WIDTH}
        style={{ display: 'block', width: '100%', height: 'auto', margin: '0 0 8px' }}
      />
      {picture?.caption ? (
        <p style={{ margin: '0 0 16px', color: '#564d70', fontSize: 14 }}>{picture.caption}</p>
      ) : null}
    </>
  )
}

interface LinkMark {
  value?: { href?: string }
  children: ReactNode
}

function textComponents(toUrl: ToUrl): PortableTextComponents {
  return {
    block: {
      normal: ({ children }) => <MailParagraph>{children}</MailParagraph>,
      h2: ({ children }) => <MailHeading level={2}>{children}</MailHeading>,
      h3: ({ children }) => <MailHeading level={3}>{children}</MailHeading>,
    },
    marks: {
      textLink: ({ value, children }: LinkMark) => {
        const url = toUrl(value?.href)
        return url === undefined ? <>{children}</> : <MailLink href={url}>{children}</MailLink>
      },
    },
    unknownMark: ({ children }) => <>{children}</>,
    unknownType: () => null,
  }
}

/** The headline of a section as plain text. */
export function titleOf({ title }: MailBlock): string | null {
  return Array.isArray(title) ? toPlainText(title) : title
}
