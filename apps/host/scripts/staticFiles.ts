import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { defaultMapAssets } from '@forecourt/locations/model';
import { themes } from '@forecourt/tenant-themes';

// Copies the type files that the themes name to where the host serves them from.
const root = join(import.meta.dirname, '../../..');
const folder = join(import.meta.dirname, '../public/fonts');
await mkdir(folder, { recursive: true });
const find = createRequire(join(root, 'libs/tenant-themes/package.json'));
for (const font of Object.values(themes).flatMap((theme) => theme.fonts)) {
  const home = dirname(find.resolve(`${font.package}/package.json`));
  await copyFile(join(home, 'files', font.file), join(folder, font.file));
}

// Likewise what site maps are drawn with, which their library would else load from a place that it makes up at run time.
const library = dirname(createRequire(join(root, 'libs/locations/package.json')).resolve('maplibre-gl/package.json'));
for (const address of Object.values(defaultMapAssets)) {
  const copy = join(import.meta.dirname, '../public', address);
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(join(library, 'dist', basename(address)), copy);
}
