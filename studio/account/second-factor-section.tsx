import { Button, Code, Stack, Text, type ButtonTone } from '@sanity/ui'
import { useCallback, useState, type ReactNode, type SyntheticEvent } from 'react'
import { z } from 'zod'
import { Muted } from '../components/muted'
import { useProblem } from '../components/use-problem'
import { useResult } from '../components/use-result'
import { Field } from '../components/field'
import { Result, Section } from './account-parts'
import { describeRejection, useAccountRequest } from './account-requests'
import { secondFactorTexts as texts } from './texts'

const PATH = '/users/me/second-factor'

const stateSchema = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean(),
  recoveryCodes: z.number(),
})
/** `qr` is an SVG. */
const setUpSchema = z.object({ key: z.string(), qr: z.string() })
/** They cannot be read again. */
const codesSchema = z.object({ recoveryCodes: z.array(z.string()) })

/** Switches the user's second factor on and off. */
export function SecondFactorSection() {
  const request = useAccountRequest()
  const read = useCallback(() => request(stateSchema, 'GET', PATH), [request])
  const { result: state, failed, retry } = useResult(read)
  const [setUp, setSetUp] = useState<z.infer<typeof setUpSchema>>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { problem, run } = useProblem<string>()

  const change = (work: () => Promise<void>) =>
    run(
      () => work().then(retry),
      (error) => texts[describeRejection(error)],
    )
  const start = (typed: object) =>
    change(async () => setSetUp(await request(setUpSchema, 'POST', PATH, typed)))
  const confirm = (typed: object) =>
    change(async () => {
      const { recoveryCodes } = await request(codesSchema, 'POST', `${PATH}/confirm`, typed)
      setCodes(recoveryCodes)
      setSetUp(undefined)
    })
  const remove = (typed: object) =>
    change(async () => {
      await request(z.unknown(), 'POST', `${PATH}/off`, typed)
      setCodes(undefined)
    })

  return (
    <Section title={texts.title}>
      <Muted>{texts.introduction}</Muted>
      {state?.isOn === true && (
        <Result isGood text={texts.isOn(state.recoveryCodes, state.isRequired)} />
      )}
      {codes !== undefined && <RecoveryCodes codes={codes} />}
      {state?.isOn === false && setUp === undefined && (
        <Form submit={texts.start} asksPassword onSubmit={({ password }) => start({ password })} />
      )}
      {setUp !== undefined && (
        <Form
          submit={texts.confirm}
          codeLabel={texts.code}
          onSubmit={({ code }) => confirm({ code })}
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
      {problem !== undefined && <Result isGood={false} text={problem} />}
      {state?.isOn === true && !state.isRequired && <RemoveForm onSubmit={remove} />}
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
