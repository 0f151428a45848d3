import type { Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { licenceFault, readFont } from './readFont.ts';

const manrope = fileURLToPath(import.meta.resolve('@fontsource-variable/manrope/package.json'));
const fontOf = (letters: string) => readFileSync(join(manrope, `../files/manrope-${letters}-wght-normal.woff2`));

it('[SITE-03] reads weights and measures of a font of the dealer’s own, by which a device’s font stands in for it', () => {
  const read = readFont(fontOf('latin'));
  expect(read).toMatchObject({ type: 'woff2', weights: { from: 200, to: 800 }, ascent: 106.6, descent: 30 });
  expect(typeof read === 'string' ? read : read.letter).toBeCloseTo(42.63, 1);
});

it.each([
  ['another format', Buffer.from('\0\x01\0\0 a TrueType file'), 'is not a WOFF2 file'],
  ['a file that only begins as one', Buffer.from('wOF2 and nothing more'), 'is not a font that can be read'],
  ['letters of another alphabet alone', fontOf('cyrillic'), 'has no letters BCD'],
  ['a file that pages would wait for', Buffer.alloc(100_001), 'has 101 KB; at most 100 KB are taken'],
])('refuses %s', (_, bytes, message) => {
  expect(readFont(bytes)).toContain(message);
});

const marked = (fsType: Partial<Record<string, boolean>>) => ({ 'OS/2': { fsType } }) as unknown as Font;

it.each([
  [{}, null],
  [{ editable: true }, null],
  [{ noEmbedding: true }, 'not to be embedded'],
  [{ noSubsetting: true }, 'not to be cut'],
  [{ bitmapOnly: true }, 'for pictures only'],
  // Of several marks the least restrictive one counts.
  [{ noEmbedding: true, editable: true }, null],
])('takes what the maker of a font has marked in it, %j, as %j', (fsType, expected) => {
  if (expected === null) expect(licenceFault(marked(fsType))).toBeNull();
  else expect(licenceFault(marked(fsType))).toContain(expected);
});
