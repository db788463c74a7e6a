import { useFetcher } from '@remix-run/react'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  type FieldIssues,
  type InvestorField,
  liveIssues,
  readInvestorRequest,
  requiredFields,
} from '~/services/investor-requests/form/definition'
import type { RequestRejection } from '~/services/investor-requests/form/reply'
import { sitePages } from '#config/site-pages'
import type { UnsentReply } from './client-action'
import { filterIssues } from '../form-content'
import { useDraft } from '../draft/use-draft'

interface SendResult {
  issues: FieldIssues
  rejection?: RequestRejection | undefined
  /** True when only the e-mail of a stored request failed. */
  isStored?: boolean
  /** True when the browser had no connection. */
  isOffline?: boolean
}

const noIssues: SendResult = { issues: {} }

/** State of the request that the visitor fills in and sends (FORM-02 to FORM-07). */
export function useRequest(form: RefObject<HTMLFormElement>) {
  const draft = useDraft(form)
  const { typed } = draft
  const read = readInvestorRequest(typed)
  const captcha = useCaptchaToken()
  const { result, issues, setResult, markChanged } = useSendResult()
  const fetcher = useFetcher<UnsentReply>()
  const isSending = fetcher.state !== 'idle'

  const [answered, setAnswered] = useState(fetcher.data)
  if (fetcher.data !== undefined && fetcher.data !== answered) {
    setAnswered(fetcher.data)
    setResult(toSendResult(fetcher.data))
    if (isCaptchaRejection(fetcher.data)) captcha.restart()
  }

  // A second click may arrive before React renders the first one.
  const hasSent = useRef(false)
  useEffect(() => {
    if (!isSending) hasSent.current = false
  }, [isSending])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending || hasSent.current) return
    if (!read.ok) setResult({ issues: read.issues })
    else if (captcha.token === '') {
      // Without a connection the captcha cannot be solved.
      setResult({ issues: {}, rejection: 'captchaRequired', isOffline: !navigator.onLine })
    } else {
      setResult(noIssues)
      hasSent.current = true
      fetcher.submit(event.currentTarget, { method: 'post', action: sitePages.investorsPage.path })
    }
  }

  function change(field: InvestorField) {
    draft.change()
    markChanged(field)
  }

  const [leftFields, setLeftFields] = useState<readonly InvestorField[]>([])
  function leave(field: InvestorField) {
    // A message must not move what the visitor is pressing.
    void Promise.resolve(window.earlyVisit?.press).then(() =>
      setLeftFields((fields) => (fields.includes(field) ? fields : [...fields, field])),
    )
  }
  const leftIssues = filterIssues(
    read.ok ? {} : read.issues,
    (field) => leftFields.includes(field) && typed[field] !== '',
  )

  return {
    key: draft.key,
    captcha,
    result,
    /** Issues of the last attempt in fields that have not changed since. */
    issues,
    /** Issues to show beside the fields. */
    shownIssues: { ...liveIssues(typed), ...leftIssues, ...issues },
    isSending,
    isReady: captcha.token !== '' && requiredFields.every((field) => typed[field].trim() !== ''),
    change,
    leave,
    submit,
  }
}

/** Result of the last attempt, and the fields that have changed since. */
function useSendResult() {
  const [result, setSendResult] = useState(noIssues)
  const [changedFields, setChangedFields] = useState<readonly InvestorField[]>([])
  return {
    result,
    issues: filterIssues(result.issues, (field) => !changedFields.includes(field)),
    setResult: (next: SendResult) => {
      setSendResult(next)
      setChangedFields([])
    },
    markChanged: (field: InvestorField) => {
      if (!changedFields.includes(field)) setChangedFields([...changedFields, field])
    },
  }
}

/** Token of the captcha; `restart` requests a new one. */
function useCaptchaToken() {
  const [token, setToken] = useState('')
  const [round, setRound] = useState(0)
  return {
    token,
    setToken,
    round,
    restart: () => {
      setToken('')
      setRound(round + 1)
    },
  }
}

function toSendResult(reply: UnsentReply): SendResult {
  if (reply.outcome === 'invalid') return { issues: reply.issues }
  const isStored = 'isStored' in reply && reply.isStored
  return { issues: {}, rejection: reply.outcome, isStored, isOffline: !navigator.onLine }
}

function isCaptchaRejection({ outcome }: UnsentReply): boolean {
  return outcome === 'captchaRequired' || outcome === 'captchaExpired'
}
