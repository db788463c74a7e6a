import type { ReactNode } from 'react'
import {
  type FieldIssues,
  type InvestorField,
  maxLengths,
  type TypedFields,
  untouchedFields,
} from '~/services/investor-requests/form/definition'
import { omitMissing } from '~/lib/text/omit-missing'
import { type FormContent, getMessage } from '../form-content'

interface FieldsProps {
  content: FormContent
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
const lines = {
  user_name: { type: 'text', autoComplete: 'name' },
  user_whatsapp: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  user_email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
} as const

/** The five fields with their labels and messages (FORM-01 to FORM-04). */
export function Fields(props: FieldsProps) {
  const { words } = props.content
  return (
    <div className="form-fields">
      <Line field="user_name" {...props} />
      <Line field="user_whatsapp" {...props} />
      <Line field="user_email" {...props} />
      <Field field="user_currency" {...props}>
        {(control) => (
          // Not `required`: without an empty option it always has a value.
          <select aria-required {...control}>
            {omitMissing(words.currencies).map(({ _key, value, label }) => (
              <option key={_key} value={value ?? ''}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field field="user_message" {...props} optional>
        {(control) => (
          <textarea
            rows={3}
            maxLength={maxLengths.user_message}
            placeholder={getPlaceholder(props, 'user_message')}
            {...control}
          />
        )}
      </Field>
    </div>
  )
}

function Line({ field, ...props }: FieldsProps & { field: keyof typeof lines }) {
  return (
    <Field field={field} {...props}>
      {(control) => (
        <input
          {...lines[field]}
          required
          maxLength={maxLengths[field]}
          placeholder={getPlaceholder(props, field)}
          {...control}
        />
      )}
    </Field>
  )
}

interface FieldProps extends FieldsProps {
  field: InvestorField
  optional?: boolean
  /** Renders the control with the attributes that link label and message. */
  children: (control: ReturnType<typeof getControl>) => ReactNode
}

function Field({ children, ...props }: FieldProps) {
  const { field, content, issues, optional = false } = props
  const id = fieldId(props.prefix, field)
  return (
    <div className={`form-field form-field-${field}`}>
      <label htmlFor={id}>
        {content.words.labels?.[field]}{' '}
        {optional ? (
          <span className="form-optional">{content.words.optionalLabel}</span>
        ) : (
          <span aria-hidden="true">{REQUIRED_MARK}</span>
        )}
      </label>
      {children(getControl(props))}
      <p className="form-problem" id={issueId(id)} aria-live="polite">
        {getMessage(content.messages, issues[field])}
      </p>
    </div>
  )
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
}: Omit<FieldProps, 'children' | 'optional'>) {
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

function getPlaceholder(
  { content }: FieldsProps,
  field: keyof NonNullable<FormContent['words']['placeholders']>,
) {
  return content.words.placeholders?.[field] ?? undefined
}

/** Id of a field’s control, the target of the alert’s links. */
export function fieldId(prefix: string, field: InvestorField): string {
  return `${prefix}-${field}`
}

function issueId(control: string): string {
  return `${control}-problem`
}
