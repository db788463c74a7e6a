import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { warn } from '~/lib/browser-log'
import { useHydrated } from '~/lib/use-hydrated'
import { type Answer, keepAnswer, keptAnswer, onAnswer } from '~/services/consent/choice'
import { asksNotToBeTracked } from '~/services/consent/privacy-signals'
import { type ConsentMode, isNoticeDue, mayUse } from '~/services/consent/rules'
import type { ConsentSettings } from '~/services/consent/settings'
import type { ConsentNoticeProps } from './consent-notice'

/** What every part of the page that uses a third party asks first (ANA-05). */
export interface Consent {
  /**
   * True while third parties may be used: never on the server and before scripts run, never against
   * the browser's signal. It changes while the page stands: what turns false is to be used no more.
   */
  allowed: boolean
  /**
   * True when third parties are held back until the visitor asks for one by name. For mode `ask`
   * the server says so already, so that nothing moves when scripts run.
   */
  withheld: boolean
  mode: ConsentMode
  /** The browser asks not to track its visitor. */
  signalled: boolean
  /** The visitor's latest, whatever the mode; undefined before scripts run. */
  answer: Answer | undefined
  /** Words of the button that shows the notice again; undefined where there is no notice. */
  reopenLabel: string | undefined
  /** Shows the notice again, with how things stand. */
  reopen: () => void
}

/** Where nobody said how third parties are to be treated, none is used. */
const nothingKnown: Consent = {
  allowed: false,
  withheld: true,
  mode: 'ask',
  signalled: false,
  answer: undefined,
  reopenLabel: undefined,
  reopen: () => undefined,
}

const ConsentContext = createContext(nothingKnown)

/** Whether third parties may be used, for the part of the page that would use one (ANA-05). */
export function useConsent(): Consent {
  return useContext(ConsentContext)
}

interface ConsentProviderProps {
  /** Undefined when even the root's data could not be had. */
  settings: ConsentSettings | undefined
  /** An editor looks at drafts: the notice shows only when it is asked for. */
  isPreview: boolean
  children: ReactNode
}

/** Decides for the whole page about third parties, and asks its visitor where the settings do. */
export function ConsentProvider({ settings, isPreview, children }: ConsentProviderProps) {
  const { mode, words } = settings ?? { mode: nothingKnown.mode, words: null }
  const hydrated = useHydrated()
  const answer = useSyncExternalStore(onAnswer, keptAnswer, () => undefined)
  const signalled = hydrated && asksNotToBeTracked()
  const [reopenings, setReopenings] = useState(0)

  const consent = useMemo<Consent>(() => {
    const visit = { mode, answer, signalled }
    const allowed = hydrated && mayUse(visit)
    return {
      ...visit,
      allowed,
      withheld: hydrated ? !allowed : mode === 'ask',
      reopenLabel: words?.reopenLabel ?? undefined,
      reopen: () => setReopenings((count) => count + 1),
    }
  }, [mode, answer, signalled, hydrated, words])

  const isDue = hydrated && !isPreview && isNoticeDue(consent)
  const isShown = words !== null && (isDue || reopenings > 0)
  return (
    <ConsentContext.Provider value={consent}>
      {words === null ? null : (
        // There before its content, so that screen readers say what comes.
        <div aria-live="polite">
          {isShown ? (
            <LateNotice
              words={words}
              consent={consent}
              reopenings={reopenings}
              onAnswer={keepAnswer}
              onClose={() => setReopenings(0)}
            />
          ) : null}
        </div>
      )}
      {children}
    </ConsentContext.Provider>
  )
}

/** The notice's module is asked for when it is first to be shown: most visits never need it. */
function LateNotice(props: ConsentNoticeProps) {
  const [Notice, setNotice] = useState<ComponentType<ConsentNoticeProps>>()
  useEffect(() => {
    import('./consent-notice').then(
      (module) => setNotice(() => module.ConsentNotice),
      (error: unknown) => warn('consent.notLoaded', { reason: String(error) }),
    )
  }, [])
  return Notice === undefined ? null : <Notice {...props} />
}
