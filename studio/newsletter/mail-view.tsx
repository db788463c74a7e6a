import { EnvelopeIcon } from '@sanity/icons'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { useCurrentUser } from 'sanity'
import type { UserViewComponent } from 'sanity/structure'
import { HOSTED_ASSETS } from '#config/client-config'
import { newsletterIssueQuery } from '#app/sanity/site-queries'
import { renderIssue } from '#app/services/newsletter/issue-mail'
import { GhostButton } from '../components/ghost-button'
import { Notice } from '../components/notice'
import { useDatasetClient } from '../components/use-dataset-client'
import { useResult } from '../components/use-result'
import { useTask } from '../components/use-task'
import { describeDelivery, DELIVERY_TYPE, useDelivery } from './delivery'
import { t } from './texts'

const HEIGHT = '70vh'
const widths = { 'view.narrow': 320, 'view.wide': 600, 'view.text': undefined } as const
const views = ['view.narrow', 'view.wide', 'view.text'] as const

/** An issue of the newsletter as subscribers get it, from its draft (NEWS-06). */
export const MailView: UserViewComponent = ({ document: { displayed }, documentId }) => {
  const [view, setView] = useState<(typeof views)[number]>('view.wide')
  const mail = useIssueMail(documentId, displayed._rev)
  const { result: delivery } = useDelivery(documentId)
  const width = widths[view]
  return (
    <Stack gap={4} padding={4}>
      <Flex gap={2} wrap="wrap">
        {views.map((each) => (
          <GhostButton
            key={each}
            text={t(each)}
            selected={view === each}
            aria-pressed={view === each}
            onClick={() => setView(each)}
          />
        ))}
        <TrialButton issue={documentId} />
      </Flex>
      {delivery && <Text size={1}>{describeDelivery(delivery)}</Text>}
      <div role="status">
        {typeof mail === 'string' && <Notice tone="caution" text={t(mail)} />}
      </div>
      {typeof mail === 'object' && width !== undefined && (
        <iframe
          title={mail.subject}
          srcDoc={mail.html}
          sandbox=""
          style={{ width, maxWidth: '100%', height: HEIGHT, border: 0 }}
        />
      )}
      {typeof mail === 'object' && width === undefined && (
        <Card border radius={2} padding={4} data-testid="mail-text">
          <Box as="pre" style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {mail.text}
          </Box>
        </Card>
      )}
    </Stack>
  )
}

/**
 * Renders the e-mail of an issue again after each saved change.
 * @returns the key of a message when there is none; undefined while it is read
 */
function useIssueMail(id: string, revision: string | undefined) {
  const client = useDatasetClient()
  const read = useCallback(async () => {
    const { projectId = '', dataset = '' } = client.config()
    const backend = __STUDIO_BACKEND__
    const baseUrl = backend.kind === 'embedded' ? backend.lakePath : HOSTED_ASSETS
    const images = { baseUrl, projectId, dataset }
    const options = { perspective: 'raw', tag: 'newsletter.mail' } as const
    const issue = await client.fetch(newsletterIssueQuery, { ids: [`drafts.${id}`, id] }, options)
    return renderIssue(issue, { siteUrl: location.origin, images, now: Date.now() }) ?? null
  }, [client, id])
  const { result, failed } = useResult(read, revision)
  return failed ? 'view.failed' : result === null ? 'view.incomplete' : result
}

/** Asks the server to send the issue to the signed-in user. */
function TrialButton({ issue }: { readonly issue: string }) {
  const client = useDatasetClient()
  const email = useCurrentUser()?.email
  const { isBusy, run } = useTask()
  if (!email) return null

  const request = () =>
    // The dataset completes an id that ends with a dot.
    client.create({ _id: `${DELIVERY_TYPE}.`, _type: DELIVERY_TYPE, issue, to: email })
  return (
    <Button
      icon={EnvelopeIcon}
      fontSize={1}
      text={t('trial.action')}
      loading={isBusy}
      onClick={() =>
        void run(request, { done: t('trial.sent', { email }), failed: t('trial.failed') })
      }
    />
  )
}
