import {
  useSchema,
  useValidationStatus,
  type DocumentBadgeComponent,
  type DocumentBadgeProps,
  type ValidationMarker,
} from 'sanity'
import { describePath } from './content-check/describe'

/** Names the field to correct, or says how many there are, beside _Publicar_ (CMS-08). */
export const missingContentBadge: DocumentBadgeComponent = (props) => {
  const { validation } = useValidationStatus(props.draft?._id ?? props.id, props.type)
  const schemaType = useSchema().get(props.type)
  const errors = countFields(validation, 'error')
  const path = validation.find(({ level }) => level === 'error')?.path.slice(0, 1) ?? []
  const wrongTitle = schemaType === undefined ? '' : describePath(schemaType, {}, path)
  const warnings = countFields(validation, 'warning')
  if (isAbsent(props)) {
    return {
      label: 'Sin contenido todavía',
      title: 'Completá los campos y publicá: mientras tanto, el sitio no lo muestra.',
      color: 'warning',
    }
  }
  if (errors > 0) {
    return {
      label:
        errors === 1
          ? `Falta corregir: ${wrongTitle || '1 dato'}`
          : `Falta corregir ${errors} datos`,
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

function isAbsent({ ready, draft, published, version }: DocumentBadgeProps): boolean {
  return ready && draft === null && published === null && version === null
}

/** Counts fields, not issues: one field may break several rules. */
function countFields(validation: readonly ValidationMarker[], wanted: ValidationMarker['level']) {
  const found = validation.filter(({ level }) => level === wanted)
  return new Set(found.map(({ path }) => JSON.stringify(path))).size
}
