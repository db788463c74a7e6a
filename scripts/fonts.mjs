import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { main } from './lib/run.mjs'

/*
 * Writes the two fonts of the site, cut to what Spanish pages need: `npm run fonts`. The results are
 * committed, so this runs only when the characters, the axes or the packages change.
 */

const OUTPUT = 'app/styles/fonts'

const characters = [
  String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index)),
  'áéíóúüñÁÉÍÓÚÜÑ¿¡ªº°',
  // Names of people and towns from the neighbouring languages.
  'àâãäåçèêëìîïòôõöøùûÀÂÃÄÅÇÈÊËÌÎÏÒÔÕÖØÙÛß',
  '\u00a0«»‘’“”‹›–—…•·×÷±−€§©®™→←↑↓½¼¾²³',
].join('')

const fonts = [
  // Every headline has the heaviest weight: the axis of weights would double the file.
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
    // The licence of the fonts asks to be wherever they are.
    await copyFile(`${source}/LICENSE`, path.join(OUTPUT, `${family}-LICENSE.txt`))
    console.log(`  ${family}: ${complete.length} → ${font.length} bytes`)
  }
})
