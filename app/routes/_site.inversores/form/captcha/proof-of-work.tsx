import { useEffect, useRef, useState } from 'react'
import { warn } from '~/lib/browser/console-warning'
import type { FormContent } from '../form-content'
import { createProof } from './create-proof'
import './captcha.css'

type State = 'idle' | 'working' | 'done' | 'failed' | 'expired'

interface ProofOfWorkProps {
  content: FormContent
  /** Receives the token that the form posts; '' when the token has expired. */
  onToken: (token: string) => void
  /** Whether to compute the proof before the visitor requests it. */
  isStarted: boolean
}

/**
 * The captcha of a site without keys (CAP-02): a proof of work, which the browser computes while the
 * visitor fills in the form. The visitor's click uses it.
 */
export function ProofOfWork({ content, isStarted, onToken }: ProofOfWorkProps) {
  const words = content.words.captcha
  const [state, setState] = useState<State>('idle')
  const work = useRef<{ signal: AbortSignal; getToken: () => Promise<string> }>()
  useEffect(() => {
    const controller = new AbortController()
    const onExpired = () => {
      setState((previous) => (previous === 'done' ? 'expired' : previous))
      onToken('')
    }
    const getToken = createProof(controller, onExpired)
    work.current = { signal: controller.signal, getToken }
    return () => controller.abort()
  }, [onToken])
  useEffect(() => {
    // The click reports a failure, after another attempt.
    if (isStarted) work.current?.getToken().catch(() => undefined)
  }, [isStarted])

  async function use() {
    if (work.current === undefined || state === 'working' || state === 'done') return
    const { signal, getToken } = work.current
    setState('working')
    try {
      onToken(await getToken())
      setState('done')
    } catch (error) {
      if (signal.aborted) return
      warn('captcha.failed', { reason: String(error) })
      setState('failed')
    }
  }

  const again = state === 'failed' || state === 'expired'
  return (
    <div className="captcha proof" data-state={state}>
      <button
        type="button"
        className="proof-button"
        aria-disabled={state === 'working' || state === 'done'}
        onClick={() => void use()}
      >
        <span className="proof-box" aria-hidden="true" />
        {again ? words?.retry : words?.label}
      </button>
      <p className="captcha-said" role="status">
        {state === 'idle'
          ? null
          : state === 'expired'
            ? content.messages?.investor?.captchaExpired
            : words?.[state]}
      </p>
    </div>
  )
}
