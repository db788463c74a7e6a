import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { readOutlines } from './lib/glyph-outlines.mjs'
import { main } from './lib/run.mjs'

/*
 * `node scripts/fonts.mjs` writes the two fonts of the site, each in two files: the characters of
 * Spanish pages, and others. It also writes the outlines of the display font's capitals, with which
 * posters are drawn. The results are committed, so run it only when characters, axes or packages
 * change. `app/styles/fonts.css` names the characters of the second files.
 */

const OUTPUT = 'app/styles/fonts'
const OUTLINES = 'app/lib/lettering/outlines.generated.ts'

/** Loaded on each page, so every character costs the first view; see decision 28. */
const SPANISH = [
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz',
  'áéíóúüñÁÉÍÓÚÜÑ¿¡ªº°\u00a0«»‘’“”–—…•·×©→←',
].join('')

/** For names from neighbouring languages and rare signs. Loaded where a page has one of them. */
const OTHERS = '\\^`{|}~àâãäåçèêëìîïòôõöøùûÀÂÃÄÅÇÈÊËÌÎÏÒÔÕÖØÙÛß‹›÷±−€§®™↑↓½¼¾²³'

/** The characters of posters. */
const capitals = [
  ' ABCDEFGHIJKLMNÑOPQRSTUVWXYZ0123456789ÁÉÍÓÚÜÇÀÂÃÄÅÆÈÊËÌÎÏÒÔÕÖØÙÛ',
  '.,:;!?¡¿\'"()«»‘’“”–—-…·•+−=%&/#@$€ªº°',
].join('')

const fonts = [
  {
    family: 'anybody',
    file: 'anybody-latin-wdth-normal',
    options: {
      // Headlines use one weight; the weight axis would double the file.
      variationAxes: { wght: 900 },
      // Leaves out alternative shapes, which no style asks for.
      noLayoutClosure: true,
    },
  },
  {
    family: 'figtree',
    file: 'figtree-latin-wght-normal',
    options: { variationAxes: { wght: { min: 400, max: 800 } } },
  },
]

await main(async () => {
  await mkdir(OUTPUT, { recursive: true })
  for (const { family, file, options } of fonts) {
    const source = `node_modules/@fontsource-variable/${family}`
    const complete = await readFile(`${source}/files/${file}.woff2`)
    for (const [name, characters] of [
      [family, SPANISH],
      [`${family}-others`, OTHERS],
    ]) {
      const font = await subsetFont(complete, characters, { targetFormat: 'woff2', ...options })
      await writeFile(path.join(OUTPUT, `${name}.woff2`), font)
      console.log(`  ${name}: ${complete.length} → ${font.length} bytes`)
    }
    // The licence must accompany the fonts.
    await copyFile(`${source}/LICENSE`, path.join(OUTPUT, `${family}-LICENSE.txt`))
  }
  const [{ family, options }] = fonts
  const source = `node_modules/@fontsource-variable/${family}/files`
  const complete = await readFile(`${source}/${family}-latin-standard-normal.woff2`)
  const { glyphs, kerning } = await readOutlines(complete, capitals, options.variationAxes.wght)
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
