import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useId, type ReactNode } from 'react'
import { useWorkspace } from 'sanity'
import { Link } from 'sanity/router'
import { styled } from 'styled-components'
import { coveringLink } from '../components/covering-link'

interface HomeCardProps {
  readonly title: string
  /** Number of open items, beside the title; not shown for 0. */
  readonly count?: number | undefined
  /** Link to all items of this kind. */
  readonly link?: StudioLinkProps
  readonly children: ReactNode
}

/** A part of 'Inicio' with a title. */
export function HomeCard({ title, count = 0, link, children }: HomeCardProps) {
  const titleId = useId()
  return (
    <Card as="section" border radius={3} padding={4} aria-labelledby={titleId}>
      <Stack gap={4}>
        <Flex align="baseline" gap={3}>
          <Heading as="h2" size={1} id={titleId} style={{ flex: 1 }}>
            {title}
          </Heading>
          {count > 0 && (
            <Text size={1} weight="semibold">
              {count}
            </Text>
          )}
        </Flex>
        {children}
        {link && (
          <Text size={1}>
            <StudioLink {...link} />
          </Text>
        )}
      </Stack>
    </Card>
  )
}

interface StudioLinkProps {
  /** Path inside the workspace, such as `structure/solicitudes;investorRequest`. */
  readonly path: string
  readonly text: string
}

function StudioLink({ path, text }: StudioLinkProps) {
  const { basePath } = useWorkspace()
  return <Link href={`${basePath}/${path}`}>{text}</Link>
}

/** The entries of a card. */
export const Entries = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** An entry of a card; the link in it covers all of it. */
export const Entry = styled.li`
  position: relative;
  padding: 0.625rem 0.5rem;
  margin-inline: -0.5rem;
  border-radius: 3px;
  & + & {
    border-top: 1px solid var(--card-border-color);
  }
  &:hover {
    background-color: color-mix(in srgb, var(--card-fg-color) 4%, var(--card-bg-color));
  }
  ${coveringLink}
  a::after {
    border-radius: 3px;
  }
`
