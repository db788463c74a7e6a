const words = (list: string) => new RegExp(String.raw`(?<!\p{L})(?:${list})(?!\p{L})`, 'iu')

/**
 * Forms of tú and usted. An imperative begins its sentence; elsewhere it may be the third person.
 */
const NOT_VOS = new RegExp(
  [
    words(
      'tú|ti|contigo|tienes|puedes|quieres|necesitas|deseas|eres|debes|usted|está seguro|desea|' +
        'ha seleccionado|le permite|ahora puede|primero necesita|inténtelo|' +
        'su (?:navegador|plan|esquema|conexión)',
    ),
    /(?:^|[.:;!?¡¿] ?)(?:haz|ponte|asegúrate|elige|selecciona|arrastra|suelta|edita|presiona|pulsa|introduce|consulta (?:la|el)|verifica|intenta|actualiza|espera|contacta|escanea|ajusta|invita|escribe|aprende|añade|agrega|revisa|comprueba|vuelve|seleccione|elija|escriba|verifique|habilite|intente|espere|aprenda|defina|asegúrese|compruebe|presione|consulte|actualice|vuelva|haga)(?!\p{L})/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
)

/** English words of interfaces that are not Spanish words, too. */
const ENGLISH = words(
  'actions?|add|all|any|are|array|asset|at|browse|by|cannot|click|close|contains|create[ds]?|crop|' +
    'datasets?|definitions?|delete[ds]?|descriptions?|dialog|document|documents|edited|edit|' +
    'embedded|empty|failed|fields?|file|files|fix|found|from|go|has|help|hide|hotspot|in|invalid|' +
    'is|items?|last|less|list|load(?:ed|ing)|log|manage|match|menu item|missing|more|moved?|must|' +
    'new|next|none|not|of|open|option|or|page|paste|path|please|preview|previous|properties|' +
    'publish(?:ed)?|redo|references?|releases?|remove[ds]?|request|reset|save[ds]?|search|see|select(?:ed)?|' +
    'settings|share|show|sign|slug|sort|square|string|the|there|this|title|to|try|type|types|' +
    'undo|unpublish|update[ds]?|upload(?:ed)?|value|view|was|with|you|your',
)

/** Names of products and protocols. */
const NAMES =
  /WhatsApp|Facebook|Instagram|Threads|Do Not Track|Global Privacy Control|Google Play|App Store|Open Graph/g

/** Paths and files. */
const PATHS = /(?:^|\s)\/[\w/-]*|[\w-]+\.(?:webp|png|jpe?g|svg|gif|avif|pdf|csv|mp4)/g

/** A text without names, paths, code, markup and placeholders. */
const toPlainText = (text: string) =>
  text
    .replaceAll(NAMES, '')
    .replaceAll(PATHS, '')
    .replaceAll(/<code>.*?<\/code>|`[^`]*`|<[^>]*>|\{+.*?\}+/gi, '')

/** Whether an interface text is Spanish and uses voseo. Ignores code, markup and placeholders. */
export function isRioplatense(text: string): boolean {
  const plain = toPlainText(text)
  return !NOT_VOS.test(plain) && !ENGLISH.test(plain)
}
