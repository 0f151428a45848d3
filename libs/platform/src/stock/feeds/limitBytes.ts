import { Transform } from 'node:stream';
import { FeedFileError } from './feedFileError.ts';

export const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000).toLocaleString('en-AU')} MB`;

export const tooLarge = (file: string, most: number, size: string): FeedFileError =>
  new FeedFileError(
    `The file ${file} has ${size}, and a feed has ${megabytes(most)} at most: give each dealership a feed of its own, or allow more with --max-mb.`,
  );

/** Counts the bytes that pass, and fails at too many. @param what they are, after their number */
export function limitBytes(file: string, maxBytes: number, what = ''): { stream: Transform; bytes: () => number } {
  let passed = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > maxBytes) done(tooLarge(file, maxBytes, `over ${megabytes(maxBytes)}${what}`));
      else done(null, chunk);
    },
  });
  return { stream, bytes: () => passed };
}
