import { IncompleteFeedError } from '../feedFileError.ts';
import type { FeedSource } from '../feedSource.ts';
import { declaredEncoding, encodingDetector, markedEncoding, unmarkedUtf16, type Encoding } from './detectEncoding.ts';

export interface FeedText {
  encoding: Encoding;
  /** The text in pieces. @throws IncompleteFeedError where the file ends within a letter */
  read(): AsyncGenerator<string>;
}

const encodingNames: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
};

/** What a person should know of how the file was decoded, or null. */
export function encodingNote({ name, confidence }: Encoding): string | null {
  if (confidence === null) return name === 'utf-8' ? null : `The file is read as ${encodingNames[name] ?? name}.`;
  return `The file does not say how it is encoded: it is read as ${name}, ${confidence} % sure. Where letters look wrong, name its 'encoding' in the mapping.`;
}

const startOf = (pieces: readonly Uint8Array[]): Buffer => Buffer.concat(pieces).subarray(0, 512);

/**
 * How a feed is encoded: as the mapping says, by its byte order mark, by its XML declaration, in UTF-8 where that fits,
 * or as a detector takes it to be. The bytes win over a mark or declaration that they cannot be.
 */
async function findEncoding(source: Pick<FeedSource, 'read'>, given: string | null): Promise<Encoding> {
  const bytes = await source.read();
  const detector = encodingDetector();
  const pieces: Buffer[] = [];
  let length = 0;
  let mark: Encoding | null = null;
  /** What is certain from the first bytes; until there are enough of them, undefined. */
  let early: Encoding | null | undefined;
  function judge(): void {
    const start = startOf(pieces);
    mark = markedEncoding(start);
    const markLength = mark?.markLength ?? 0;
    const utf16 = mark?.name.startsWith('utf-16') ? mark : unmarkedUtf16(start.subarray(markLength));
    early = utf16 ?? (given === null ? null : { name: given, confidence: null, markLength });
    if (early === null) detector.write(Buffer.concat(pieces).subarray(markLength));
  }
  try {
    for await (const piece of bytes as AsyncIterable<Buffer>) {
      if (early === null) detector.write(piece);
      if (early !== undefined) continue;
      pieces.push(piece);
      length += piece.length;
      if (length < 512) continue;
      judge();
      if (early) return early;
    }
    if (early === undefined) judge();
    if (early) return early;
  } finally {
    bytes.destroy();
  }
  const detected = detector.end();
  const declared = declaredEncoding(startOf(pieces));
  const isMistaken = declared === null || /^utf-?(8|16)/.test(declared) || detected.name === 'utf-8';
  const found = isMistaken ? detected : { name: declared, confidence: null };
  return { ...found, markLength: (mark as Encoding | null)?.markLength ?? 0 };
}

/** Opens what a source holds as text. @param encoding what the mapping says, a name that TextDecoder knows; or null */
export async function openText(source: Pick<FeedSource, 'read'>, given: string | null): Promise<FeedText> {
  const encoding = await findEncoding(source, given);
  return {
    encoding,
    async *read() {
      const bytes = await source.read();
      const decoder = new TextDecoder(encoding.name);
      let skip = encoding.markLength;
      try {
        for await (const piece of bytes as AsyncIterable<Buffer>) {
          const text = decoder.decode(piece.subarray(skip), { stream: true });
          skip = Math.max(0, skip - piece.length);
          if (text !== '') yield text;
        }
        // A decoder that still waits for bytes answers with a sign for what it cannot read.
        if (decoder.decode() !== '')
          throw new IncompleteFeedError('The feed is not whole: it ends within a letter. Fetch or export it again.');
      } finally {
        bytes.destroy();
      }
    },
  };
}
