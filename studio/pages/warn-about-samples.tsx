import { Stack, Text } from '@sanity/ui'
import { type DocumentActionComponent, useSchema } from 'sanity'
import { useConfirmation } from '../components/confirm-footer'
import { useLatest } from '../components/use-latest'
import { describePath } from '../content-check/describe'
import { BulletList } from './bullet-list'
import { STAFF_PAGE } from './former-slugs'
import { listSamplePlaces, type SamplePlace } from './sample-texts'
import { t } from './texts'

/** Wraps the publish action for pages: it names the places that have a text of their template. */
export function warnAboutSamples(usePublish: DocumentActionComponent): DocumentActionComponent {
  return function WarningAction(props) {
    const original = usePublish(props)
    const proceed = useLatest(original?.onHandle)
    const { ask, showDialog } = useConfirmation()
    if (original === null) return null
    const places = props.draft === null ? [] : listSamplePlaces(props.draft)
    if (places.length === 0) return original
    return {
      ...original,
      onHandle: ask,
      dialog: showDialog({
        header: t('samplesHeader'),
        content: <PlaceList places={places} />,
        cancel: t('keepEditing'),
        confirm: t('publishAnyway'),
        onConfirm: () => proceed.current?.(),
      }),
    }
  }
}

function PlaceList({ places }: { places: readonly SamplePlace[] }) {
  const type = useSchema().get(STAFF_PAGE)
  return (
    <Stack gap={4}>
      <Text size={1}>{t('samples')}</Text>
      <BulletList>
        {places.map(({ field, section = '' }) =>
          section === '' && type !== undefined
            ? describePath(type, {}, [field])
            : t('samplesSection', { title: section }),
        )}
      </BulletList>
    </Stack>
  )
}
