import { UserIcon } from '@sanity/icons'
import { Box, Container, Heading, Text } from '@sanity/ui'
import { definePlugin, useCurrentUser } from 'sanity'
import { Column } from './account-parts'
import { PasswordSection } from './password-section'
import { LayoutWithSignIn } from './session-end'
import { SecondFactorSection } from './second-factor-section'
import { SessionsSection } from './sessions-section'
import { accountTexts as texts } from './texts'

/** 'Mi cuenta': the user's name, password, second factor and sessions. */
function Account() {
  const user = useCurrentUser()
  return (
    <Box data-testid="account" height="fill" overflow="auto" paddingX={4} paddingY={5}>
      <Container width={1}>
        <Column gap={5}>
          <Heading as="h1" size={2}>
            {texts.title}
          </Heading>
          {user !== null && (
            <Column gap={3}>
              <Text weight="semibold">{user.name}</Text>
              <Text muted size={1}>
                {[user.email, ...user.roles.map(({ title }) => title)].join(' · ')}
              </Text>
            </Column>
          )}
          <PasswordSection email={user?.email ?? ''} />
          <SecondFactorSection />
          <SessionsSection />
        </Column>
      </Container>
    </Box>
  )
}

/** Accounts of the embedded lake, and the sign-in over open forms. Hosted accounts are managed elsewhere. */
export const account = definePlugin({
  name: 'account',
  studio: { components: { layout: LayoutWithSignIn } },
  tools: [{ name: 'cuenta', title: texts.title, icon: UserIcon, component: Account }],
})
