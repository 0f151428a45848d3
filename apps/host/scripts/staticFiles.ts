import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { makeMarkFiles } from '@forecourt/content';
import { defaultMapAssets } from '@forecourt/locations/model';
import { typefaces } from '@forecourt/tenant-themes';
import subsetFont from 'subset-font';
import { commonFile, commonLetters } from '../src/site/browser/commonLetters.ts';
import { makeMarks } from '../src/site/page/makeMarks.ts';
import { writeChanged } from './writeChanged.ts';

// Cuts the type files that themes choose from to the weights that they use, and once more to the common letters, to where
// the host serves them from. Features that no style asks for are left out of the small file.
const folder = join(import.meta.dirname, '../public/fonts');
const find = createRequire(import.meta.resolve('@forecourt/tenant-themes'));
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];
for (const { font } of Object.values(typefaces)) {
  const home = dirname(find.resolve(`${font.package}/package.json`));
  const whole = await readFile(join(home, 'files', font.file));
  const [min, max] = font.weights.split(' ').map(Number) as [number, number];
  const cut = { targetFormat: 'woff2', variationAxes: { wght: { min, max } } } as const;
  await writeChanged(join(folder, font.file), await subsetFont(whole, null, { ...cut, keepAllGlyphs: true }));
  const common = await subsetFont(whole, commonLetters, { ...cut, keepFeatures, noHinting: true });
  await writeChanged(join(folder, commonFile(font.file)), common);
}

// Likewise what site maps are drawn with, which their library would else load from a place that it makes up at run time.
const library = dirname(createRequire(import.meta.resolve('@forecourt/locations')).resolve('maplibre-gl/package.json'));
for (const address of Object.values(defaultMapAssets)) {
  const copy = join(import.meta.dirname, '../public', address);
  await writeChanged(copy, await readFile(join(library, 'dist', basename(address))));
}

// The marks of makes, which pages refer to.
const marks = join(import.meta.dirname, '../public', makeMarks);
for (const [name, file] of Object.entries(makeMarkFiles())) await writeChanged(join(marks, name), file);
