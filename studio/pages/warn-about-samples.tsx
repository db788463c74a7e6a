import { Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type DocumentActionComponent, useSchema } from 'sanity'
import { createConfirmation } from '../components/confirm-footer'
import { useLatest } from '../components/use-latest'
import { describePath } from '../content-check/describe'
import { BulletList } from './bullet-list'
import { STAFF_PAGE } from './former-slugs'
import { listSamplePlaces, type SamplePlace } from './sample-texts'
import { fill, texts } from './texts'

/** Wraps the publish action for pages: it names the places that have a text of their template. */
export function warnAboutSamples(usePublish: DocumentActionComponent): DocumentActionComponent {
  return function WarningAction(props) {
    const original = usePublish(props)
    const proceed = useLatest(original?.onHandle)
    const [isConfirming, setConfirming] = useState(false)
    if (original === null) return null
    const places = props.draft === null ? [] : listSamplePlaces(props.draft)
    if (places.length === 0) return original
    return {
      ...original,
      onHandle: () => setConfirming(true),
      dialog:
        isConfirming &&
        createConfirmation({
          header: texts.samplesHeader,
          content: <PlaceList places={places} />,
          cancel: texts.keepEditing,
          confirm: texts.publishAnyway,
          onClose: () => setConfirming(false),
          onConfirm: () => proceed.current?.(),
        }),
    }
  }
}

function PlaceList({ places }: { places: readonly SamplePlace[] }) {
  const type = useSchema().get(STAFF_PAGE)
  return (
    <Stack gap={4}>
      <Text size={1}>{texts.samples}</Text>
      <BulletList>
        {places.map(({ field, section = '' }) =>
          section === '' && type !== undefined
            ? describePath(type, {}, [field])
            : fill(texts.samplesSection, { title: section }),
        )}
      </BulletList>
    </Stack>
  )
}
