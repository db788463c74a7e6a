import type { Figure, InvestorsPage, Point } from '#app/sanity/types.generated'
import { accentTitle } from '#config/portable-text'
import { items, keyed } from '../../authoring/document'

const date = '2025-09-01'

const point = (title: string, text: string): Point => ({ _type: 'point', title, text })

function figure(value: string, label: string, day = date): Figure {
  const source = 'Cifras de ejemplo'
  return { _type: 'figure', value, label, source, date: day, isProjection: false }
}

/** What an investor can check (CLAIM-01). The facts are invented, and their stamp says so. */
export const disclosure: NonNullable<InvestorsPage['disclosure']> = {
  title: accentTitle('Comprobalo _vos_'),
  lead: 'Cada dato, con su fuente y su fecha.',
  sampleMark: 'Datos de ejemplo',
  company: {
    title: 'Quién está detrás',
    legalName: 'Sociedad de Ejemplo LLC',
    registration: 'L00000000000',
    address: 'Calle Falsa 123, Miami, Florida',
    officers: keyed([point('Nombre de ejemplo', 'gerencia')]),
    labels: {
      legalName: 'Sociedad',
      registration: 'Número de registro',
      address: 'Domicilio legal',
      officers: 'Autoridades',
    },
  },
  funds: {
    title: 'Uso de la plata',
    figures: keyed([
      figure('40 %', 'Abrir mercados'),
      figure('30 %', 'Mejorar la app'),
      figure('20 %', 'Equipo'),
      figure('10 %', 'Reserva'),
    ]),
  },
  safe: {
    title: 'Cómo es un SAFE',
    items: keyed([
      point('Firmás', 'Ponés plata hoy y recibís acciones más adelante.'),
      point('Transferís', 'A la sociedad, nunca a una persona.'),
      point('Esperás', 'No es un préstamo: no hay fecha de devolución.'),
      point('Se convierte', 'En una ronda con precio pasa a ser acciones.'),
      point('O se pierde', 'Si la empresa cierra, se reparte lo que quede.'),
    ]),
  },
  capTable: {
    title: 'Quién tiene qué',
    figures: keyed([
      figure('70 %', 'Fundadores'),
      figure('20 %', 'Inversores'),
      figure('10 %', 'Equipo'),
    ]),
  },
  rounds: {
    title: 'Rondas anteriores',
    figures: keyed([
      figure('USD 120.000', 'Primera ronda', '2025-03-31'),
      figure('USD 180.000', 'Segunda ronda', '2025-08-31'),
    ]),
  },
  risks: {
    title: 'Qué puede salir mal',
    items: keyed([
      point('Perder todo', 'Muchas empresas nuevas cierran.'),
      point('No poder salir', 'No hay dónde vender tu parte.'),
      point('Tener menos', 'Cada ronda nueva achica tu porcentaje.'),
    ]),
  },
  updates: {
    title: 'Novedades',
    items: items('campaignUpdate', [
      {
        date: '2025-09-01',
        text: 'Las novedades salen acá primero.',
      },
      {
        date: '2025-06-02',
        text: 'Mandamos el resumen del semestre.',
      },
    ]),
  },
  questions: {
    title: 'Preguntas',
    items: keyed([
      point('¿Cuándo recupero la plata?', 'Puede pasar que nunca.'),
      point('¿Voto en las decisiones?', 'Con un SAFE, no. Con acciones, según el contrato.'),
    ]),
  },
}
