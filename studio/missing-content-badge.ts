import { useValidationStatus, type DocumentBadgeComponent } from 'sanity'

/**
 * Says beside the document's state how many of its fields are missing or wrong, so that an editor
 * sees it without opening the list of problems (CMS-08).
 */
export const missingContentBadge: DocumentBadgeComponent = ({ id, type, draft }) => {
  const { validation } = useValidationStatus(draft?._id ?? id, type)
  const errors = validation.filter(({ level }) => level === 'error').length
  const warnings = validation.filter(({ level }) => level === 'warning').length
  if (errors > 0) {
    return {
      label: errors === 1 ? 'Falta corregir 1 dato' : `Falta corregir ${errors} datos`,
      title: 'Hay datos que faltan o no son válidos: están marcados en rojo.',
      color: 'danger',
    }
  }
  if (warnings > 0) {
    return {
      label: warnings === 1 ? '1 advertencia' : `${warnings} advertencias`,
      title: 'Se puede publicar, pero conviene revisar lo marcado en amarillo.',
      color: 'warning',
    }
  }
  return null
}
