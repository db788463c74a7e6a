import {
  PortableText,
  type PortableTextComponents,
  type PortableTextProps,
} from '@portabletext/react'
import { SmartLink } from './smart-link'
import './rich-text.css'

type Value = Extract<PortableTextProps['value'], readonly unknown[]>

interface RichTextProps {
  value: Value | null | undefined
  className?: string
}

interface TextLink {
  _type: 'textLink'
  href?: string
  openInNewTab?: boolean
}

const components: PortableTextComponents = {
  block: {
    h2: ({ children }) => <h2 className="title title-m">{children}</h2>,
    h3: ({ children }) => <h3 className="title title-s">{children}</h3>,
  },
  marks: {
    textLink: ({ value, children }: { value?: TextLink; children: React.ReactNode }) => (
      <SmartLink href={value?.href} openInNewTab={value?.openInNewTab}>
        {children}
      </SmartLink>
    ),
  },
  // Content from a newer schema renders as plain text.
  unknownMark: ({ children }) => <>{children}</>,
  unknownBlockStyle: ({ children }) => <p>{children}</p>,
  unknownType: () => null,
}

/** Formatted text: headings, lists, emphasis and links. */
export function RichText({ value, className }: RichTextProps) {
  if (!value || value.length === 0) return null
  return (
    <div className={className === undefined ? 'rich-text' : `rich-text ${className}`}>
      <PortableText value={[...value]} components={components} onMissingComponent={false} />
    </div>
  )
}
