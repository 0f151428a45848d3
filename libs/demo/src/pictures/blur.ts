import { scenes } from './backdrops/index.ts';
import { readPictureName } from './names.ts';
import { paints } from './paint.ts';
import { readPlaceName } from './places/place.ts';

/** The four colours of a tiny picture, as `#rrggbb`. */
interface Wash {
  top: string;
  middle: string;
  ground: string;
  subject: string;
}

const bytesOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * Three rows of four pixels by the numbers of their colours, 0000 1331 2222, as GIF packs them: three bits each, the code
 * table cleared before every second pixel, so that it never grows.
 */
const packedPixels = [0x4, 0x8, 0x30, 0xe3, 0x42, 0x89, 0x52, 0x1];

/** A GIF of four by three pixels: one colour above, one below, and the subject between. */
function tinyGif({ top, middle, ground, subject }: Wash): number[] {
  return [
    ...[...'GIF87a'].map((letter) => letter.charCodeAt(0)),
    ...[4, 0, 3, 0, 0x91, 0, 0],
    ...[top, middle, ground, subject].flatMap(bytesOf),
    ...[0x2c, 0, 0, 0, 0, 4, 0, 3, 0, 0],
    ...[2, packedPixels.length, ...packedPixels, 0, 0x3b],
  ];
}

function washOf(name: string): Wash {
  const place = readPlaceName(name);
  if (place) return { top: '#9fbcd6', middle: '#d3dade', ground: '#8b8d8e', subject: paints[place.accent].hex };
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
