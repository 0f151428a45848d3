import type { SiteFont } from '@forecourt/domain';
import type { Font } from 'fontkit';
import { createRequire } from 'node:module';
import { assetHash } from './assetHash.ts';

const require = createRequire(import.meta.url);

/** Bytes of a font that pages wait for. `npm run site -- font` stays far below with letters of European languages. */
export const maxFontBytes = 100_000;

/** Running text as pages have it, whose width decides how a device's font stands in for this one. */
const sample =
  'We sell and service new and used cars at fair prices. Book a test drive today, or ask us about finance.';
const neededLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789$%&.,–’';

/** @throws with what is wrong, for bytes that are no font or hold several */
export function openFont(bytes: Buffer): Font {
  // Only hosts with a font of a dealer's own wait for the library.
  const { create } = require('fontkit') as typeof import('fontkit');
  let font: ReturnType<typeof create>;
  try {
    font = create(bytes);
  } catch {
    throw new Error('is not a font that can be read');
  }
  if ('fonts' in font) throw new Error('holds several fonts; name a file with one');
  return font;
}

/**
 * What a font's maker has written into it against its use on websites (`fsType` of the table OS/2).
 * @returns null where nothing is against it
 */
export function licenceFault(font: Font): string | null {
  const { noEmbedding, viewOnly, editable, noSubsetting, bitmapOnly } = font['OS/2'].fsType as Record<string, boolean>;
  if (noEmbedding && !viewOnly && !editable)
    return 'is marked by its maker as not to be embedded: ask for a licence and a file for websites';
  if (noSubsetting) return 'is marked by its maker as not to be cut: ask for a file for websites';
  if (bitmapOnly) return 'is marked by its maker as for pictures only: ask for a file for websites';
  return null;
}

/** @returns letters, digits and signs that nearly every page needs and the font does not have */
export const missingLetters = (font: Font): string =>
  [...neededLetters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) as number)).join('');

function weightsOf(font: Font): SiteFont['weights'] {
  const axis = (font.variationAxes as Partial<Record<string, { min: number; max: number }>>)['wght'];
  const own = (font['OS/2'] as { usWeightClass?: number }).usWeightClass ?? 400;
  return axis ? { from: Math.round(axis.min), to: Math.round(axis.max) } : { from: own, to: own };
}

/** Reads a font that a site's file names. @returns what it is, or what is wrong with it */
export function readFont(bytes: Buffer): SiteFont | string {
  if (bytes.length > maxFontBytes)
    return `has ${Math.ceil(bytes.length / 1_000)} KB; at most ${maxFontBytes / 1_000} KB are taken: cut it with npm run site -- font`;
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') return 'is not a WOFF2 file: make one with npm run site -- font';
  try {
    const font = openFont(bytes);
    const fault = licenceFault(font);
    if (fault !== null) return fault;
    const missing = missingLetters(font);
    if (missing !== '') return `has no letters ${missing}`;
    const share = (units: number) => Number(((100 * units) / font.unitsPerEm).toFixed(2));
    const width = font.layout(sample).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return {
      hash: assetHash(bytes),
      type: 'woff2',
      weights: weightsOf(font),
      ascent: share(font.ascent),
      descent: share(Math.abs(font.descent)),
      letter: share(width / sample.length),
    };
  } catch (fault) {
    // A library's words about a broken table say nothing to those who chose the file.
    return /^(is|holds) /.test((fault as Error).message) ? (fault as Error).message : 'is not a font that can be read';
  }
}
