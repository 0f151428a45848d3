import { scenes } from './backdrops/index.ts';
import { readPictureName } from './names.ts';
import { paints } from './paint.ts';

/** The four colours of a tiny picture, as `#rrggbb`. */
interface Wash {
  top: string;
  middle: string;
  ground: string;
  subject: string;
}

const bytesOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Numbers of three bits each, the lowest first. */
function packed(codes: readonly number[]): number[] {
  const bytes = new Array<number>(Math.ceil((codes.length * 3) / 8)).fill(0);
  codes.forEach((code, index) => {
    const at = index * 3;
    const [byte, shift] = [at >> 3, at & 7];
    bytes[byte] = (bytes[byte] as number) | ((code << shift) & 255);
    if (shift > 5) bytes[byte + 1] = (bytes[byte + 1] as number) | (code >> (8 - shift));
  });
  return bytes;
}

const [clear, end] = [4, 5];

/**
 * A GIF of four by three pixels: one colour above, one below, and the subject between. Its code table is cleared before
 * it could grow, so that every code has three bits.
 */
function tinyGif({ top, middle, ground, subject }: Wash): number[] {
  const pixels = [0, 0, 0, 0, 1, 3, 3, 1, 2, 2, 2, 2];
  const codes = packed([...pixels.flatMap((pixel, index) => (index % 2 === 0 ? [clear, pixel] : [pixel])), end]);
  return [
    ...[...'GIF87a'].map((letter) => letter.charCodeAt(0)),
    ...[4, 0, 3, 0, 0x91, 0, 0],
    ...[top, middle, ground, subject].flatMap(bytesOf),
    ...[0x2c, 0, 0, 0, 0, 4, 0, 3, 0, 0],
    ...[2, codes.length, ...codes, 0, 0x3b],
  ];
}

function washOf(name: string): Wash {
  const parts = readPictureName(name);
  if (!parts) return { top: '#d8dbdd', middle: '#d4d7da', ground: '#cfd3d6', subject: '#d4d7da' };
  if (parts.view === 'interior') return { top: '#c9c5bd', middle: '#84827c', ground: '#26282a', subject: '#3a3c3f' };
  const [top, middle, ground] = scenes[parts.backdrop].wash;
  return { top, middle, ground, subject: paints[parts.paint].hex };
}

/**
 * A tiny picture to show while the real one loads: the backdrop's wash with a blob of the vehicle's colour, as a data
 * URL of some ninety characters. Pixels, because a browser makes a whole document of every drawing (SVG) that it shows.
 * An unknown name gets a plain grey one.
 */
export function blurPlaceholder(name: string): string {
  return `data:image/gif;base64,${btoa(String.fromCharCode(...tinyGif(washOf(name))))}`;
}
