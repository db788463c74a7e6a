import { PauseIcon, PlayIcon } from '@sanity/icons'
import {
  type DocumentActionComponent,
  getVersionId,
  getReleaseIdFromReleaseDocumentId,
  useActiveReleases,
  useValidationStatus,
} from 'sanity'
import { useDatasetClient } from './components/use-dataset-client'
import { useTask } from './components/use-task'
import { formatWeekdayTime } from './requests/format-time'

const texts = {
  pause: 'Pausar programación',
  paused: 'En pausa: no sale hasta que la reanudes.',
  resume: 'Reanudar programación',
  resumed: 'Programado de nuevo: ',
  past: 'Su fecha ya pasó. Publicalo ahora, o eliminá la programación y programalo de nuevo.',
  invalid: 'Tiene errores: corregilos antes de reanudar.',
  failed: 'No se pudo cambiar la programación. Probá de nuevo en un momento.',
} as const

/** Pauses a scheduled draft, and resumes it at the same time (PLAN-01). The Studio only resumes. */
export const PauseScheduleAction: DocumentActionComponent = ({ id, type, release: releaseId }) => {
  const client = useDatasetClient()
  const { run } = useTask()
  const check = useValidationStatus(getVersionId(id, releaseId ?? ''), type, releaseId)
  const release = useActiveReleases().data.find(
    ({ _id }) => getReleaseIdFromReleaseDocumentId(_id) === releaseId,
  )
  if (release === undefined || releaseId === undefined) return null
  const { state, publishAt, metadata } = release
  if (state === 'scheduled' && publishAt !== undefined) {
    const pause = () => client.releases.unschedule({ releaseId })
    return {
      label: texts.pause,
      icon: PauseIcon,
      onHandle: () => void run(pause, { done: texts.paused, failed: texts.failed }),
    }
  }
  const { intendedPublishAt: time } = metadata
  if (state !== 'active' || time === undefined) return null
  const isPast = Date.parse(time) <= Date.now()
  // The Studio allows edits during a pause, and schedules without a check.
  const isInvalid = check.validation.some(({ level }) => level === 'error')
  return {
    label: texts.resume,
    icon: PlayIcon,
    disabled: isPast || isInvalid || check.isValidating,
    ...(isInvalid && { title: texts.invalid }),
    ...(isPast && { title: texts.past }),
    onHandle: () =>
      void run(() => client.releases.schedule({ releaseId, publishAt: time }), {
        done: texts.resumed + formatWeekdayTime(time),
        failed: texts.failed,
      }),
  }
}
