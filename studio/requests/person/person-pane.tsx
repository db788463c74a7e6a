import { SearchIcon } from '@sanity/icons'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { Muted } from '../../components/muted'
import { useDatasetClient } from '../../components/use-dataset-client'
import { definePane } from '../../components/define-pane'
import { Field } from '../../components/field'
import { Notice } from '../../components/notice'
import { useProblem } from '../../components/use-problem'
import { FoundDocuments } from './found-documents'
import { findDocuments, type PersonDocuments, readPerson } from './person-documents'
import { type PersonTextKey, t } from './texts'

/** Searches what is stored about a person, and exports or erases it (FORM-08). */
function PersonSearch() {
  const client = useDatasetClient()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<PersonDocuments>()
  const { problem, setProblem, isBusy, run } = useProblem<PersonTextKey>()

  const findPerson = async () => {
    const person = readPerson(typed)
    setFound(undefined)
    if (person === undefined) setProblem('find.unusable')
    else setFound(await findDocuments(client, person))
  }
  const search = () => run(findPerson, () => 'find.failed')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void search()
  }

  return (
    <Stack gap={4} padding={4}>
      <form onSubmit={submit}>
        <Stack gap={3}>
          <Field label={t('find.label')} value={typed} onChange={setTyped} hint={t('find.hint')} />
          <Flex>
            <Button
              type="submit"
              icon={SearchIcon}
              text={t('find.action')}
              fontSize={1}
              loading={isBusy}
            />
          </Flex>
        </Stack>
      </form>
      <div role="status">
        {problem !== undefined && <Notice tone="critical" text={t(problem)} />}
        {found?.own.length === 0 && <Text size={1}>{t('find.empty')}</Text>}
      </div>
      {found !== undefined && <FoundDocuments found={found} onErased={() => void search()} />}
      <Muted>{t('note.elsewhere')}</Muted>
      <Muted>{t('note.nothingElse')}</Muted>
    </Stack>
  )
}

/** A pane of the structure. */
export const PersonPane = definePane(PersonSearch)
