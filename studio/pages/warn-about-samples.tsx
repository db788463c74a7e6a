import { Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type DocumentActionComponent, useSchema } from 'sanity'
import { createConfirmation } from '../components/confirm-footer'
import { useLatest } from '../components/use-latest'
import { STAFF_PAGE } from './former-slugs'
import { listSamplePlaces, type SamplePlace } from './sample-texts'
import { fill, texts } from './texts'

/** Wraps the publish action for pages: it names the places that have a text of their template. */
export function warnAboutSamples(usePublish: DocumentActionComponent): DocumentActionComponent {
  const WarningAction: DocumentActionComponent = (props) => {
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
          onConfirm: proceed,
        }),
    }
  }
  WarningAction.displayName = 'WarningAction'
  return WarningAction
}

function PlaceList({ places }: { places: readonly SamplePlace[] }) {
  const type = useSchema().get(STAFF_PAGE)
  const titles = new Map(
    type?.jsonType === 'object'
      ? type.fields.map(({ name, type: { title = name } }) => [name, title])
      : [],
  )
  return (
    <Stack gap={4}>
      <Text size={1}>{texts.samples}</Text>
      <Stack gap={3} as="ul" style={{ paddingLeft: '1.25rem', margin: 0, listStyle: 'disc' }}>
        {places.map(({ field, section }, at) => (
          <Flex as="li" key={at} style={{ display: 'list-item' }}>
            <Text size={1}>
              {section === undefined || section === ''
                ? titles.get(field)
                : fill(texts.samplesSection, { title: section })}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Stack>
  )
}
