import { CheckmarkCircleIcon, ErrorOutlineIcon, ShareIcon, WarningOutlineIcon } from '@sanity/icons'
import { createContext, useContext } from 'react'
import type { ReleaseActionComponent, ReleaseActionProps } from 'sanity'
import { useCanHandleRequests } from '../requests/access'
import { t } from './texts'

/** A dialog about a release. */
export interface ReleaseDialog extends ReleaseActionProps {
  readonly kind: 'check' | 'share'
}

/** Opens a dialog: the Studio shows none for an action of a release itself. */
export const OpenReleaseDialog = createContext<(dialog: ReleaseDialog) => void>(() => undefined)

const isOpen = ({ release: { state } }: ReleaseActionProps) =>
  state === 'active' || state === 'scheduled'

/**
 * Counts the errors and warnings of a release, and lists them (PLAN-02). The Studio itself stops the
 * publication and the schedule of one with errors, and does not show warnings.
 */
const CheckReleaseAction: ReleaseActionComponent = (props) => {
  const open = useContext(OpenReleaseDialog)
  const markers = props.documents.flatMap(({ validation }) => validation.validation)
  const count = (level: string) => markers.filter((marker) => marker.level === level).length
  const [errors, warnings] = [count('error'), count('warning')]
  const isChecking = props.documents.some(({ validation }) => validation.isValidating)
  const found = errors > 0 ? ErrorOutlineIcon : WarningOutlineIcon
  return {
    label: isChecking ? t('checking') : t('check', { errors, warnings }),
    icon: errors + warnings > 0 ? found : CheckmarkCircleIcon,
    disabled: isChecking || !isOpen(props),
    onHandle: () => open({ kind: 'check', ...props }),
  }
}

/** Shows all of a release to somebody without an account, by a link (PLAN-03). */
const ShareReleaseAction: ReleaseActionComponent = (props) => {
  const open = useContext(OpenReleaseDialog)
  const canShare = useCanHandleRequests()
  return {
    label: t('share'),
    icon: ShareIcon,
    disabled: !canShare || !isOpen(props),
    onHandle: () => open({ kind: 'share', ...props }),
  }
}

/** None in the list of all releases, which does not know their documents. */
export const releaseActions = (
  actions: ReleaseActionComponent[],
  { documents = [] }: Partial<ReleaseActionProps>,
) => (documents.length === 0 ? actions : [...actions, CheckReleaseAction, ShareReleaseAction])
