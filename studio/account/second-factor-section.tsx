import { Button, Code, Stack, Text, type ButtonTone } from '@sanity/ui'
import { useMemo, useState, type ReactNode, type SyntheticEvent } from 'react'
import { useDatasetClient } from '../components/use-dataset-client'
import { useResult } from '../components/use-result'
import { Field } from '../components/field'
import { Result, Section } from './account-parts'
import { createAccountRequests, describeRejection, type SetUp } from './account-requests'
import { secondFactorTexts as texts } from './texts'

/** Switches the user's second factor on and off. */
export function SecondFactorSection() {
  const client = useDatasetClient()
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
            <Form submit={texts.start} asksPassword onSubmit={({ password }) => start(password)} />
          )}
          {setUp !== undefined && (
            <Form
              submit={texts.confirm}
              codeLabel={texts.code}
              onSubmit={({ code }) => confirm(code)}
            >
              <Text size={1}>{texts.scan}</Text>
              <img
                src={`data:image/svg+xml,${encodeURIComponent(setUp.qr)}`}
                alt={texts.qr}
                width={220}
                height={220}
              />
              <Text size={1}>{texts.key}</Text>
              <Code size={1}>{setUp.key}</Code>
            </Form>
          )}
          {failed && <Result isGood={false} text={texts.failed} />}
          {error !== undefined && <Result isGood={false} text={error} />}
          {state?.isOn === true && !state.isRequired && (
            <RemoveForm onSubmit={({ password, code }) => remove(password, code)} />
          )}
        </>
      )}
    </Section>
  )
}

interface FormProps {
  readonly submit: string
  readonly tone?: ButtonTone
  readonly asksPassword?: boolean
  /** Without it, the form asks for no code. */
  readonly codeLabel?: string
  readonly onSubmit: (typed: { readonly password: string; readonly code: string }) => unknown
  readonly children?: ReactNode
}

function Form({ submit, tone = 'default', asksPassword, codeLabel, ...props }: FormProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const handle = (event: SyntheticEvent) => {
    event.preventDefault()
    props.onSubmit({ password, code })
  }
  return (
    <form onSubmit={handle}>
      <Stack gap={4}>
        {props.children}
        {asksPassword === true && (
          <Field
            type="password"
            label={texts.password}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
        )}
        {codeLabel !== undefined && (
          <Field label={codeLabel} autoComplete="one-time-code" value={code} onChange={setCode} />
        )}
        <Button type="submit" tone={tone} text={submit} />
      </Stack>
    </form>
  )
}

function RemoveForm({ onSubmit }: Pick<FormProps, 'onSubmit'>) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <Button mode="ghost" text={texts.remove} onClick={() => setOpen(true)} />
  return (
    <Form
      submit={texts.remove}
      tone="critical"
      asksPassword
      codeLabel={texts.codeOrRecovery}
      onSubmit={onSubmit}
    />
  )
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <Stack gap={3} role="status">
      <Text size={1} weight="medium">
        {texts.recovery}
      </Text>
      <Stack
        as="ul"
        gap={3}
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}
      >
        {codes.map((code) => (
          <Code as="li" size={1} key={code}>
            {code}
          </Code>
        ))}
      </Stack>
    </Stack>
  )
}
