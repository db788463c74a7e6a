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
import { warn } from '~/lib/browser/console-warning'
import { useHydrated } from '~/lib/browser/use-hydrated'
import { storeAnswer, storedAnswer, onAnswer } from '~/services/consent/choice'
import type { Consent } from '~/services/consent/consent'
import { asksNotToBeTracked } from '~/services/consent/privacy-signals'
import { isNoticeDue, isUseAllowed } from '~/services/consent/rules'
import type { ConsentSettings } from '~/services/consent/settings'
import type { ConsentNoticeProps } from './consent-notice'

/** The default outside a provider: no third parties. */
const defaultConsent: Consent = {
  allowed: false,
  withheld: true,
  mode: 'ask',
  signalled: false,
  answer: undefined,
  reopenLabel: undefined,
  reopen: () => undefined,
}

const ConsentContext = createContext(defaultConsent)

/** The consent state; components check it before they load third-party content (ANA-05). */
export function useConsent(): Consent {
  return useContext(ConsentContext)
}

interface ConsentProviderProps {
  /** Undefined when the root loader failed. */
  settings: ConsentSettings | undefined
  /** In previews the notice shows only on request. */
  isPreview: boolean
  children: ReactNode
}

/** Provides the consent state and shows the notice when the settings require it. */
export function ConsentProvider({ settings, isPreview, children }: ConsentProviderProps) {
  const { mode, words } = settings ?? { mode: defaultConsent.mode, words: null }
  const hydrated = useHydrated()
  const answer = useSyncExternalStore(onAnswer, storedAnswer, () => undefined)
  const signalled = hydrated && asksNotToBeTracked()
  const [reopenings, setReopenings] = useState(0)

  const consent = useMemo<Consent>(() => {
    const visit = { mode, answer, signalled }
    const allowed = hydrated && isUseAllowed(visit)
    return {
      ...visit,
      allowed,
      withheld: hydrated ? !allowed : mode === 'ask' || mode === 'never',
      reopenLabel: words?.reopenLabel ?? undefined,
      reopen: () => setReopenings((count) => count + 1),
    }
  }, [mode, answer, signalled, hydrated, words])

  const isDue = hydrated && !isPreview && isNoticeDue(consent)
  const isShown = words !== null && (isDue || reopenings > 0)
  return (
    <ConsentContext.Provider value={consent}>
      {words === null ? null : (
        // Screen readers announce only changes to a live region that already exists.
        <div aria-live="polite">
          {isShown ? (
            <LazyNotice
              words={words}
              consent={consent}
              reopenings={reopenings}
              onAnswer={storeAnswer}
              onClose={() => setReopenings(0)}
            />
          ) : null}
        </div>
      )}
      {children}
    </ConsentContext.Provider>
  )
}

/** Loads the notice's module on first use: most visits never show it. */
function LazyNotice(props: ConsentNoticeProps) {
  const [Notice, setNotice] = useState<ComponentType<ConsentNoticeProps>>()
  useEffect(() => {
    import('./consent-notice').then(
      (module) => setNotice(() => module.ConsentNotice),
      (error: unknown) => warn('consent.notLoaded', { reason: String(error) }),
    )
  }, [])
  return Notice === undefined ? null : <Notice {...props} />
}
