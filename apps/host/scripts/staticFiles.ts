import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { defaultMapAssets } from '@forecourt/locations/model';
import { themes } from '@forecourt/tenant-themes';
import subsetFont from 'subset-font';
import { commonFile, commonLetters } from '../src/site/browser/commonLetters.ts';

// Cuts the type files that the themes name to the weights that they use, and once more to the common letters, to where
// the host serves them from. Features that no style asks for are left out of the small file.
const root = join(import.meta.dirname, '../../..');
const folder = join(import.meta.dirname, '../public/fonts');
await mkdir(folder, { recursive: true });
const find = createRequire(join(root, 'libs/tenant-themes/package.json'));
const fonts = new Map(Object.values(themes).flatMap((theme) => theme.fonts.map((font) => [font.file, font])));
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];
for (const font of fonts.values()) {
  const home = dirname(find.resolve(`${font.package}/package.json`));
  const whole = await readFile(join(home, 'files', font.file));
  const [min, max] = font.weights.split(' ').map(Number) as [number, number];
  const cut = { targetFormat: 'woff2', variationAxes: { wght: { min, max } } } as const;
  await writeFile(join(folder, font.file), await subsetFont(whole, null, { ...cut, keepAllGlyphs: true }));
  const common = await subsetFont(whole, commonLetters, { ...cut, keepFeatures, noHinting: true });
  await writeFile(join(folder, commonFile(font.file)), common);
}

// Likewise what site maps are drawn with, which their library would else load from a place that it makes up at run time.
const library = dirname(createRequire(join(root, 'libs/locations/package.json')).resolve('maplibre-gl/package.json'));
for (const address of Object.values(defaultMapAssets)) {
  const copy = join(import.meta.dirname, '../public', address);
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(join(library, 'dist', basename(address)), copy);
}
