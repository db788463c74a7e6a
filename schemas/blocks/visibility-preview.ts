import type { PreviewConfig } from '@sanity/types'
import { parseTime } from '#config/block-visibility'
import { TIME_ZONE } from '#config/calendar'

const day = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'long',
})

interface Visibility {
  hidden?: unknown
  visibleFrom?: unknown
  visibleUntil?: unknown
}

/**
 * Says when visitors see a block, for the list of a page's sections (PAGE-01).
 * @returns undefined for a block that always shows
 */
function describeVisibility(
  { hidden, visibleFrom, visibleUntil }: Visibility,
  now = Date.now(),
): string | undefined {
  if (hidden === true) return 'Oculta'
  const from = parseTime(visibleFrom)
  const until = parseTime(visibleUntil)
  if (until !== undefined && until <= now) return `Oculta desde el ${day.format(until)}`
  const words = [
    ...(from !== undefined && from > now ? [`desde el ${day.format(from)}`] : []),
    ...(until === undefined ? [] : [`hasta el ${day.format(until)}`]),
  ].join(' ')
  return words === '' ? undefined : words.charAt(0).toUpperCase() + words.slice(1)
}

/** The preview of a block that says, before its subtitle, when visitors see it. */
export function withVisibility({ select, prepare }: PreviewConfig): PreviewConfig {
  return {
    select: {
      ...select,
      hidden: 'hidden',
      visibleFrom: 'visibleFrom',
      visibleUntil: 'visibleUntil',
    },
    prepare: (value: Record<string, unknown>) => {
      const shown = prepare?.(value) ?? {}
      const mark = describeVisibility(value)
      return mark === undefined
        ? shown
        : { ...shown, subtitle: [mark, shown.subtitle].filter(Boolean).join(' · ') }
    },
  }
}
