import { RichText } from '~/components/rich-text'
import { fill } from '~/lib/fill'
import { untouchedFields } from '~/lib/investor-form/definition'
import type { InvestorReply } from '~/lib/investor-form/reply'
import { sitePages } from '~/lib/site-pages'
import { Fields } from './fields'
import type { FormContent } from './form-content'
import { FORM_ANCHOR } from '../content'
import { HiddenFields } from './hidden-fields'
import { Alert, ProblemList } from './notices'

interface FormWithoutScriptsProps {
  content: FormContent
  /** What the posted form brought back. */
  reply: InvestorReply | undefined
}

/**
 * The form for visitors without scripts: the browser posts it, the server judges it by the same
 * rules, and the page comes back with what was typed (FORM-05). A sum stands for the captcha.
 */
export function FormWithoutScripts({ content, reply }: FormWithoutScriptsProps) {
  const { words, settings } = content
  const typed = reply !== undefined && 'typed' in reply ? reply.typed : untouchedFields
  const problems = reply?.outcome === 'invalid' ? reply.problems : {}
  const refusal =
    reply === undefined || reply.outcome === 'invalid' || reply.outcome === 'stored'
      ? undefined
      : reply.outcome
  return (
    // Judged by our own rules and in the dataset's words, not the browser's.
    <form
      className="investor-form"
      method="post"
      action={`${sitePages.investorsPage}#${FORM_ANCHOR}`}
      noValidate
    >
      <Alert content={content} refusal={refusal} />
      <ProblemList content={content} problems={problems} prefix={PREFIX} />
      <p className="small">{words.requiredNote}</p>
      <Fields content={content} typed={typed} problems={problems} prefix={PREFIX} />
      <HiddenFields content={content} />
      <input type="hidden" name="question" value={settings.question.signed} />
      <div className="form-field form-question">
        <label htmlFor={`${PREFIX}-answer`}>
          {fill(words.captcha?.question, { a: settings.question.a, b: settings.question.b })}
        </label>
        <input
          id={`${PREFIX}-answer`}
          name="answer"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          required
        />
      </div>
      <button className="button button-primary form-submit" type="submit">
        {words.submitLabel}
      </button>
      <RichText value={words.privacyLine} className="small" />
    </form>
  )
}

const PREFIX = 'solicitud'
