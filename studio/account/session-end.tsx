import { Card, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useCurrentUser, type LayoutProps } from 'sanity'
import { styled } from 'styled-components'
import { useDatasetClient } from '../components/use-dataset-client'
import { getLakeUrl } from '../lake/lake-url'
import { currentUserSchema } from '../lake-requester'
import { pageSession } from '../lake/session'
import { sessionEndTexts as texts } from './texts'

/** Over the form, but not modal: the user can go on typing. */
const Panel = styled(Card)`
  bottom: 8px;
  max-width: calc(100vw - 16px);
  position: fixed;
  right: 8px;
  width: 440px;
  z-index: 1000000;
`

const Frame = styled.iframe`
  border: 0;
  display: block;
  height: min(480px, 60vh);
  width: 100%;
`

/** The Studio's layout; after the end of the session, with the lake's sign-in page over it. */
export function LayoutWithSignIn(props: LayoutProps) {
  const hasEnded = useSyncExternalStore(pageSession.subscribe, pageSession.hasEnded)
  return (
    <>
      {props.renderDefault(props)}
      {hasEnded && <SignInPanel />}
    </>
  )
}

function SignInPanel() {
  const headingId = useId()
  const email = useCurrentUser()?.email ?? ''
  const client = useDatasetClient()
  const lake = getLakeUrl(client) ?? ''
  const [otherUser, setOtherUser] = useState<string>()
  const check = async () => {
    const response = await fetch(`${lake}/v1/users/me`, { cache: 'no-store' })
    const { id } = currentUserSchema.parse(await response.json())
    if (id !== undefined && !pageSession.accept(id)) setOtherUser(id)
  }
  const checkQuietly = () => void check().catch(() => undefined)
  const query = new URLSearchParams({ origin: `${location.origin}/studio`, type: 'frame' })

  // The user may have signed in in another tab.
  useEffect(() => {
    window.addEventListener('focus', checkQuietly)
    return () => window.removeEventListener('focus', checkQuietly)
  })
  return (
    <Panel role="dialog" aria-labelledby={headingId} radius={3} shadow={5} overflow="hidden">
      <Card padding={4} tone="caution" role="alert">
        <Stack gap={3}>
          <Heading as="h2" size={1} id={headingId}>
            {texts.title}
          </Heading>
          <Text size={1}>
            {otherUser === undefined ? texts.introduction(email) : texts.other(email)}
          </Text>
        </Stack>
      </Card>
      <Frame
        key={otherUser}
        title={texts.frame}
        src={`${lake}/login?${query.toString()}`}
        onLoad={checkQuietly}
      />
    </Panel>
  )
}
