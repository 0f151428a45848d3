import { analyse } from 'chardet';
import { isAscii, isUtf8 } from 'node:buffer';

export interface Encoding {
  /** Name that TextDecoder knows. @example 'utf-8' */
  name: string;
  /** How sure the detector is, 0 to 100; null where nothing had to be guessed. */
  confidence: number | null;
  /** Bytes of a mark before the text, which is not part of it. */
  markLength: number;
}

/** More than is needed to tell a language by its letters. */
const maxSample = 64 * 1024;
/** The encoding of Windows in western Europe, Australia and America. */
const western = 'windows-1252';
/** How much surer than of the western one the detector must be of another. */
const minAdvantage = 30;

const marks = [
  { name: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { name: 'utf-16le', bytes: [0xff, 0xfe] },
  { name: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** The encoding that a byte order mark at the beginning names. */
export function markedEncoding(start: Uint8Array): Encoding | null {
  const mark = marks.find(({ bytes }) => bytes.every((byte, place) => start[place] === byte));
  return mark ? { name: mark.name, confidence: null, markLength: mark.bytes.length } : null;
}

/** UTF-16 without a mark: of text in it, every second byte of the beginning is zero. */
export function unmarkedUtf16(start: Uint8Array): Encoding | null {
  const looked = start.subarray(0, 512);
  const zeros = [0, 1].map((first) => looked.filter((byte, place) => byte === 0 && place % 2 === first).length);
  const most = looked.length / 2;
  const [even = 0, odd = 0] = zeros;
  if (looked.length < 8 || Math.max(even, odd) < most * 0.7 || Math.min(even, odd) > most * 0.1) return null;
  return { name: even > odd ? 'utf-16be' : 'utf-16le', confidence: null, markLength: 0 };
}

/** What an XML declaration says of its encoding. @returns null without one, or where TextDecoder does not know it */
export function declaredEncoding(start: Uint8Array): string | null {
  const text = Buffer.from(start.subarray(0, 200)).toString('latin1');
  const name = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(text)?.[1];
  return name !== undefined && isEncoding(name) ? name.toLowerCase() : null;
}

/** Whether a text can be decoded by this name. */
export function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name) instanceof TextDecoder;
  } catch {
    return false;
  }
}

/** Bytes at the end that begin a letter of UTF-8 which goes on behind them. */
function cutLetter(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

const countCharacters = (text: string): number => text.match(/[^\u0000-\u007f\ufffd]/gu)?.length ?? 0;

/**
 * Reads over a complete file to tell how it is encoded: in UTF-8 where that explains more of its letters than it leaves
 * unexplained, otherwise as its letters look.
 */
export function encodingDetector() {
  let carried: Uint8Array = new Uint8Array();
  let [explained, unexplained] = [0, 0];
  const odd: Buffer[] = [];
  let oddLength = 0;

  function count(bytes: Buffer): void {
    if (isAscii(bytes)) return;
    const text = bytes.toString('utf8');
    explained += countCharacters(text);
    if (isUtf8(bytes)) return;
    unexplained += text.split('\ufffd').length - 1;
    for (const line of bytes.toString('latin1').split('\n')) {
      if (oddLength >= maxSample) break;
      if (!/[\u0080-\u00ff]/.test(line)) continue;
      odd.push(Buffer.from(`${line}\n`, 'latin1'));
      oddLength += line.length;
    }
  }

  return {
    write(piece: Uint8Array): void {
      const bytes = carried.length === 0 ? Buffer.from(piece) : Buffer.concat([carried, piece]);
      const complete = bytes.length - cutLetter(bytes);
      carried = Uint8Array.from(bytes.subarray(complete));
      count(bytes.subarray(0, complete));
    },
    end(): Omit<Encoding, 'markLength'> {
      // Of UTF-8, a cut letter at the end is proof that the file is not complete; the decoder finds it.
      if (explained === 0) count(Buffer.from(carried));
      if (unexplained === 0 || explained > unexplained) return { name: 'utf-8', confidence: null };
      const matches = analyse(Buffer.concat(odd)).filter(({ name }) => isEncoding(name) && !/^utf/i.test(name));
      const best = matches[0];
      const likeWestern = matches.find(({ name }) => /^(iso-8859-1|windows-1252)$/i.test(name));
      const confidence = likeWestern?.confidence ?? 0;
      return best && best.confidence >= confidence + minAdvantage && best.confidence > 50
        ? { name: best.name.toLowerCase(), confidence: best.confidence }
        : { name: western, confidence };
    },
  };
}
