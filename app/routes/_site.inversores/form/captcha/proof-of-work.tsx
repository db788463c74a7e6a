import { useEffect, useRef, useState } from 'react'
import { warn } from '~/lib/browser/console-warning'
import type { CaptchaProps } from './captcha-props'
import './captcha.css'

type State = 'idle' | 'working' | 'done' | 'failed' | 'expired'

/**
 * The captcha of a site without keys (CAP-02): the visitor starts it, and the browser computes a
 * proof of work.
 */
export function ProofOfWork(props: CaptchaProps<'proof-of-work'>) {
  const { words, messages, onToken } = props
  const [state, setState] = useState<State>('idle')
  const work = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => work.current?.abort(), [])

  async function start() {
    if (state === 'working' || state === 'done') return
    const controller = new AbortController()
    work.current = controller
    setState('working')
    try {
      const { solve } = await import('./solve')
      const { token, msLeft } = await solve(controller)
      setState('done')
      onToken(token)
      const expiry = setTimeout(() => {
        setState('expired')
        onToken('')
      }, msLeft)
      controller.signal.addEventListener('abort', () => clearTimeout(expiry))
    } catch (error) {
      if (controller.signal.aborted) return
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
        onClick={() => void start()}
      >
        <span className="proof-box" aria-hidden="true" />
        {again ? words?.retry : words?.label}
      </button>
      <p className="captcha-said" role="status">
        {state === 'idle'
          ? null
          : state === 'expired'
            ? messages?.investor?.captchaExpired
            : words?.[state]}
      </p>
    </div>
  )
}
