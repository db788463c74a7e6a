import { useLocation, useNavigate } from '@remix-run/react'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { warn } from '~/lib/browser-log'
import { track } from '~/services/analytics/track'
import { FORM_ANCHOR } from '../content'
import type { FormContent } from './form-content'
import type { FormDialogProps } from './form-dialog'
import { eraseOldDraft } from './kept-draft'

/** What opens and closes the form, for the buttons of the page. */
interface FormOpening {
  isOpen: boolean
  open: () => void
  close: () => void
  /** Loads what the form needs: somebody seems about to open it. */
  prepare: () => void
  /** How often it was to open, and its scripts did not come. */
  failures: number
}

const FormOpeningContext = createContext<FormOpening | undefined>(undefined)

/** Opens and closes the form; undefined on a page without one. */
export const useFormOpening = () => useContext(FormOpeningContext)

/** Dialog, rules and captcha come in a part of their own, when they are first needed. */
const loadDialog = () => import('./form-dialog')

interface FormOpeningProviderProps {
  /** Absent while the dataset has no form (CMS-08). */
  content: FormContent | undefined
  children: ReactNode
}

/**
 * Holds the dialog with the request form (INV-11), which opens by the page's buttons and by the
 * address `#solicitud`.
 */
export function FormOpeningProvider({ content, children }: FormOpeningProviderProps) {
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<FormDialogProps>>()
  const [failures, setFailures] = useState(0)

  const open = useCallback(() => {
    loadDialog().then(
      ({ FormDialog }) => {
        setDialog(() => FormDialog)
        setOpen(true)
      },
      (error: unknown) => {
        warn('investors.formNotLoaded', { reason: String(error) })
        setFailures((count) => count + 1)
      },
    )
  }, [])
  const close = useCallback(() => setOpen(false), [])
  const opening = useMemo<FormOpening>(
    () => ({
      isOpen,
      open,
      close,
      // A failure is told when it is asked for, not when the pointer passes by.
      prepare: () => void loadDialog().catch(() => undefined),
      failures,
    }),
    [isOpen, open, close, failures],
  )

  useEffect(eraseOldDraft, [])
  useOpeningByAddress(isOpen, open)
  useToggleEvent(isOpen)

  return (
    <FormOpeningContext.Provider value={content === undefined ? undefined : opening}>
      {children}
      {Dialog === undefined || content === undefined ? null : (
        <Dialog content={content} isOpen={isOpen} onOpen={open} onClose={close} />
      )}
    </FormOpeningContext.Provider>
  )
}

/** Opens the form at its address; once it is closed again the address is the page's. */
function useOpeningByAddress(isOpen: boolean, open: () => void) {
  const { pathname, search, hash, key } = useLocation()
  const navigate = useNavigate()
  const isAtForm = hash === `#${FORM_ANCHOR}`
  useEffect(() => {
    if (isAtForm) open()
  }, [isAtForm, key, open])

  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && isAtForm) {
      navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true })
    }
    wasOpen.current = isOpen
  }, [isOpen, isAtForm, pathname, search, navigate])
}

/** Each opening and closing of the form is an event (ANA-01), whatever it was done by. */
function useToggleEvent(isOpen: boolean) {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen !== wasOpen.current) track('Form Contact Toggled', { is_open: isOpen })
    wasOpen.current = isOpen
  }, [isOpen])
}
