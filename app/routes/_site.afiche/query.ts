import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/block-fields.generated'
import { seoFields } from '../../sanity/fragments'

/** The poster maker: texts, templates, inks and refused words (POST-01). */
export const posterPageQuery = defineQuery(`
  *[_type == "posterPage" && _id == "posterPage"][0]{
    title,
    heading,
    lead,
    templates[]{ _key, name, ground, rows[]{ kind, text, size, ink } },
    inks[]{ _key, name, paper, ink, accents },
    examples{ cause, name, number },
    refusedWords,
    privacyText,
    scriptsText,
    fields{
      form, cause, name, number, prize, price, date, address, addressHint, optional, templates, inks, formats
    },
    formats{ sheet, story, square },
    errors{ empty, long, signs, digits, address, refused },
    actions{ title, sheet, story, square, share, whatsapp, whatsappHint, message },
    statuses{ working, saved, shared, invalid, failed },
    files{ sheet, story, square },
    poster{ alt, altQr, qr },
    body[]{ ${blockFields} },
    seo{ ${seoFields} }
  }
`)
