import { fieldMark } from '~/components/editable'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import type { PosterPageContent } from '../poster-of'
import { type Issue, type Issues, isRequired, type TypedField, typedFields } from './check-fields'
import '~/components/form-fields.css'

/** How each field behaves on a phone. */
const inputs = {
  cause: { autoCapitalize: 'sentences' },
  name: { autoCapitalize: 'words' },
  number: { inputMode: 'numeric' },
  prize: { autoCapitalize: 'sentences' },
  price: {},
  date: { autoCapitalize: 'none' },
  address: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
} as const

interface TextFieldsProps {
  page: PosterPageContent
  issues: Issues
}

/**
 * What a visitor types. The inputs are uncontrolled; see useTyped. A field without a label in the
 * dataset is left out.
 */
export function TextFields({ page, issues }: TextFieldsProps) {
  return (
    <div className="form-fields poster-fields">
      {typedFields
        .filter((field) => isRequired(field) || page.fields?.[field])
        .map((field) => (
          <TextField key={field} field={field} page={page} issue={issues[field]} />
        ))}
    </div>
  )
}

interface TextFieldProps {
  field: TypedField
  page: PosterPageContent
  issue: Issue | undefined
}

function TextField({ field, page, issue }: TextFieldProps) {
  const { fields, examples, errors } = page
  const isOptional = !isRequired(field)
  const id = `afiche-${field}`
  const hint = field === 'address' ? fields?.addressHint : undefined
  return (
    <div className={`form-field poster-field-${field}`}>
      <label htmlFor={id}>
        {fields?.[field]}{' '}
        {isOptional ? <span className="form-optional">{fields?.optional}</span> : null}
      </label>
      <input
        {...inputs[field]}
        type="text"
        id={id}
        name={field}
        autoComplete="off"
        placeholder={isRequired(field) ? (examples?.[field] ?? undefined) : undefined}
        {...(examples && fieldMark(examples, field))}
        aria-required={!isOptional}
        aria-invalid={issue !== undefined}
        aria-describedby={`${id}-problem${hint ? ` ${id}-hint` : ''}`}
      />
      <p className="form-problem" id={`${id}-problem`} aria-live="polite" data-private="">
        {issue === undefined ? null : fillPlaceholders(errors?.[issue.kind], issue.detail)}
      </p>
      {hint ? (
        <p className="small" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
