import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { themes } from '@forecourt/tenant-themes';

// Copies the type files that the themes name to where the host serves them from.
const folder = join(import.meta.dirname, '../public/fonts');
await mkdir(folder, { recursive: true });
const find = createRequire(join(import.meta.dirname, '../../../libs/tenant-themes/package.json'));
for (const font of Object.values(themes).flatMap((theme) => theme.fonts)) {
  const home = dirname(find.resolve(`${font.package}/package.json`));
  await copyFile(join(home, 'files', font.file), join(folder, font.file));
}
