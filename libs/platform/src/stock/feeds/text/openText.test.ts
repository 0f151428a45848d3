import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IncompleteFeedError } from '../feedFileError.ts';
import { encodingNote, openText } from './openText.ts';

const sourceOf = (bytes: Uint8Array, piece = bytes.length) => ({
  read: () =>
    Promise.resolve(
      Readable.from(
        Array.from({ length: Math.ceil(bytes.length / Math.max(1, piece)) }, (_, place) =>
          Buffer.from(bytes.subarray(place * piece, (place + 1) * piece)),
        ),
      ),
    ),
});

async function read(bytes: Uint8Array, given: string | null = null, piece?: number) {
  const text = await openText(sourceOf(bytes, piece), given);
  let all = '';
  for await (const part of text.read()) all += part;
  return { text: all, encoding: text.encoding, note: encodingNote(text.encoding) };
}

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const words = 'stocknum,make\nS1,Citroën\nS2,Škoda €\n';

it.each([
  ['UTF-8', Buffer.from(words), 'utf-8'],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${words}`), 'utf-8'],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${words}`, 'utf16le'), 'utf-16le'],
  ['UTF-16 of the other order with a mark', swapped(Buffer.from(`\ufeff${words}`, 'utf16le')), 'utf-16be'],
  ['UTF-16 without a mark', Buffer.from(words, 'utf16le'), 'utf-16le'],
])('reads %s without a guess', async (_name, bytes, name) => {
  const found = await read(bytes);
  expect(found.text).toBe(words);
  expect(found.encoding).toMatchObject({ name, confidence: null });
});

it.each([
  ['without a mark', latin('S1,Citro\u00ebn,Caf\u00e9 \u0096 \u0093best\u0094\n')],
  [
    'behind a mark of UTF-8',
    Buffer.concat([Buffer.from('\ufeff'), latin('S1,Citro\u00ebn,Caf\u00e9 \u0096 \u0093best\u0094\n')]),
  ],
  [
    'behind a long beginning without letters of its own',
    latin(`${'S0,Kia,\n'.repeat(50_000)}S1,Citro\u00ebn,Caf\u00e9 \u0096 \u0093best\u0094\n`),
  ],
])('reads the letters of Windows %s, and says how sure it is', async (_name, bytes) => {
  const found = await read(bytes, null, 64 * 1024);
  expect(found.text.split('\n').at(-2)).toBe('S1,Citroën,Café – “best”');
  expect(found.note).toMatch(/windows-1252, \d+ % sure/);
});

it('believes the mapping and the declaration of XML, but not a declaration that the bytes contradict', async () => {
  const declared = (name: string, body: Buffer): Buffer =>
    Buffer.concat([Buffer.from(`<?xml version="1.0" encoding="${name}"?><a>`), body, Buffer.from('</a>')]);
  expect((await read(declared('ISO-8859-2', latin('\u00a9koda')))).text).toContain('Škoda');
  expect((await read(declared('ISO-8859-1', Buffer.from('Citroën')))).text).toContain('Citroën');
  expect((await read(declared('UTF-8', latin('Citro\u00ebn')))).text).toContain('Citroën');
  expect((await read(latin('Citro\u0091n'), 'macintosh')).text).toBe('Citroën');
});

it('leaves UTF-8 with a damaged letter in UTF-8', async () => {
  const bytes = Buffer.concat([Buffer.from('é ü ä ö š '), latin('\u00eb'), Buffer.from(' end')]);
  expect((await read(bytes)).text).toBe('é ü ä ö š \ufffd end');
});

it('takes a file that ends within a letter for a part of one', async () => {
  await expect(read(Buffer.from(words).subarray(0, -2))).rejects.toThrow(IncompleteFeedError);
  await expect(read(Buffer.from(`\ufeff${words}`, 'utf16le').subarray(0, -1))).rejects.toThrow(IncompleteFeedError);
});

it('reads back any text in any encoding, in pieces of any size', async () => {
  const given = fc.string({
    unit: fc.constantFrom('a', ',', '\n', 'é', '“', '€', '日', '🚗', '0', ' '),
    minLength: 40,
    maxLength: 90,
  });
  const encoders = {
    'utf-8': (text: string) => Buffer.from(text),
    mark: (text: string) => Buffer.from(`\ufeff${text}`),
    'utf-16le': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
    'utf-16be': (text: string) => swapped(Buffer.from(`\ufeff${text}`, 'utf16le')),
  };
  await fc.assert(
    fc.asyncProperty(
      given,
      fc.constantFrom(...Object.values(encoders)),
      fc.integer({ min: 1, max: 60 }),
      async (text, encode, piece) => {
        expect((await read(encode(text), null, piece)).text).toBe(text);
      },
    ),
    { numRuns: 300 },
  );
});
