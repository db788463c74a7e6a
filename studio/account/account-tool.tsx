import { UserIcon } from '@sanity/icons'
import { Stack, Text } from '@sanity/ui'
import { definePlugin, useCurrentUser } from 'sanity'
import { Page } from './account-parts'
import { PasswordSection } from './password-section'
import { LayoutWithSignIn } from './session-end'
import { SecondFactorSection } from './second-factor-section'
import { SessionsSection } from './sessions-section'
import { accountTexts as texts } from './texts'

/** 'Mi cuenta': the user's name, password, second factor and sessions. */
function Account() {
  const user = useCurrentUser()
  return (
    <Page title={texts.title} testId="account">
      {user !== null && (
        <Stack gap={3}>
          <Text weight="semibold">{user.name}</Text>
          <Text muted size={1}>
            {[user.email, ...user.roles.map(({ title }) => title)].join(' · ')}
          </Text>
        </Stack>
      )}
      <PasswordSection email={user?.email ?? ''} />
      <SecondFactorSection />
      <SessionsSection />
    </Page>
  )
}

/** Accounts of the embedded lake, and the sign-in over open forms. Hosted accounts are managed elsewhere. */
export const account = definePlugin({
  name: 'account',
  studio: { components: { layout: LayoutWithSignIn } },
  tools: [{ name: 'cuenta', title: texts.title, icon: UserIcon, component: Account }],
})
