/**
 * Texts of the Spanish language pack that say tú or usted, keep English words, or are wrong: this
 * Studio says vos. By namespace and key of the Studio.
 */
export const correctedTexts = {
  studio: {
    'asset-source.dialog.insert-asset-error': 'No se pudo insertar el archivo. Probá de nuevo.',
    'asset-sources.common.uploader.upload-failed.description': 'Probá de nuevo en un momento.',
    'changes.action.revert-all-description': '¿Revertir los {{count}} cambios?',
    'changes.action.revert-changes-description': '¿Revertir los cambios?',
    'changes.action.revert-changes-description_one': '¿Revertir el cambio?',
    'changes.error-boundary.developer-info':
      'La consola del navegador tiene más información para quien programa',
    'changes.missing-since-document-error':
      'No encontramos la revisión <code>{{revisionId}}</code> que querés comparar. <Break/> Puede que el historial ya no la guarde. <Break/> Elegí otra entrada en <strong>Desde</strong>.',
    'changes.no-changes-description':
      'Editá el documento o elegí una versión anterior en la línea de tiempo para ver acá los cambios.',
    'changes.same-revision-selected-description':
      'Elegiste la misma revisión en <strong>desde</strong> y <strong>hasta</strong>. Elegí dos distintas para compararlas.',
    'form.error.field-not-found':
      'El campo "{{fieldName}}" no está: puede faltar en el esquema o estar oculto por una condición.',
    'form.error.no-array-item-at-index':
      'No hay un elemento de lista en la posición <code>{{index}}</code> de <code>{{path}}</code>',
    'form.error.no-array-item-at-key':
      'No hay un elemento de lista con `_key` <code>"{{key}}"</code> en <code>{{path}}</code>',
    'inputs.array.error.can-delete-but-no-edit-description':
      'Podés mover o eliminar este elemento, pero no editarlo: su tipo no está definido en el esquema.',
    'inputs.array.error.cannot-upload-unable-to-convert_one':
      'Este archivo no se puede subir a esta lista:',
    'inputs.array.error.cannot-upload-unable-to-convert_other':
      'Estos archivos no se pueden subir a esta lista:',
    'inputs.dateTime.past-date-warning': 'Elegí una fecha futura.',
    'inputs.files.common.drop-message.drop-to-upload': 'Soltá para subir',
    'inputs.files.common.drop-message.drop-to-upload-multi_one':
      'Soltá para subir {{count}} archivo',
    'inputs.files.common.drop-message.drop-to-upload-multi_other':
      'Soltá para subir {{count}} archivos',
    'inputs.files.common.placeholder.drag-or-paste-to-upload_file':
      'Arrastrá o pegá acá el archivo',
    'inputs.files.common.placeholder.drag-or-paste-to-upload_image':
      'Arrastrá o pegá acá la imagen',
    'inputs.files.common.placeholder.drop-to-upload_file': 'Soltá para subir el archivo',
    'inputs.files.common.placeholder.drop-to-upload_image': 'Soltá para subir la imagen',
    'inputs.files.common.stale-upload-warning.description':
      'La subida no avanzó en los últimos {{staleThresholdMinutes}} minutos: es probable que se haya cortado. Podés borrarla y subir el archivo de nuevo.',
    'inputs.image.drag-overlay.drop-to-upload-image': 'Soltá la imagen para subirla',
    'inputs.imagetool.description':
      'Ajustá el rectángulo para recortar la imagen. Ajustá el círculo para marcar la parte que siempre se tiene que ver.',
    'inputs.imagetool.vector-warning.developer-info':
      "Las imágenes vectoriales no se recortan. Para recortarla, exportala a un formato de píxeles, como <code>fm=jpg</code> en la <ImageUrlDocumentationLink>dirección de la imagen</ImageUrlDocumentationLink> o <code>.format('png')</code> con <ImageUrlPackageDocumentationLink>@sanity/image-url</ImageUrlPackageDocumentationLink>.",
    'inputs.imagetool.vector-warning.title':
      'El foco y el recorte pueden no aplicarse a esta imagen donde se muestra.',
    'inputs.object.unknown-fields.read-only.description':
      'Este campo es <strong>de solo lectura</strong> según el esquema y no se puede eliminar. Para poder eliminarlo, hay que quitar <code>readOnly</code> del tipo que lo contiene.',
    'inputs.portable-text.activate-on-focus-message_click': 'Hacé clic para activar',
    'inputs.portable-text.activate-on-focus-message_click-focused':
      'Hacé clic o apretá espacio para activar',
    'inputs.portable-text.invalid-value.action-disclaimer':
      'NOTA: en general esta acción es segura. Si tenés dudas, hablá con quien configuró el Studio.',
    'inputs.portable-text.invalid-value.not-an-array.description':
      'El valor tiene que ser una lista de bloques de texto, o estar vacío.',
    'inputs.reference.error.nonexistent-document-description':
      'El documento al que lleva no existe (ID: <code>{{documentId}}</code>). Podés quitar la referencia o elegir otro documento.',
    'inputs.reference.search-placeholder': 'Escribí para buscar',
    'inputs.slug.error.missing-source':
      'No se sabe de qué campo generar la dirección: el tipo {{schemaType}} no lo dice en el esquema',
    'insufficient-permissions-message.not-authorized-explanation':
      'No tenés permiso para ver esto.',
    'insufficient-permissions-message.not-authorized-explanation_create-any-document':
      'No tenés permiso para crear documentos.',
    'insufficient-permissions-message.not-authorized-explanation_create-document':
      'No tenés permiso para crear este documento.',
    'insufficient-permissions-message.not-authorized-explanation_create-document-type':
      'No tenés permiso para crear documentos de este tipo.',
    'insufficient-permissions-message.not-authorized-explanation_create-new-reference':
      'No tenés permiso para crear una referencia nueva.',
    'insufficient-permissions-message.not-authorized-explanation_delete-document':
      'No tenés permiso para eliminar este documento.',
    'insufficient-permissions-message.not-authorized-explanation_discard-changes':
      'No tenés permiso para descartar los cambios de este documento.',
    'insufficient-permissions-message.not-authorized-explanation_duplicate-document':
      'No tenés permiso para duplicar este documento.',
    'insufficient-permissions-message.not-authorized-explanation_publish-document':
      'No tenés permiso para publicar este documento.',
    'insufficient-permissions-message.not-authorized-explanation_unpublish-document':
      'No tenés permiso para despublicar este documento.',
    'network-check.slow-protocol-warning.description':
      'Tu navegador usa un protocolo viejo para comunicarse con el servidor. El Studio puede andar mucho más lento.',
    'network-check.slow-protocol-warning.title': 'El Studio puede andar lento',
    'presence.no-one-else-description': 'Cuando alguien más edite, lo vas a ver acá.',
    'release.action.permission.error': 'No tenés permiso para hacer esto',
    'release.action.revert-unpublish-version.failure.description':
      'Probá de nuevo o fijate si tenés conexión. El documento sigue sin publicarse.',
    'release.action.revert-unpublish-version.success.description': 'Ya podés editar esta versión.',
    'release.dialog.edit-schedule.body': 'Elegí otra fecha y hora para la publicación programada.',
    'release.dialog.publish-scheduled-draft.body': '¿Publicar ya este borrador programado?',
    'release.dialog.tooltip.note': 'Podés cambiarlo más tarde.',
    'schedule-publish-dialog.description': 'Elegí cuándo publicar este documento.',
    'search.error.no-valid-asset-source-check-config-description':
      'Tiene que estar habilitado en la configuración del Studio.',
    'search.error.unspecified-error-help-description': 'Probá de nuevo o fijate si tenés conexión',
    'search.instructions': 'Usá <ControlsIcon/> para afinar la búsqueda',
    'search.no-results-help-description': 'Probá con otra palabra o cambiá los filtros',
    'timeline.error.load-document-changes-version-description':
      'El historial del documento no está habilitado en la configuración del Studio.',
    'workspaces.action.choose-another-workspace': 'Elegí otro espacio de trabajo',
    'workspaces.choose-your-workspace-label': 'Elegí tu espacio de trabajo',
    'workspaces.select-workspace-aria-label': 'Elegí un espacio de trabajo',
    'workspaces.select-workspace-label': 'Elegí un espacio de trabajo',
  },
  structure: {
    'action.discard-changes.confirm-dialog.confirm-discard-changes':
      '¿Descartar todos los cambios desde la última publicación?',
    'action.discard-changes.confirm-dialog.confirm-discard-changes-draft':
      '¿Descartar todos los cambios y eliminar este borrador?',
    // The time already says "hace".
    'action.publish.already-published.tooltip': 'Publicado {{timeSincePublished}}',
    'action.restore.confirm.message': '¿Restaurar este documento?',
    'action.restore.disabled.cannot-restore-initial': 'No se puede volver a la versión inicial',
    'banners.choose-new-document-destination.choose-destination':
      'Elegí un destino para este documento:',
    'banners.live-edit-draft-banner.text':
      'El tipo <strong>{{schemaType}}</strong> se publica mientras se edita, pero este documento tiene un borrador. Publicá o descartá el borrador para seguir.',
    'banners.release.waiting.description':
      'Esperá mientras el documento se agrega al lanzamiento. No tarda más que unos segundos.',
    'banners.revision-not-found.description':
      'No encontramos esa revisión del documento. Elegí otra entrada del historial.',
    'changes.banner.tooltip':
      'Acá se ven los cambios de una versión del documento. Elegí otra para ver los suyos',
    'confirm-delete-dialog.confirmation.text_delete': '¿Eliminar “<DocumentTitle/>”?',
    'confirm-delete-dialog.confirmation.text_unpublish': '¿Despublicar “<DocumentTitle/>”?',
    'confirm-delete-dialog.other-reference-count.tooltip':
      'No se pueden mostrar más datos de estas referencias: falta el acceso a sus conjuntos de datos.',
    'confirm-delete-dialog.referring-documents-descriptor.text_delete':
      'Puede que “<DocumentTitle/>” no se pueda eliminar, porque estos documentos llevan a él:',
    'confirm-delete-dialog.referring-documents-descriptor.text_unpublish':
      'Puede que “<DocumentTitle/>” no se pueda despublicar, porque estos documentos llevan a él:',
    'document-view.form-view.sync-lock-toast.description':
      'Esperá mientras se sincroniza el documento. Suele pasar justo después de publicar, y no tarda más que unos segundos',
    'events.compare-with-published.description':
      'No se pueden cargar los cambios de este documento: puede que el historial ya no los guarde. Acá se compara la versión <strong>{{version}}</strong> con la <strong>publicada</strong>.',
    'request-permission-dialog.description.text':
      'Tu pedido les llega a los administradores. Si querés, agregá una nota',
    'request-permission-dialog.note-input.description.text': 'Si querés, agregá una nota',
    'request-permission-dialog.warning.limit-reached.text':
      'Ya hiciste demasiados pedidos de acceso. Esperá un tiempo o hablá con un administrador.',
    'status-bar.publish-status-button.last-published-time.aria-label':
      'Última publicación {{relativeTime}}',
    'status-bar.publish-status-button.last-updated-time.aria-label':
      'Última actualización {{relativeTime}}',
  },
  presentation: {
    'preview-frame.configuration.error.description':
      'La vista previa tendría que cargar <Code>{{targetOrigin}}</Code>, pero cargó <Code>{{reportedOrigin}}</Code>. Por seguridad, el Studio no se conecta a una dirección que no conoce: hay que agregarla en <Code>presentationTool.allowOrigins</Code>.',
    'preview-frame.status_timeout':
      'No se pudo conectar. La consola del navegador tiene más información.',
    'preview-frame.viewport-button.aria-label': 'Cambiar el ancho de la vista previa',
    'preview-frame.viewport-button.tooltip_full': 'Ver a todo el ancho',
    'preview-frame.viewport-button.tooltip_narrow': 'Ver como en un celular',
    'preview-search-param.configuration.error.description':
      'La dirección lleva a <Code>{{previewSearchParam}}</Code>, pero <Code>{{blockedOrigin}}</Code> no está permitido: hay que agregarlo en <Code>presentationTool.allowOrigins</Code>.',
    'preview-url-secret.missing-grants':
      'No tenés permiso para crear vistas previas: es probable que no cargue.',
  },
  validation: {
    'slug.missing-current': 'Falta la dirección',
    'slug.not-object': 'La dirección tiene un formato inválido',
    'slug.not-unique': 'Esa dirección ya está en uso',
  },
  'copy-paste': {
    'copy-paste.on-copy.validation.clipboard-not-supported.description':
      'Para copiar hace falta el permiso del portapapeles. Dalo en la configuración de tu navegador y probá de nuevo.',
    'copy-paste.on-paste.validation.array-type-incompatible.description':
      'Lo copiado es de tipo "{{type}}", que esta lista no acepta',
    'copy-paste.on-paste.validation.array-value-incompatible.description':
      'Lo copiado es de tipo "{{type}}", que esta lista no acepta',
  },
}
