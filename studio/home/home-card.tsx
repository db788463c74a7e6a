import { CheckmarkCircleIcon } from '@sanity/icons'
import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useId, useMemo, type ReactNode } from 'react'
import { Preview, useSchema, useWorkspace } from 'sanity'
import { Link } from 'sanity/router'
import { styled } from 'styled-components'
import { coveringLink } from '../components/covering-link'
import { Muted } from '../components/muted'
import { PaneMessage } from '../components/pane-message'
import { QueryStatus, type QueryStatusProps } from '../components/query-status'
import { formatLongTime } from '../requests/format-time'
import { formatAgo } from './format-ago'
import { t } from './texts'

interface HomeCardProps {
  readonly title: string
  /** Number of open items, beside the title; not shown for 0. */
  readonly count?: number | undefined
  /** What the card shows; it says while that is loading, and when it cannot be read. */
  readonly live?: QueryStatusProps['live']
  /** Shown when there is a result without items. */
  readonly emptyText?: string | undefined
  readonly emptyIcon?: ReactNode
  /** Link to all items of this kind. */
  readonly link?: StudioLinkProps
  readonly children: ReactNode
}

/** A part of 'Inicio' with a title. */
export function HomeCard(props: HomeCardProps) {
  const { title, count = 0, live, emptyText, link, children } = props
  const { emptyIcon = <CheckmarkCircleIcon /> } = props
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
        {live && <QueryStatus live={live} t={t} />}
        {emptyText !== undefined && live?.result !== undefined && count === 0 && (
          <PaneMessage icon={emptyIcon} text={emptyText} />
        )}
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

interface AgoProps {
  readonly time: string | null | undefined
  /** Milliseconds. */
  readonly now: number
}

/** How long ago something was, with the complete time as a tooltip. */
export function Ago({ time, now }: AgoProps) {
  return (
    <Muted>
      <time dateTime={time ?? undefined} title={formatLongTime(time)}>
        {formatAgo(time ?? '', now)}
      </time>
    </Muted>
  )
}

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

/** A document as the Studio's lists show it. */
export function DocumentTitle({ id, type }: { readonly id: string; readonly type: string }) {
  const schemaType = useSchema().get(type)
  // A new object would start another subscription.
  const previewed = useMemo(() => ({ _id: id, _type: type }), [id, type])
  if (schemaType === undefined) return <Text size={1}>{type}</Text>
  return <Preview layout="default" schemaType={schemaType} value={previewed} />
}
