import { DocumentIcon } from '@sanity/icons'
import { Badge, Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { formatFileSize } from '#app/lib/text/file-size'
import { Muted } from '../components/muted'
import { useDatasetClient } from '../components/use-dataset-client'
import { useTask } from '../components/use-task'
import type { MediaAsset } from './query'
import { mediaTexts, usesText } from './texts'

interface AssetCardProps {
  readonly asset: MediaAsset
  readonly assetType: 'image' | 'file'
  /** Whether the field has it now. */
  readonly isChosen: boolean
  readonly onSelect: () => void
  readonly onRemoved: () => void
}

/** One asset of the picker; unused ones can be deleted. */
export function AssetCard({ asset, assetType, isChosen, onSelect, onRemoved }: AssetCardProps) {
  const { name, url, width, height, size, uses } = asset
  const facts = [
    ...(width === null || height === null ? [] : [`${width} × ${height}`]),
    formatFileSize(size) ?? [],
  ].flat()
  return (
    <li>
      <Stack gap={3}>
        <Choice type="button" aria-pressed={isChosen} onClick={onSelect} title={name ?? undefined}>
          <Stack gap={3}>
            <Frame>
              {assetType === 'image' ? (
                <img src={`${url}?w=288&h=216&fit=max&auto=format`} alt="" loading="lazy" />
              ) : (
                <Text size={4} muted>
                  <DocumentIcon />
                </Text>
              )}
            </Frame>
            <Text size={1} weight="medium" textOverflow="ellipsis">
              {name ?? mediaTexts.nameless}
            </Text>
            <Muted>{facts.join(' · ')}</Muted>
          </Stack>
        </Choice>
        <Flex gap={2} align="center" justify="space-between" wrap="wrap">
          <Badge tone={isChosen ? 'primary' : 'default'}>
            {isChosen ? mediaTexts.chosen : usesText(uses)}
          </Badge>
          {uses === 0 && !isChosen && <RemoveButton asset={asset} onRemoved={onRemoved} />}
        </Flex>
      </Stack>
    </li>
  )
}

type RemoveButtonProps = Pick<AssetCardProps, 'asset' | 'onRemoved'>

/** Deletes an asset at the second press. */
function RemoveButton({ asset: { _id, name }, onRemoved }: RemoveButtonProps) {
  const client = useDatasetClient()
  const { run } = useTask()
  const [isConfirming, setConfirming] = useState(false)
  const text = isConfirming ? mediaTexts.confirmRemoval : mediaTexts.remove

  const remove = async () => {
    const texts = { failed: mediaTexts.removalFailed }
    const isDone = await run(() => client.delete(_id, { tag: 'media.delete' }), texts)
    if (isDone) onRemoved()
    else setConfirming(false)
  }

  return (
    <Button
      mode="bleed"
      tone={isConfirming ? 'critical' : 'default'}
      fontSize={1}
      padding={2}
      text={text}
      aria-label={`${text}: ${name ?? mediaTexts.nameless}`}
      onClick={() => (isConfirming ? void remove() : setConfirming(true))}
      onBlur={() => setConfirming(false)}
    />
  )
}

const Choice = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: 3px;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: 3px;
  }
`

const Frame = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  border-radius: 3px;
  background: var(--card-muted-bg-color, var(--card-border-color));
  overflow: hidden;
  button:hover > div > &,
  button[aria-pressed='true'] > div > & {
    outline: 2px solid var(--card-focus-ring-color);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`
