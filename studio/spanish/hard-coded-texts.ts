/**
 * Texts that the Studio and its packages have in their code instead of a language pack, with the
 * texts that replace them in the build. The key is the complete text between the quotes.
 */
export const hardCodedTexts: Readonly<Record<string, string>> = {
  'An error occurred during dynamic import.': 'Hubo un error al cargar una parte del Studio.',
  'An error occurred that Sanity Studio was unable to recover from.':
    'Hubo un error del que el Studio no pudo salir.',
  'All fields': 'Todos los campos',
  Back: 'Volver',
  'Bitmap Image': 'Imagen de píxeles',
  'Choose login provider': 'Elegí cómo entrar',
  Clear: 'Borrar',
  Close: 'Cerrar',
  'Close dialog': 'Cerrar el diálogo',
  'Contains document, image or file': 'Contiene documento, imagen o archivo',
  'Could not resolve initial value': 'No se pudo preparar el documento nuevo',
  'Created at': 'Creado',
  'Document not found': 'No se encontró el documento',
  'Edit access requested': 'Pediste acceso para editar',
  'Edited at': 'Editado',
  'Excel Spreadsheet': 'Planilla de Excel',
  'Field actions': 'Acciones del campo',
  'GIF Image': 'Imagen GIF',
  'Go back to published version': 'Volver a la versión publicada',
  'Go to default workspace': 'Ir al espacio de trabajo principal',
  'Go to first page': 'Ir a la primera página',
  'Go to last page': 'Ir a la última página',
  'Go to next month': 'Ir al mes siguiente',
  'Go to next page': 'Ir a la página siguiente',
  'Go to previous month': 'Ir al mes anterior',
  'Go to previous page': 'Ir a la página anterior',
  'Import error': 'Error de carga',
  'Initial value resolved': 'Documento nuevo listo',
  'Invalid preview config': 'Configuración de vista previa inválida',
  'JPEG Image': 'Imagen JPEG',
  'Loading...': 'Cargando…',
  'Missing destination render function': 'Falta el destino',
  'Next month': 'Mes siguiente',
  'Next year': 'Año siguiente',
  'No matches': 'Sin resultados',
  'No style': 'Sin estilo',
  'Not authorized': 'Sin permiso',
  Open: 'Abrir',
  'Open field menu': 'Abrir el menú del campo',
  'Open menu': 'Abrir el menú',
  'PDF Document': 'Documento PDF',
  'PNG Image': 'Imagen PNG',
  'Permissions check failed': 'No se pudieron comprobar los permisos',
  'Previous month': 'Mes anterior',
  'Previous year': 'Año anterior',
  'Reference search failed': 'La búsqueda falló',
  Remove: 'Quitar',
  'Remove filter': 'Quitar el filtro',
  'SVG Image': 'Imagen SVG',
  'Select hour': 'Elegir hora',
  'Select minutes': 'Elegir minutos',
  'Select time zone': 'Elegir zona horaria',
  Selected: 'Elegidos',
  'Set to current time': 'Poner la hora actual',
  'Sign out': 'Cerrar sesión',
  'Something went wrong loading permissions, please try again.':
    'Algo falló al leer los permisos. Probá de nuevo.',
  Square: 'Cuadrado',
  'There was a problem submitting your request.': 'No se pudo enviar tu pedido. Probá de nuevo.',
  'Tool not found: ': 'No existe esta herramienta: ',
  'Time zone updated': 'Se cambió la zona horaria',
  'To report this error,': 'Para avisar de este error,',
  'Unable to update time zone': 'No se pudo cambiar la zona horaria',
  'Uncaught error': 'Error inesperado',
  'Unknown field': 'Campo desconocido',
  'Update time zone': 'Cambiar la zona horaria',
  'WebP Image': 'Imagen WebP',
  'Workspace not found': 'No existe ese espacio de trabajo',
  'You are not authorized to access this studio. Please contact someone with access to invite you to this project.':
    'No tenés permiso para entrar a este Studio. Pedile acceso a un administrador.',
  'Your work is automatically saved!': 'Tu trabajo se guarda solo.',
}

/** Hard-coded texts into which the Studio inserts values. The key is a fragment of its code. */
export const hardCodedFragments: Readonly<Record<string, string>> = {
  // The form updates its clock every minute or hour, so a colleague's edit was in the future.
  'useFormatRelativeTime(time, options.relativeTo || now, options)':
    'useFormatRelativeTime(time, options.relativeTo || Math.max(now, +new Date(time)), options)',
  'jsx("option", { children: perspectiveName }, perspectiveName)':
    'jsx("option", { value: perspectiveName, children: t("settings.perspectives." + perspectiveName) }, perspectiveName)',
  '(count === 1 ? " item" : " items")': '(count === 1 ? " elemento" : " elementos")',
  '(count === 1 ? " property" : " properties")': '(count === 1 ? " campo" : " campos")',
  '`Open in ${': '`Abrir en ${',
  '`Reference to ${': '`Elegir ${',
  ': "Missing document" })': ': "Falta el documento" })',
  '`Missing document ID: ${': '`Falta el documento, ID: ${',
  '`Document ID: ${': '`ID del documento: ${',
  'To pick up a draggable item, press the space bar.':
    'Para mover un elemento, apretá la barra espaciadora.',
  'While dragging, use the arrow keys to move the item.': 'Movelo con las flechas.',
  'Press space again to drop the item in its new position, or press escape to cancel.':
    'Apretá la barra otra vez para dejarlo en su lugar, o Escape para cancelar.',
  '"Picked up draggable item " + active.id + "."': '"Elemento levantado."',
  '"Draggable item " + active.id + " was moved over droppable area " + over.id + "."':
    '"El elemento cambió de lugar."',
  '"Draggable item " + active.id + " is no longer over a droppable area."':
    '"El elemento está fuera de la lista."',
  '"Draggable item " + active.id + " was dropped over droppable area " + over.id':
    '"El elemento quedó en su lugar nuevo."',
  '"Draggable item " + active.id + " was dropped."': '"El elemento quedó donde estaba."',
  '"Dragging was cancelled. Draggable item " + active.id + " was dropped."':
    '"El elemento quedó donde estaba."',
}
