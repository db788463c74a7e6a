import { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type FieldProblems,
  type InvestorField,
  liveProblems,
  readInvestorRequest,
} from '~/lib/investor-form/definition'
import type { RequestRefusal } from '~/lib/investor-form/reply'
import { sitePages } from '~/lib/site-pages'
import type { Refused } from './client-action'
import { problemsWhere } from './form-content'
import { useDraft } from './use-draft'

/** What a try to send brought. */
interface Verdict {
  problems: FieldProblems
  refusal?: RequestRefusal | undefined
}

const nothingWrong: Verdict = { problems: {} }
const required = ['user_name', 'user_whatsapp', 'user_email', 'user_currency'] as const

/** The request that is being filled in and sent (FORM-02 to FORM-07). */
export function useRequest() {
  const draft = useDraft()
  const { typed } = draft
  const captcha = useCaptchaToken()
  const { verdict, problems, judge, mend } = useVerdict()
  const fetcher = useFetcher<Refused>()
  const isSending = fetcher.state !== 'idle'

  const [answered, setAnswered] = useState(fetcher.data)
  if (fetcher.data !== undefined && fetcher.data !== answered) {
    setAnswered(fetcher.data)
    judge(verdictOf(fetcher.data))
    if (isOfCaptcha(fetcher.data)) captcha.startAnew()
  }

  // A second click may come before the first one has shown.
  const hasSent = useRef(false)
  useEffect(() => {
    if (!isSending) hasSent.current = false
  }, [isSending])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending || hasSent.current) return
    const read = readInvestorRequest(typed)
    if (!read.ok) judge({ problems: read.problems })
    else if (captcha.token === '') judge({ problems: {}, refusal: 'captchaRequired' })
    else {
      judge(nothingWrong)
      hasSent.current = true
      fetcher.submit(event.currentTarget, { method: 'post', action: sitePages.investorsPage })
    }
  }

  function change(field: InvestorField, value: string) {
    draft.change(field, value)
    mend(field)
  }

  return {
    typed,
    key: draft.key,
    captcha,
    /** What the last try brought. */
    verdict,
    /** What is left of it: the problems of fields that have not been changed since. */
    problems,
    /** What is said beside the fields. */
    said: { ...liveProblems(typed), ...problems },
    isSending,
    isReady: captcha.token !== '' && required.every((field) => typed[field].trim() !== ''),
    change,
    submit,
  }
}

/** What the last try brought, and which fields have been changed since. */
function useVerdict() {
  const [verdict, setVerdict] = useState(nothingWrong)
  const [mended, setMended] = useState<readonly InvestorField[]>([])
  return {
    verdict,
    problems: problemsWhere(verdict.problems, (field) => !mended.includes(field)),
    judge: (next: Verdict) => {
      setVerdict(next)
      setMended([])
    },
    mend: (field: InvestorField) => {
      if (!mended.includes(field)) setMended([...mended, field])
    },
  }
}

/** What the captcha gave; started anew it asks again. */
function useCaptchaToken() {
  const [token, setToken] = useState('')
  const [round, setRound] = useState(0)
  return {
    token,
    setToken,
    round,
    startAnew: () => {
      setToken('')
      setRound(round + 1)
    },
  }
}

function verdictOf(reply: Refused): Verdict {
  if (reply.outcome === 'invalid') return { problems: reply.problems }
  return { problems: {}, refusal: reply.outcome }
}

function isOfCaptcha({ outcome }: Refused): boolean {
  return outcome === 'captchaRequired' || outcome === 'captchaExpired'
}
