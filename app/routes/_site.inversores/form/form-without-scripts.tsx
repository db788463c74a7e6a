import { RichText } from '~/components/rich-text'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import { untouchedFields } from '~/services/investor-requests/form/definition'
import type { InvestorReply } from '~/services/investor-requests/form/reply'
import { sitePages } from '#config/site-pages'
import { Fields, HiddenFields } from './fields/fields'
import type { FormContent } from './form-content'
import { FORM_ANCHOR } from '../visible-page'
import { Alert, IssueList } from './fields/alerts'

interface FormWithoutScriptsProps {
  content: FormContent
  /** Reply to the posted form. */
  reply: InvestorReply | undefined
}

/**
 * The form without scripts: the browser posts it, the server validates it, and the page returns
 * with the typed text (FORM-05). A sum replaces the captcha.
 */
export function FormWithoutScripts({ content, reply }: FormWithoutScriptsProps) {
  const { words, settings } = content
  const typed = reply !== undefined && 'typed' in reply ? reply.typed : untouchedFields
  const issues = reply?.outcome === 'invalid' ? reply.issues : {}
  const rejection =
    reply === undefined || reply.outcome === 'invalid' || reply.outcome === 'stored'
      ? undefined
      : reply.outcome
  return (
    // noValidate: the messages come from the dataset, not from the browser.
    <form
      className="investor-form"
      method="post"
      action={`${sitePages.investorsPage.path}#${FORM_ANCHOR}`}
      noValidate
    >
      <Alert content={content} rejection={rejection} />
      <IssueList content={content} issues={issues} prefix={PREFIX} />
      <p className="small">{words.requiredNote}</p>
      <Fields content={content} typed={typed} issues={issues} prefix={PREFIX} />
      <HiddenFields content={content} />
      <input type="hidden" name="question" value={settings.question.signed} />
      <div className="form-field form-question">
        <label htmlFor={`${PREFIX}-answer`}>
          {fillPlaceholders(words.captcha?.question, {
            a: settings.question.a,
            b: settings.question.b,
          })}
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

/** Of the ids. Short, because the HTML repeats it. */
const PREFIX = 's'
