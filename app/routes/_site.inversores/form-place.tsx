import { AccentTitle } from '~/components/accent-title'
import { EditableField, useEditMark } from '~/components/editable'
import { FORM_ANCHOR, type InvestorsPage } from './content'

/**
 * The end of the page, to which the header's button leads: where the request form stands for
 * visitors without scripts, and from where the dialog with the same form opens (INV-11).
 */
export function FormPlace({ form }: { form: InvestorsPage['form'] }) {
  const mark = useEditMark()
  if (!form) return null
  return (
    <section className="section investor-form-place" id={FORM_ANCHOR} {...mark('form')}>
      <div className="wrap section-head">
        <EditableField path="form">
          <AccentTitle value={form.title} level={2} size="l" />
          {form.lead ? <p className="lead">{form.lead}</p> : null}
        </EditableField>
      </div>
    </section>
  )
}
