import type { FaqEntry } from '#app/sanity/types.generated'
import { richText } from '#config/portable-text'
import type { SeedOf } from '../../authoring/document'

/** The four questions of the home page (HOME-02). */
export const faqEntries: SeedOf<FaqEntry>[] = [
  {
    id: 'que-necesito',
    title: '¿Qué necesito para crear una campaña o una rifa?',
    content: richText(`
      Bajar la app, registrarte y **verificar tu cuenta**, una sola vez. Después contás la causa,
      ponés una meta y una fecha, y elegís si va a ser una campaña o una rifa.

      Si es una rifa, antes de publicarla fijate qué permiso piden en tu provincia o en tu país. En la
      [biblioteca](/biblioteca) hay una guía y un modelo de bases para arrancar.`),
  },
  {
    id: 'costo',
    title: '¿Cuánto cuesta usar {product}?',
    content: richText(`
      Descargar la app, crear la cuenta y armar tu campaña es gratis. **El costo de publicarla lo ves
      en la app, con su detalle, antes de confirmar**: si no te convence, no la publicás y no debés
      nada.

      Quien colabora ve el total antes de pagar. Si el medio de pago que elige suma un cargo propio,
      también aparece ahí.`),
  },
  {
    id: 'sorteos',
    title: '¿Cómo sé que el sorteo es limpio?',
    content: richText(`
      Porque las reglas se publican antes y el resultado, después. La rifa muestra desde el primer día
      cuántos números hay, cuánto salen, qué se gana y cuándo se sortea; se ve cuáles están libres y
      cuáles vendidos; y el número ganador queda en la página de la rifa.

      Además, quien organiza tiene la cuenta verificada y quien colabora, el teléfono. Si algo no te
      cierra, avisanos desde la app o por WhatsApp y lo revisamos.`),
  },
  {
    id: 'colaborar',
    title: '¿Cómo colaboro y cómo me entero si gané?',
    content: richText(`
      Buscás la campaña en la app, tocás **Colaborar**, pagás con tarjeta o con tu saldo y, si es una
      rifa, elegís tus números. Antes te pedimos verificar el teléfono, así tus números quedan a tu
      nombre.

      Si ganás, te avisa la app, y quien organiza te cuenta cómo recibir el premio. Los pasos
      completos están en [cómo donar](/sosBahia/donate).`),
  },
].map((entry) => ({ _id: `faqEntry-${entry.id}`, _type: 'faqEntry', ...entry }))
