import { themes } from '@forecourt/tenant-themes';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const palettes = 'apps/catalogue/src/Palette/Palette.stories.tsx';
const stories = readFileSync(join(root, palettes), 'utf8');

/** Themes of the catalogue's toolbar: the library's own, and those that are data beside the host's site files. */
const names = [
  ...Object.keys(themes),
  ...readdirSync(join(root, 'apps/host/sites/themes')).map((file) => basename(file, '.json')),
];

it('shows the palette of each theme in the catalogue', () => {
  const shown = [...stories.matchAll(/\b(?:ofTheme|themeOf)\('([\w-]+)'\)/g)].map(([, name = '']) => name);
  const missing = names.filter((name) => !shown.includes(name));
  expect(missing.map((name) => `${name} has no story in ${palettes}: add one with ofTheme('${name}')`)).toEqual([]);
});
