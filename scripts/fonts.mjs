import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { readOutlines } from './lib/glyph-outlines.mjs'
import { main } from './lib/run.mjs'

/*
 * `node scripts/fonts.mjs` writes the two fonts of the site with the characters of Spanish pages. It also
 * writes the outlines of the display font's capitals, with which posters are drawn. The results are
 * committed, so run it only when characters, axes or packages change.
 */

const OUTPUT = 'app/styles/fonts'
const OUTLINES = 'app/lib/lettering/outlines.generated.ts'

const characters = [
  String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index)),
  'áéíóúüñÁÉÍÓÚÜÑ¿¡ªº°',
  // For names from neighbouring languages.
  'àâãäåçèêëìîïòôõöøùûÀÂÃÄÅÇÈÊËÌÎÏÒÔÕÖØÙÛß',
  '\u00a0«»‘’“”‹›–—…•·×÷±−€§©®™→←↑↓½¼¾²³',
].join('')

/** The characters of posters. */
const capitals = [
  ' ABCDEFGHIJKLMNÑOPQRSTUVWXYZ0123456789ÁÉÍÓÚÜÇÀÂÃÄÅÆÈÊËÌÎÏÒÔÕÖØÙÛ',
  '.,:;!?¡¿\'"()«»‘’“”–—-…·•+−=%&/#@$€ªº°',
].join('')

const fonts = [
  // Headlines use one weight; the weight axis would double the file.
  { family: 'anybody', file: 'anybody-latin-wdth-normal', axes: { wght: 900 } },
  { family: 'figtree', file: 'figtree-latin-wght-normal', axes: { wght: { min: 400, max: 800 } } },
]

await main(async () => {
  await mkdir(OUTPUT, { recursive: true })
  for (const { family, file, axes } of fonts) {
    const source = `node_modules/@fontsource-variable/${family}`
    const complete = await readFile(`${source}/files/${file}.woff2`)
    const font = await subsetFont(complete, characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    })
    await writeFile(path.join(OUTPUT, `${family}.woff2`), font)
    // The licence must accompany the fonts.
    await copyFile(`${source}/LICENSE`, path.join(OUTPUT, `${family}-LICENSE.txt`))
    console.log(`  ${family}: ${complete.length} → ${font.length} bytes`)
  }
  const [{ family, axes }] = fonts
  const source = `node_modules/@fontsource-variable/${family}/files`
  const complete = await readFile(`${source}/${family}-latin-standard-normal.woff2`)
  const { glyphs, kerning } = await readOutlines(complete, capitals, axes.wght)
  await writeFile(
    OUTLINES,
    [
      '// Written by `node scripts/fonts.mjs`; see scripts/lib/glyph-outlines.mjs for the format.',
      'export const outlines: Readonly<Record<string, string>> = {',
      ...Object.entries(glyphs).map(
        ([character, outline]) => `  ${JSON.stringify(character)}: '${outline}',`,
      ),
      '}',
      '',
      `export const kerning = ${JSON.stringify(kerning.join(' '))}`,
      '',
    ].join('\n'),
  )
  console.log(`  outlines: ${Object.keys(glyphs).length} characters`)
})
