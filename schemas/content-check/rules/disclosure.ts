import { readShares } from '#config/shares'
import type { Finding, Rule, Segment } from '../finding'
import { isFields, type Fields } from '../walk'

/** What an investor needs to check, by its path, and why. */
const REQUIRED: Readonly<Record<string, string>> = {
  'company.legalName': 'Falta la sociedad: quien invierte necesita saber con quién firma.',
  'company.registration':
    'Falta el número de registro: con él, cualquiera puede buscar la sociedad.',
  'company.address': 'Falta el domicilio legal: es donde se le reclama a la sociedad.',
  'company.officers': 'Faltan las autoridades: son las personas que responden por la sociedad.',
  'funds.figures': 'Falta en qué se usa la plata: es lo primero que pregunta quien invierte.',
  'safe.items': 'Falta cómo es un SAFE: casi nadie lo conoce, y es lo que se firma.',
  'capTable.figures': 'Falta quién tiene qué: sin eso no se sabe qué parte se compra.',
  'rounds.figures': 'Faltan las rondas anteriores: dicen cuánto se juntó antes, y cuándo.',
  'risks.items': 'Faltan los riesgos: quien invierte tiene que leerlos antes de decidir.',
  'updates.items': 'Faltan novedades con fecha: muestran que la compañía rinde cuentas.',
  'questions.items':
    'Faltan preguntas de inversores: ahorran la consulta y muestran las respuestas.',
}

/** Lists what investors cannot check yet, each with its reason (CLAIM-01). */
export const checkDisclosure: Rule = (document, { today }) => {
  if (document._type !== 'investorsPage') return []
  const disclosure = readFields(document, 'disclosure')
  const missing = Object.entries(REQUIRED).flatMap(([name, message]): Finding[] => {
    const [part = '', field = ''] = name.split('.')
    if (isPresent(readFields(disclosure, part)[field], today)) return []
    return [{ level: 'warning', path: ['disclosure', part, field], message }]
  })
  return [...missing, ...checkSum(disclosure, 'funds'), ...checkSum(disclosure, 'capTable')]
}

function readFields(parent: Fields, name: string): Fields {
  const value = parent[name]
  return isFields(value) ? value : {}
}

/** Whether a text has words, or a list an item that has not expired. */
function isPresent(value: unknown, today: string): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (!Array.isArray(value)) return false
  return value.filter(isFields).some(({ validUntil }) => !isExpired(validUntil, today))
}

function isExpired(validUntil: unknown, today: string): boolean {
  return typeof validUntil === 'string' && validUntil < today
}

/** The page draws percentages only when they are parts of a whole. */
function checkSum(disclosure: Fields, part: string): Finding[] {
  const { figures } = readFields(disclosure, part)
  if (!Array.isArray(figures) || figures.length === 0) return []
  const values = figures
    .filter(isFields)
    .map(({ value }) => (typeof value === 'string' ? value : ''))
  if (readShares(values) !== undefined) return []
  const path: Segment[] = ['disclosure', part, 'figures']
  const message = 'Las partes no suman 100 %: la página las muestra como lista, sin dibujo.'
  return [{ level: 'warning', path, message }]
}
