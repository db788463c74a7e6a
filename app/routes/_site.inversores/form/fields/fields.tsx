import {
  type FieldIssues,
  type InvestorField,
  investorFields,
  investorForm,
  type TypedFields,
  untouchedFields,
} from '~/services/investor-requests/form/definition'
import { omitMissing } from '~/lib/text/omit-missing'
import { type FormContent, type FormMessages, type FormWords, getMessage } from '../form-content'

interface FieldsProps {
  content: {
    words: Pick<FormWords, 'labels' | 'placeholders' | 'currencies' | 'optionalLabel'>
    messages: FormMessages
  }
  /** Initial values: the controls are uncontrolled, so that hydration keeps what was typed before. */
  typed?: TypedFields
  issues: FieldIssues
  /** Prefix of the ids, because a page may contain two forms. */
  prefix: string
  /** Both undefined without scripts. */
  onChange?: (field: InvestorField) => void
  onLeave?: (field: InvestorField) => void
}

/** Input types and autofill of the one-line fields. */
const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  line: { type: 'text' },
} as const

/** The fields with their labels and messages (FORM-01 to FORM-04). */
export function Fields(props: FieldsProps) {
  return (
    <div className="form-fields">
      {investorFields.map((field) => (
        <Field key={field} field={field} {...props} />
      ))}
    </div>
  )
}

interface FieldProps extends FieldsProps {
  field: InvestorField
}

function Field(props: FieldProps) {
  const { field, content, issues } = props
  const id = fieldId(props.prefix, field)
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {content.words.labels?.[field]}{' '}
        {investorForm[field].isOptional ? (
          <span className="form-optional">{content.words.optionalLabel}</span>
        ) : (
          <span aria-hidden="true">{REQUIRED_MARK}</span>
        )}
      </label>
      <Control {...props} />
      <p className="form-problem" id={issueId(id)} aria-live="polite">
        {getMessage(content.messages, issues[field])}
      </p>
    </div>
  )
}

function Control(props: FieldProps) {
  const { field, content } = props
  const { kind, isOptional, maxLength, options } = investorForm[field]
  const placeholders: Partial<Record<InvestorField, string>> = content.words.placeholders ?? {}
  const control = getControl(props)
  const typed = { maxLength, placeholder: placeholders[field], ...control }
  switch (kind) {
    case 'choice':
      return (
        // Not `required`: without an empty option it always has a value.
        <select aria-required {...control}>
          {omitMissing(content.words.currencies)
            .filter(({ value }) => value !== null && options?.includes(value))
            .map(({ _key, value, label }) => (
              <option key={_key} value={value ?? ''}>
                {label}
              </option>
            ))}
        </select>
      )
    case 'text':
      return <textarea rows={3} required={!isOptional} {...typed} />
    default:
      return <input {...inputs[kind]} required={!isOptional} {...typed} />
  }
}

/** A symbol, not a text: `requiredNote` explains it (FORM-01). */
const REQUIRED_MARK = '*'

function getControl({
  field,
  prefix,
  typed = untouchedFields,
  issues,
  onChange,
  onLeave,
}: FieldProps) {
  const id = fieldId(prefix, field)
  return {
    id,
    name: field,
    'aria-invalid': issues[field] === undefined ? undefined : true,
    'aria-describedby': issueId(id),
    defaultValue: typed[field],
    onChange: onChange && (() => onChange(field)),
    onBlur: onLeave && (() => onLeave(field)),
  }
}

/** Id of a field’s control, the target of the alert’s links. */
export function fieldId(prefix: string, field: InvestorField): string {
  return `${prefix}-${field}`
}

function issueId(control: string): string {
  return `${control}-problem`
}

interface HiddenFieldsProps {
  content: FormContent
  /** Idempotency key; empty without scripts. */
  requestKey?: string
  /** Token of the captcha; empty without scripts. */
  token?: string
}

/** Hidden fields, and the honeypot that only bots fill in. */
export function HiddenFields({ content, requestKey = '', token = '' }: HiddenFieldsProps) {
  const { words, settings } = content
  return (
    <>
      <input type="hidden" name="stamp" value={settings.stamp} />
      <input type="hidden" name="key" value={requestKey} />
      <input type="hidden" name="captcha" value={token} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {words.honeypotLabel}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
