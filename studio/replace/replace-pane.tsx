import { SearchIcon } from '@sanity/icons'
import { Button, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { type DocumentStore, useDocumentStore, useSchema } from 'sanity'
import { definePane } from '../components/define-pane'
import { Field } from '../components/field'
import { Muted } from '../components/muted'
import { Notice } from '../components/notice'
import { isConflict, UndoCard } from '../components/undo-card'
import type { UndoableChange } from '../components/undo-change'
import { useDatasetClient } from '../components/use-dataset-client'
import { useProblem } from '../components/use-problem'
import { readDocuments, selectEdited } from '../content-check/document-report'
import { createPattern, findPlaces, type FoundDocument } from './find-places'
import { PlaceList } from './place-list'
import { replacePlaces } from './replace-places'
import { type ReplaceTextKey, t } from './texts'

/** Survives the pane, so that users can look at the drafts before they undo. */
const lastReplacements = new WeakMap<DocumentStore, UndoableChange>()

/** Finds a word in the texts of all documents, and replaces it in drafts (PLAN-04). */
function ReplaceForm() {
  const client = useDatasetClient()
  const store = useDocumentStore()
  const schema = useSchema()
  const [word, setWord] = useState('')
  const [replacement, setReplacement] = useState('')
  const [matchCase, setMatchCase] = useState(true)
  const [found, setFound] = useState<readonly FoundDocument[]>()
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const { problem, isBusy, run } = useProblem<ReplaceTextKey>()
  const [replaced, setReplaced] = useState(lastReplacements.get(store))

  const search = async () => {
    setFound(undefined)
    const documents = selectEdited(await readDocuments(client))
    setFound(findPlaces(documents, schema, createPattern(word, matchCase)))
    setExcluded(new Set())
  }
  const selected = (found ?? []).flatMap((one) => {
    const places = one.places.filter(({ key }) => !excluded.has(key))
    return places.length === 0 ? [] : [{ ...one, places }]
  })
  const count = countPlaces(selected)
  const replace = async () => {
    const made = await replacePlaces(client, selected, replacement.trim())
    lastReplacements.set(store, made)
    setReplaced(made)
    setFound(undefined)
  }
  const forget = () => {
    lastReplacements.delete(store)
    setReplaced(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(search, () => 'find.failed')
  }

  return (
    <Stack gap={4} padding={4}>
      <form onSubmit={submit}>
        <Stack gap={4}>
          <Field label={t('find.label')} value={word} onChange={setWord} />
          <Field label={t('replace.label')} value={replacement} onChange={setReplacement} />
          <Flex as="label" gap={2} align="center">
            <Checkbox
              checked={matchCase}
              onChange={({ currentTarget }) => setMatchCase(currentTarget.checked)}
            />
            <Text size={1}>{t('find.matchCase')}</Text>
          </Flex>
          <Muted>{t('find.hint')}</Muted>
          <Flex>
            <Button
              type="submit"
              icon={SearchIcon}
              text={t('find.action')}
              fontSize={1}
              disabled={word.trim() === ''}
              loading={isBusy && found === undefined}
            />
          </Flex>
        </Stack>
      </form>
      <div role="status">
        {problem !== undefined && <Notice tone="critical" text={t(problem)} />}
        {found !== undefined && <Summary found={found} />}
      </div>
      {found === undefined && replaced !== undefined && (
        <UndoCard
          text={t('replace.done', { count: replaced.documents.length })}
          change={replaced}
          onUndone={forget}
        />
      )}
      {found?.map((one) => (
        <PlaceList
          key={one.document._id}
          found={one}
          replacement={replacement}
          excluded={excluded}
          onToggle={({ key }) => setExcluded(toggle(excluded, key))}
        />
      ))}
      {found !== undefined && found.length > 0 && (
        <Flex>
          <Button
            tone="primary"
            text={t('replace.action', { count })}
            fontSize={1}
            disabled={count === 0 || replacement.trim() === ''}
            loading={isBusy}
            onClick={() =>
              void run(replace, (error) =>
                isConflict(error) ? 'replace.changed' : 'replace.failed',
              )
            }
          />
        </Flex>
      )}
    </Stack>
  )
}

function Summary({ found }: { readonly found: readonly FoundDocument[] }) {
  const places = countPlaces(found)
  const key = places === 0 ? 'find.empty' : places === 1 ? 'found.one' : 'found.many'
  return <Text size={1}>{t(key, { places, documents: found.length })}</Text>
}

const countPlaces = (found: readonly FoundDocument[]): number =>
  found.reduce((sum, { places }) => sum + places.length, 0)

function toggle(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : new Set([...keys, key])
}

/** A pane of the structure. */
export const ReplacePane = definePane(ReplaceForm)
