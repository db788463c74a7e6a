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
import { warn } from '~/lib/browser/console-warning'
import { track } from '~/services/analytics/track'
import { FORM_ANCHOR } from '../../visible-page'
import type { FormContent } from '../form-content'
import type { FormDialogProps } from './form-dialog'
import { deleteExpiredDraft } from '../draft/stored-draft'

/** Opens and closes the form, for the buttons of the page. */
interface FormDialogControls {
  isOpen: boolean
  open: () => void
  close: () => void
  /** Loads the dialog in advance, when a visitor is about to open it. */
  prepare: () => void
  /** How many times the dialog failed to load. */
  failures: number
}

const FormDialogContext = createContext<FormDialogControls | undefined>(undefined)

/** Undefined on a page without the form. */
export const useFormDialog = () => useContext(FormDialogContext)

/** Dialog, rules and captcha are a chunk that loads on first use. */
const loadDialog = () => import('./form-dialog')

interface FormDialogProviderProps {
  /** Undefined while the dataset has no form (CMS-08). */
  content: FormContent | undefined
  children: ReactNode
}

/**
 * Renders the dialog with the request form (INV-11). The page’s buttons and the address
 * `#solicitud` open it.
 */
export function FormDialogProvider({ content, children }: FormDialogProviderProps) {
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
  const opening = useMemo<FormDialogControls>(
    () => ({
      isOpen,
      open,
      close,
      // Report a failure only when the visitor opens the form, not on hover.
      prepare: () => void loadDialog().catch(() => undefined),
      failures,
    }),
    [isOpen, open, close, failures],
  )

  useEffect(deleteExpiredDraft, [])
  useOpenByAddress(isOpen, open)
  useTrackToggle(isOpen)

  return (
    <FormDialogContext.Provider value={content === undefined ? undefined : opening}>
      {children}
      {Dialog === undefined || content === undefined ? null : (
        <Dialog content={content} isOpen={isOpen} onOpen={open} onClose={close} />
      )}
    </FormDialogContext.Provider>
  )
}

/** Opens the form at `#solicitud`; closing it removes the fragment. */
function useOpenByAddress(isOpen: boolean, open: () => void) {
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

/** Tracks each opening and closing of the form (ANA-01). */
function useTrackToggle(isOpen: boolean) {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen !== wasOpen.current) track('Form Contact Toggled', { is_open: isOpen })
    wasOpen.current = isOpen
  }, [isOpen])
}
