import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib'
import type { SanityClient } from '@sanity/client'
import { ROOM_FILE_TYPE, roomFileId } from '#config/investor-room'
import { investorRoom } from './documents/settings/investor-room'
import { withRetries } from './retry'

const A4: [number, number] = [595, 842]
const INK = rgb(0.11, 0.09, 0.21)

/**
 * Stores a sample PDF for each document of the investor's room that has none (ROOM-01). They are
 * private documents, so they are no part of `seedDocuments`.
 * @returns the number of files that were missing
 */
export async function loadRoomFiles(client: SanityClient): Promise<number> {
  const documents = investorRoom.documents ?? []
  const ids = documents.map(({ _key }) => roomFileId(_key))
  const stored = await withRetries(() => client.fetch<string[]>('*[_id in $ids]._id', { ids }))
  const missing = documents.filter(({ _key }) => !stored.includes(roomFileId(_key)))
  for (const { _key, title = '' } of missing) {
    const bytes = await createSample(title)
    const file = {
      name: `ejemplo-${_key}.pdf`,
      size: bytes.byteLength,
      data: Buffer.from(bytes).toString('base64'),
    }
    const document = { _id: roomFileId(_key), _type: ROOM_FILE_TYPE, ...file }
    await withRetries(() => client.createIfNotExists(document))
  }
  return missing.length
}

const SAMPLE_TEXT = `Esta hoja muestra cómo se ve un documento de la sala. No es un documento real,
no promete nada y no obliga a nadie.`

/** Two pages that promise nothing. */
async function createSample(title: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const plain = await pdf.embedFont(StandardFonts.Helvetica)
  for (const number of [1, 2]) {
    const page = pdf.addPage(A4)
    page.drawText('EJEMPLO', { x: 56, y: 740, size: 48, font: bold, color: rgb(0.96, 0.33, 0.17) })
    page.drawText(title, { x: 56, y: 690, size: 24, font: bold, color: INK })
    const text = `${SAMPLE_TEXT} Hoja ${number} de 2.`
    page.drawText(text, { x: 56, y: 650, size: 12, font: plain, color: INK, lineHeight: 18 })
  }
  return pdf.save()
}
