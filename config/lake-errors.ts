/** For a publication without the approval that the document needs (PLAN-03). */
export const APPROVAL_NEEDED =
  'Falta que otra persona apruebe esta versión. Mandale un enlace con «Compartir para revisar».'

/** Errors that the Studio shows with the Content Lake's wording, and the texts for editors. */
const lakeErrors: readonly (readonly [error: RegExp, text: string])[] = [
  [
    /Document "([^"]+)" cannot be deleted as there are references to it from "([^"]+)"/,
    'No se puede eliminar "$1" porque "$2" lo usa. Quitalo de ahí y probá de nuevo.',
  ],
  [
    /Document "([^"]+)" references non-existent document "([^"]+)"/,
    '"$1" usa "$2", que no existe o no está publicado.',
  ],
  [/permission "\w+" required/i, 'No tenés permiso para hacer esto.'],
  [
    /Document "[^"]+" has unexpected revision ID/,
    'El documento cambió mientras tanto. Probá de nuevo.',
  ],
  [
    /Document "[^"]+" is private, so no release can contain it/,
    'Una solicitud o suscripción no puede ir en un lanzamiento.',
  ],
  [
    /Document "[^"]+" is locked, because release "[^"]+" is scheduled; unschedule it first/,
    'Está programado: para cambiarlo, primero cancelá la programación.',
  ],
  [
    /(The \w+\(s\) failed: )?Document "[^"]+" needs the approval of a second person.*/,
    APPROVAL_NEEDED,
  ],
  [/Cannot schedule for \S+, which is not in the future/, 'Elegí una fecha y hora futuras.'],
  [
    /disk is full|Insufficient Storage/i,
    'No hay más lugar en el servidor. Avisale a quien lo administra.',
  ],
  [/Payload Too Large/i, 'Es demasiado grande.'],
  [
    /Service Unavailable|Too Many Requests/i,
    'El servidor no responde en este momento. Probá de nuevo.',
  ],
]

/** @returns the message for editors; any other message stays */
export function translateLakeError(message: string): string {
  for (const [error, text] of lakeErrors) {
    const found = error.exec(message)
    if (found !== null) return found[0].replace(error, text)
  }
  return message
}
