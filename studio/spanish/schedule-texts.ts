/**
 * Texts of the language pack about scheduled drafts and releases: it says tú or usted, and has four
 * words for a release. By namespace and key of the Studio.
 */
export const scheduleTexts = {
  releases: {
    'action.archive.tooltip': 'Para archivarlo, primero cancelá su programación',
    'action.publish-all-documents': 'Publicar el lanzamiento',
    'action.revert-unpublish-actions': 'No despublicar con el lanzamiento',
    'action.schedule': 'Programar el lanzamiento…',
    'action.unpublish': 'Despublicar',
    'action.unpublish-doc-actions': 'Despublicar con el lanzamiento',
    'action.unschedule': 'Cancelar la programación',
    'activity.event.create':
      'Se creó el lanzamiento <strong>{{releaseTitle}}</strong> <ScheduleTarget>para el </ScheduleTarget>',
    'activity.event.edit': 'Nueva fecha del lanzamiento: <ScheduleTarget></ScheduleTarget>',
    'activity.event.schedule': 'Se programó para el <ScheduleTarget></ScheduleTarget>',
    'activity.event.unschedule': 'Se canceló la programación',
    'archive-dialog.confirm-archive-header': '¿Archivar este lanzamiento?',
    'archive-dialog.confirm-archive-title': '¿Archivar el lanzamiento <strong>{{title}}</strong>?',
    'archive-info.description':
      'Se puede restaurar durante {{retentionDays}} días, hasta el {{removalDate}}.',
    'banner.confirm-active-scheduled-drafts_one':
      '{{count}} borrador programado espera que reanudes su programación',
    'banner.confirm-active-scheduled-drafts_other':
      '{{count}} borradores programados esperan que reanudes su programación',
    'confirm-active-scheduled-drafts-dialog.confirm-button': 'Reanudar',
    'confirm-active-scheduled-drafts-dialog.description':
      'Todos los borradores en pausa vuelven a estar programados para sus fechas.',
    'confirm-active-scheduled-drafts-dialog.past-dates-warning':
      'La fecha de algunos ya pasó: se publican enseguida.',
    'confirm-active-scheduled-drafts-dialog.title': 'Reanudar los borradores programados',
    'copy-to-draft-dialog.confirm-button': 'Sí, reemplazar el borrador',
    'copy-to-draft-dialog.description':
      'Este documento ya tiene un borrador. Si seguís, esta versión lo reemplaza.',
    'copy-to-draft-dialog.title': 'Ya hay un borrador',
    'dashboard.details.pin-release': 'Ver el sitio con este lanzamiento',
    'dashboard.details.unpin-release': 'Dejar de ver el sitio con este lanzamiento',
    'delete-dialog.confirm-delete-button': 'Sí, eliminar el lanzamiento',
    'delete-dialog.confirm-delete.header': '¿Eliminar este lanzamiento?',
    'deleted-release': 'El lanzamiento <strong>{{title}}</strong> se eliminó',
    'discard-version-dialog.description-release':
      'Los cambios de este documento en el lanzamiento <strong>{{releaseTitle}}</strong> se pierden. No se puede deshacer.',
    'discard-version-dialog.header-release':
      '¿Quitar el documento del lanzamiento <strong>{{releaseTitle}}</strong>?',
    'discard-version-dialog.title-release': 'Quitar del lanzamiento',
    'duplicate-dialog.confirm-duplicate-button': 'Sí, duplicar el lanzamiento',
    'duplicate-dialog.confirm-duplicate-description_one':
      'Se duplican el lanzamiento y su documento.',
    'duplicate-dialog.confirm-duplicate-description_other':
      'Se duplican el lanzamiento y sus {{count}} documentos.',
    'duplicate-dialog.confirm-duplicate-header': '¿Duplicar este lanzamiento?',
    'loading-release': 'Cargando el lanzamiento',
    'loading-release-documents.error.description':
      'No se pudieron leer los documentos de este lanzamiento. Probá de nuevo en un momento.',
    'menu.group.when-releasing': 'Cuando se publique el lanzamiento',
    'menu.label': 'Menú del lanzamiento',
    'no-archived-release': 'No hay lanzamientos archivados',
    'no-releases': 'No hay lanzamientos',
    'not-found': 'No se encontró el lanzamiento {{releaseId}}',
    'overview.description':
      'Un lanzamiento junta cambios de varios documentos, que salen todos a la vez: cuando vos digas o en una fecha.',
    'overview.search-releases-placeholder': 'Buscar un lanzamiento',
    'overview.title': 'Lanzamientos',
    'permission-missing-description':
      'Tu rol no deja ver todo este lanzamiento. Es posible que no puedas publicarlo ni programarlo.',
    'permissions.error.archive': 'No tenés permiso para archivar este lanzamiento',
    'permissions.error.delete': 'No tenés permiso para eliminar este lanzamiento',
    'permissions.error.discard-version': 'No tenés permiso para descartar esta versión',
    'permissions.error.duplicate': 'No tenés permiso para duplicar este lanzamiento',
    'permissions.error.unarchive': 'No tenés permiso para desarchivar este lanzamiento',
    'permissions.error.unpublish': 'No tenés permiso para despublicar este documento',
    'presence.tooltip.one':
      '{{displayName}} está editando este documento en el lanzamiento "{{releaseTitle}}"',
    'presence.tooltip.other':
      '{{count}} personas están editando este documento en el lanzamiento "{{releaseTitle}}"',
    'publish-dialog.confirm-publish-description_one':
      'Se publican el lanzamiento <strong>{{title}}</strong> y su documento.',
    'publish-dialog.confirm-publish-description_other':
      'Se publican el lanzamiento <strong>{{title}}</strong> y sus {{releaseDocumentsLength}} documentos.',
    'publish-dialog.confirm-publish.title': '¿Publicar el lanzamiento con todos sus documentos?',
    'publish-dialog.validation.no-permission': 'No tenés permiso para publicar',
    'publish-info.title': 'Este lanzamiento se publicó.',
    'revert-dialog.confirm-revert.stage-revert-checkbox-label': 'Revertirlo enseguida',
    'revert-dialog.confirm-revert.title': '¿Revertir el lanzamiento "{{title}}"?',
    'revert-dialog.confirm-revert.warning-card':
      'Los documentos de este lanzamiento cambiaron después de publicarse. Si lo revertís, esos cambios se pierden.',
    'review.description': 'Agregá documentos a este lanzamiento para revisar sus cambios',
    'schedule-button-tooltip.already-scheduled': 'Este lanzamiento ya está programado',
    'schedule-button-tooltip.validation.no-permission': 'No tenés permiso para programar',
    'schedule-button.tooltip': '¿Cancelar la programación?',
    'schedule-dialog.confirm-description_one':
      'El lanzamiento <strong>{{title}}</strong> y su documento se publican en la fecha que elijas.',
    'schedule-dialog.confirm-description_other':
      'El lanzamiento <strong>{{title}}</strong> y sus {{count}} documentos se publican en la fecha que elijas.',
    'schedule-dialog.confirm-title': 'Programar el lanzamiento',
    'schedule-dialog.publish-date-in-past-warning': 'Elegí una fecha y hora futuras.',
    'schedule-dialog.select-publish-date-label': 'Publicar el',
    'schedule-unpublish-dialog.description': 'Elegí cuándo despublicar este documento.',
    'schedule-unpublish-dialog.header': 'Programar la despublicación',
    'summary.errors-found':
      'Para publicar o programar el lanzamiento, primero corregí los errores de sus documentos',
    'table-header.title': 'Lanzamiento',
    'toast.create-version.error': 'No se pudo agregar el documento al lanzamiento: {{error}}',
    'toast.delete.success': 'El lanzamiento <strong>{{title}}</strong> se eliminó',
    'toast.duplicate.success': 'El lanzamiento <strong>{{title}}</strong> se duplicó. <Link/>',
    'toast.duplicate.success-link': 'Ver el duplicado',
    'toast.immediate-revert.success': 'El lanzamiento "{{title}}" se revirtió',
    'toast.revert-stage.success': 'El lanzamiento que revierte "{{title}}" está listo. <Link/>',
    'toast.revert-stage.success-link': 'Verlo',
    'toast.revert.error': 'No se pudo revertir el lanzamiento: {{error}}',
    'toast.schedule.success': 'El lanzamiento <strong>{{title}}</strong> quedó programado.',
    'type-picker.tooltip.scheduled': 'Para cambiar el tipo, primero cancelá la programación',
    'unpublish-dialog.action.unpublish': 'Sí, despublicar con el lanzamiento',
    'unpublish-dialog.description.lost-changes':
      'Los cambios de esta versión del documento se pierden.',
    'unpublish-dialog.description.to-draft':
      'El documento se despublica junto con el lanzamiento <Label>{{title}}</Label>. Queda como borrador.',
    'unpublish-dialog.header': '¿Despublicar este documento con el lanzamiento?',
    'unschedule-dialog.confirm-description':
      'El lanzamiento ya no se publica en la fecha programada.',
    'unschedule-dialog.confirm-title': '¿Cancelar la programación?',
  },
  singleDocRelease: {
    'action.schedule-publish-error': 'No se pudo programar',
    'action.schedule-publish-success': 'La publicación quedó programada',
    // Without the time, which the Studio formats in the browser's language and zone.
    'action.schedule-publish-success-description': 'Arriba del documento ves cuándo sale.',
    'action.schedule-publish.disabled.validation-issues':
      'Para programar la publicación, primero corregí los errores del borrador.',
    'empty-state.action.documentation': 'Cómo programar',
    'empty-state.description':
      'Un borrador programado no se puede cambiar, y se publica solo en su fecha y hora.',
  },
  studio: {
    'release.action.add-to-new-release': 'Agregar a un lanzamiento',
    'release.action.add-to-release': 'Agregar a {{title}}',
    'release.action.already-exists-in-release': 'El documento ya está en el lanzamiento',
    'release.action.copy-to': 'Copiar a',
    'release.action.new-release': 'Nuevo lanzamiento',
    'release.action.new-release.limit-reached':
      'No entran más lanzamientos: el límite es {{count}}',
    'release.action.revert-unpublish-version.failure.title': 'No se pudo volver atrás',
    'release.action.revert-unpublish-version.success.title':
      'El documento ya no se despublica con el lanzamiento.',
    'release.action.unpublish-version.failure':
      'No se pudo marcar el documento para despublicarlo con el lanzamiento',
    'release.action.unpublish-version.success':
      '<strong>{{title}}</strong> se despublica con el lanzamiento',
    'release.banner.scheduled-for-publishing-on': 'Sale el {{date}}',
    'release.chip.tooltip.intended-for-date': 'Previsto para el {{date}}',
    'release.chip.tooltip.scheduled-for-date': 'Sale el {{date}}',
    'release.deleted-tooltip': 'Este lanzamiento se eliminó',
    'release.dialog.copy-to-release.title': 'Copiar a un lanzamiento nuevo',
    'release.dialog.create.confirm': 'Crear el lanzamiento',
    'release.dialog.create.title': 'Nuevo lanzamiento',
    'release.dialog.delete-schedule-draft.body-already-current':
      '¿Quitar la programación? El borrador ya tiene estos cambios.',
    'release.dialog.delete-schedule-draft.body-will-save-to-draft':
      '¿Quitar la programación? Los cambios quedan en el borrador.',
    'release.dialog.delete-schedule-draft.body-with-choice': '¿Quitar la programación?',
    'release.dialog.delete-schedule-draft.confirm': 'Sí, quitarla',
    'release.dialog.delete-schedule-draft.copy-checkbox':
      'Guardar los cambios programados en el borrador (recomendado)',
    'release.dialog.delete-schedule-draft.different-changes-explanation':
      'Los cambios programados son distintos de los del borrador.',
    'release.dialog.delete-schedule-draft.header': 'Quitar la programación',
    'release.dialog.edit-schedule.confirm': 'Cambiar la fecha',
    'release.dialog.edit-schedule.header': 'Cambiar la fecha',
    'release.dialog.publish-scheduled-draft.confirm': 'Sí, publicar ya',
    'release.dialog.tooltip.description':
      'La fecha prevista ordena los lanzamientos y avisa cuando dos cambian el mismo documento.',
    'release.dialog.tooltip.title': 'Fecha prevista',
    'release.form.placeholder-describe-release': 'De qué se trata…',
    'release.layer.hide': 'Ocultar el lanzamiento',
    'release.navbar.tooltip': 'Lanzamientos',
    'release.placeholder-untitled-release': 'Lanzamiento sin título',
    'release.schedule-dialog.publish-date-in-past-warning': 'Elegí una fecha y hora futuras.',
    'release.schedule-dialog.select-publish-date-label': 'Publicar el',
    'release.toast.archived-release.description': 'El Studio muestra otra vez los borradores',
    'release.toast.archived-release.title': 'El lanzamiento "{{title}}" se archivó',
    'release.toast.create-release-error.title': 'No se pudo crear el lanzamiento',
    'release.toast.delete-schedule-draft.error':
      'No se pudo quitar la programación de <strong>{{title}}</strong>: {{error}}',
    'release.toast.delete-schedule-draft.success':
      'Se quitó la programación de <strong>{{title}}</strong>.',
    'release.toast.publish-scheduled-draft.error':
      'No se pudo publicar <strong>{{title}}</strong>: {{error}}',
    'release.toast.publish-scheduled-draft.success': '<strong>{{title}}</strong> se publicó.',
    'release.toast.published-release.description': 'El Studio muestra otra vez los borradores',
    'release.toast.published-release.title': 'El lanzamiento "{{title}}" se publicó',
    'release.toast.reschedule-scheduled-draft.error':
      'No se pudo cambiar la fecha de <strong>{{title}}</strong>: {{error}}',
    'release.toast.reschedule-scheduled-draft.success':
      '<strong>{{title}}</strong> tiene una fecha nueva.',
    'release.toast.scheduled-draft-published.title': 'El borrador programado se publicó',
    'release.tooltip.already-added': 'El documento ya está en este lanzamiento',
    'release.tooltip.locked':
      'Este lanzamiento está programado. Para agregar documentos, primero cancelá la programación.',
    'release.type.scheduled': 'En una fecha',
    'release.type.undecided': 'Sin decidir',
    'schedule-publish-dialog.header': 'Programar la publicación',
    'time-zone.dialog-info.content-releases':
      'Cambia la zona horaria en la que ves y escribís las fechas de los lanzamientos. El equipo usa la de Buenos Aires.',
    'time-zone.time-zone-tooltip-content-releases': 'En {{alternativeName}} (GMT{{offset}})',
  },
  structure: {
    'banners.choose-new-document-destination.release-inactive':
      'El lanzamiento <VersionBadge>{{title}}</VersionBadge> no está activo.',
    'banners.release.action.add-to-release': 'Agregar al lanzamiento',
    'banners.release.not-in-release':
      'No está en el lanzamiento <VersionBadge>{{title}}</VersionBadge>.',
    'banners.scheduled-draft-override-banner.text':
      'Este documento tiene un borrador programado: en su fecha reemplaza lo que publiques ahora.',
    'banners.unpublished-release-banner.text':
      'Este documento se despublica con el lanzamiento <VersionBadge>{{title}}</VersionBadge>',
    'events.open.release': 'Abrir el lanzamiento <VersionBadge>{{releaseTitle}}</VersionBadge>',
  },
}
