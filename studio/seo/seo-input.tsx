import { Box, Stack, Text } from '@sanity/ui'
import { useCallback } from 'react'
import type { ObjectInputProps, RenderInputCallback } from 'sanity'
import { styled } from 'styled-components'
import {
  countCharacters,
  SEO_LIMITS,
  type SeoText,
  withBrand,
} from '#schemas/content-check/rules/seo-lengths'
import { SharePreviews } from './share-previews'
import { useSharedPage } from './shared-page'
import { t } from './texts'

/** The fields for search engines and networks, with counters and previews (CHECK-01). */
export function SeoInput(props: ObjectInputProps) {
  const page = useSharedPage(props.value)
  const { path, renderInput: renderDefaultInput } = props
  const { brandName } = page
  const renderInput = useCallback<RenderInputCallback>(
    (input) => {
      const rendered = renderDefaultInput(input)
      const name = input.path.length === path.length + 1 ? getSeoText(input.path.at(-1)) : undefined
      if (name === undefined) return rendered
      const text = typeof input.value === 'string' ? input.value : ''
      return (
        <Stack gap={2}>
          {rendered}
          <Counter text={withBrand(text, brandName)} limit={SEO_LIMITS[name]} />
        </Stack>
      )
    },
    [renderDefaultInput, path.length, brandName],
  )
  return (
    <Stack gap={5}>
      {props.renderDefault({ ...props, renderInput })}
      <SharePreviews page={page} />
    </Stack>
  )
}

/** For screen readers alone. */
const Announcement = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

function getSeoText(segment: unknown): SeoText | undefined {
  return segment === 'title' || segment === 'description' ? segment : undefined
}

interface CounterProps {
  readonly text: string
  readonly limit: number
}

/** The number of characters; screen readers announce once that a text is too long. */
function Counter({ text, limit }: CounterProps) {
  const count = countCharacters(text)
  const isLong = count > limit
  return (
    <Box>
      <Text
        size={1}
        muted={!isLong}
        weight={isLong ? 'semibold' : 'regular'}
        data-testid="seo-counter"
      >
        {t(isLong ? 'counter.long' : 'counter.fits', { count, limit })}
      </Text>
      <Announcement role="status">{isLong && t('counter.cut')}</Announcement>
    </Box>
  )
}
