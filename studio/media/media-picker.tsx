import { SearchIcon } from '@sanity/icons'
import { Box, Button, Dialog, Stack, Text, TextInput } from '@sanity/ui'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { type AssetSource, type AssetSourceComponentProps } from 'sanity'
import { styled } from 'styled-components'
import { QueryStatus } from '../components/query-status'
import { useDatasetClient } from '../components/use-dataset-client'
import { useResult } from '../components/use-result'
import { useDebounced } from '../components/use-debounced'
import { AssetCard } from './asset-card'
import { type AssetFilter, assetPageSchema, buildAssetQuery } from './query'
import { mediaTexts, shownText } from './texts'

const PAGE_LENGTH = 48
const SEARCH_DELAY_MS = 250

/** Uploaded pictures or files with names, sizes and uses, to choose one (CMS-03). */
function MediaPicker(props: AssetSourceComponentProps) {
  // An upload needs no dialog.
  return props.action === 'upload' ? null : <PickerDialog {...props} />
}

function PickerDialog(props: AssetSourceComponentProps) {
  const { accept, selectedAssets, onClose, onSelect, dialogHeaderTitle } = props
  const assetType = props.assetType === 'file' ? 'file' : 'image'
  const id = useId()
  const searchInput = useFocusAtStart()
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(PAGE_LENGTH)
  const applied = useDebounced(search, SEARCH_DELAY_MS)
  const list = useAssets({ assetType, accept, search: applied }, limit)
  const page = list.result
  const chosen = new Set(selectedAssets.map(({ _id }) => _id))

  return (
    <Dialog
      id={id}
      header={
        dialogHeaderTitle ??
        (assetType === 'image' ? mediaTexts.chooseImage : mediaTexts.chooseFile)
      }
      width={2}
      onClose={onClose}
      onClickOutside={onClose}
    >
      <Stack gap={4} padding={4}>
        <TextInput
          ref={searchInput}
          icon={SearchIcon}
          type="search"
          fontSize={2}
          aria-label={mediaTexts.search}
          placeholder={mediaTexts.search}
          value={search}
          clearButton={search === '' ? false : { 'aria-label': mediaTexts.clear }}
          onClear={() => setSearch('')}
          onChange={({ currentTarget }) => {
            setSearch(currentTarget.value)
            setLimit(PAGE_LENGTH)
          }}
        />
        <QueryStatus live={list} t={(key) => mediaTexts[key]} />
        {page !== undefined && (
          <>
            <Cards>
              {page.assets.map((asset) => (
                <AssetCard
                  key={asset._id}
                  asset={asset}
                  assetType={assetType}
                  isChosen={chosen.has(asset._id)}
                  onSelect={() => onSelect([{ kind: 'assetDocumentId', value: asset._id }])}
                  onRemoved={() => {
                    void list.retry()
                    // The button that had the focus disappears.
                    searchInput.current?.focus()
                  }}
                />
              ))}
            </Cards>
            <Text size={1} muted align="center" role="status">
              {page.found > 0
                ? shownText(page.assets.length, page.found)
                : applied === ''
                  ? mediaTexts.empty
                  : mediaTexts.nothingFound}
            </Text>
            {page.found > page.assets.length && (
              <Box>
                <Button
                  mode="ghost"
                  width="fill"
                  text={mediaTexts.more}
                  onClick={() => setLimit(limit + PAGE_LENGTH)}
                />
              </Box>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  )
}

/** Reads the assets that match a filter, with their uses in published documents and drafts. */
function useAssets({ assetType, accept, search }: AssetFilter, limit: number) {
  const client = useDatasetClient()
  const read = useCallback(async () => {
    const { query, params } = buildAssetQuery({ assetType, accept, search }, limit)
    const options = { perspective: 'raw', tag: 'media.list' } as const
    return assetPageSchema.parse(await client.fetch<unknown>(query, params, options))
  }, [client, assetType, accept, search, limit])
  return useResult(read)
}

/** Focuses the search field when the dialog opens. */
function useFocusAtStart() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // In the next frame, because the dialog and the closing menu still move the focus.
    const frame = requestAnimationFrame(() => input.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return input
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** Name of the Studio's built-in source, whose uploads do not change. */
const DEFAULT_SOURCE = 'sanity-default'

/** Replaces the Studio's picker, which shows neither names nor uses. */
export function replacePicker(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) =>
    source.name === DEFAULT_SOURCE ? { ...source, component: MediaPicker } : source,
  )
}
