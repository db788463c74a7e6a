import type { ReactNode } from 'react'
import {
  type FieldProblems,
  type InvestorField,
  longest,
  type TypedFields,
} from '~/lib/investor-form/definition'
import { present } from '~/lib/present'
import { type FormContent, messageOf } from './form-content'

interface FieldsProps {
  content: FormContent
  typed: TypedFields
  problems: FieldProblems
  /** Begins the ids, so that a page may hold two forms. */
  prefix: string
  /** Absent without scripts: the browser then keeps what is typed by itself. */
  onChange?: (field: InvestorField, value: string) => void
}

/** How a browser helps with each field of one line. */
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
          <select {...control}>
            {present(words.currencies).map(({ _key, value, label }) => (
              <option key={_key} value={value ?? ''}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field field="user_message" {...props} optional>
        {(control) => (
          <textarea rows={3} placeholder={placeholderOf(props, 'user_message')} {...control} />
        )}
      </Field>
    </div>
  )
}

function Line({ field, ...props }: FieldsProps & { field: keyof typeof lines }) {
  return (
    <Field field={field} {...props}>
      {(control) => (
        <input {...lines[field]} placeholder={placeholderOf(props, field)} {...control} />
      )}
    </Field>
  )
}

interface FieldProps extends FieldsProps {
  field: InvestorField
  optional?: boolean
  /** Draws the control with the attributes that tie it to its label and message. */
  children: (control: ReturnType<typeof controlOf>) => ReactNode
}

function Field({ children, ...props }: FieldProps) {
  const { field, content, problems, optional = false } = props
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
      {children(controlOf(props))}
      <p className="form-problem" id={problemId(id)} aria-live="polite">
        {messageOf(content.messages, problems[field])}
      </p>
    </div>
  )
}

/** A sign, not a word: `requiredNote` says what it means (FORM-01). */
const REQUIRED_MARK = '*'

function controlOf({
  field,
  prefix,
  typed,
  problems,
  onChange,
  optional = false,
}: Omit<FieldProps, 'children'>) {
  const id = fieldId(prefix, field)
  const value = typed[field]
  return {
    id,
    name: field,
    required: !optional,
    maxLength: longest[field],
    'aria-invalid': problems[field] !== undefined,
    'aria-describedby': problemId(id),
    ...(onChange === undefined
      ? { defaultValue: value }
      : {
          value,
          onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
        }),
  }
}

function placeholderOf(
  { content }: FieldsProps,
  field: keyof NonNullable<FormContent['words']['placeholders']>,
) {
  return content.words.placeholders?.[field] ?? undefined
}

/** Id of a field's control; links from the list of problems lead there. */
export function fieldId(prefix: string, field: InvestorField): string {
  return `${prefix}-${field}`
}

function problemId(control: string): string {
  return `${control}-problem`
}
