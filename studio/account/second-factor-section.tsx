import { Button, Code, Text, type ButtonTone } from '@sanity/ui'
import { useMemo, useState, type ReactNode, type SyntheticEvent } from 'react'
import { useClient } from 'sanity'
import { styled } from 'styled-components'
import { API_VERSION } from '#config/client-config'
import { useResult } from '../components/use-result'
import { Field } from '../components/field'
import { Column, List, Result, Section } from './account-parts'
import {
  createAccountRequests,
  describeRejection,
  type AccountRequests,
  type SetUp,
} from './account-requests'
import { secondFactorTexts as texts } from './texts'

/** Switches the user's second factor on and off. */
export function SecondFactorSection() {
  const client = useClient({ apiVersion: API_VERSION })
  const requests = useMemo(() => createAccountRequests(client), [client])
  const { result: state, failed, retry } = useResult(requests.readSecondFactor)
  const [setUp, setSetUp] = useState<SetUp>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [error, setError] = useState<string>()

  /** Runs a request; shows why it failed. */
  const run = async (request: () => Promise<void>) => {
    setError(undefined)
    try {
      await request()
      await retry()
    } catch (reason) {
      setError(texts[describeRejection(reason)])
    }
  }
  const start = (password: string) =>
    run(async () => setSetUp(await requests.startSecondFactor(password)))
  const confirm = (code: string) =>
    run(async () => {
      setCodes(await requests.confirmSecondFactor(code))
      setSetUp(undefined)
    })
  const remove = (password: string, code: string) =>
    run(async () => {
      await requests.removeSecondFactor(password, code)
      setCodes(undefined)
    })

  return (
    <Section title={texts.title}>
      {() => (
        <>
          <Text size={1} muted>
            {texts.introduction}
          </Text>
          {state?.isOn === true && (
            <Result isGood text={texts.isOn(state.recoveryCodes, state.isRequired)} />
          )}
          {codes !== undefined && <RecoveryCodes codes={codes} />}
          {state?.isOn === false && setUp === undefined && (
            <StartForm onSubmit={(password) => void start(password)} />
          )}
          {setUp !== undefined && (
            <SetUpForm setUp={setUp} onSubmit={(code) => void confirm(code)} />
          )}
          {failed && <Result isGood={false} text={texts.failed} />}
          {error !== undefined && <Result isGood={false} text={error} />}
          {state?.isOn === true && !state.isRequired && (
            <RemoveForm onSubmit={(...form) => void remove(...form)} />
          )}
        </>
      )}
    </Section>
  )
}

interface FormProps {
  readonly submit: string
  readonly tone?: ButtonTone
  readonly onSubmit: () => void
  readonly children: ReactNode
}

function Form({ submit, tone = 'default', onSubmit, children }: FormProps) {
  const handle = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={handle}>
      <Column gap={4}>
        {children}
        <Button type="submit" tone={tone} text={submit} />
      </Column>
    </form>
  )
}

function StartForm({ onSubmit }: { readonly onSubmit: (password: string) => void }) {
  const [password, setPassword] = useState('')
  return (
    <Form submit={texts.start} onSubmit={() => onSubmit(password)}>
      <PasswordField value={password} onChange={setPassword} />
    </Form>
  )
}

interface SetUpFormProps {
  readonly setUp: SetUp
  readonly onSubmit: (code: string) => void
}

function SetUpForm({ setUp: { qr, key }, onSubmit }: SetUpFormProps) {
  const [code, setCode] = useState('')
  return (
    <Form submit={texts.confirm} onSubmit={() => onSubmit(code)}>
      <Text size={1}>{texts.scan}</Text>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={texts.qr}
        width={220}
        height={220}
      />
      <Text size={1}>{texts.key}</Text>
      <Code size={1}>{key}</Code>
      <CodeField label={texts.code} value={code} onChange={setCode} />
    </Form>
  )
}

interface RemoveFormProps {
  readonly onSubmit: (...form: Parameters<AccountRequests['removeSecondFactor']>) => void
}

function RemoveForm({ onSubmit }: RemoveFormProps) {
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  if (!isOpen) return <Button mode="ghost" text={texts.remove} onClick={() => setOpen(true)} />
  return (
    <Form submit={texts.remove} tone="critical" onSubmit={() => onSubmit(password, code)}>
      <PasswordField value={password} onChange={setPassword} />
      <CodeField label={texts.codeOrRecovery} value={code} onChange={setCode} />
    </Form>
  )
}

interface ValueProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

const PasswordField = (props: ValueProps) => (
  <Field {...props} label={texts.password} autoComplete="current-password" />
)

const CodeField = (props: ValueProps & { readonly label: string }) => (
  <Field {...props} type="text" autoComplete="one-time-code" />
)

const CodeList = styled(List)`
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
`

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <Column gap={3} role="status">
      <Text size={1} weight="medium">
        {texts.recovery}
      </Text>
      <CodeList>
        {codes.map((code) => (
          <Code as="li" size={1} key={code}>
            {code}
          </Code>
        ))}
      </CodeList>
    </Column>
  )
}
