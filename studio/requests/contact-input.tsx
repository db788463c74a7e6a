import { Card, Text } from '@sanity/ui'
import type { StringInputProps } from 'sanity'
import { mailHref, visitorWhatsappHref } from './contact-links'

/** The e-mail address of a visitor, as a link. */
export function EmailInput(props: StringInputProps) {
  return <ContactInput {...props} href={props.value && mailHref(props.value)} />
}

/** The WhatsApp number of a visitor, as a link. */
export function WhatsappInput(props: StringInputProps) {
  return <ContactInput {...props} href={props.value && visitorWhatsappHref(props.value)} />
}

/** Visitors write these fields, and staff only read them. */
function ContactInput({ href, ...props }: StringInputProps & { href: string | undefined }) {
  if (!href) return props.renderDefault(props)
  return (
    <Card border padding={3} radius={2}>
      <Text size={1} textOverflow="ellipsis">
        <a id={props.id} href={href} target="_blank" rel="noreferrer">
          {props.value}
        </a>
      </Text>
    </Card>
  )
}
