import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A piece of code in a guide. */
interface Sample {
  /** The guide, and the line at which it begins. */
  place: string;
  language: string;
  /** Path of the file in which it stands; empty where the guide names none. */
  file: string;
  code: string;
}

const samplesOf = (guide: string): Sample[] => {
  const text = readFileSync(join(root, 'docs', guide), 'utf8');
  return [...text.matchAll(/^```(\w+)(?: (\S+))?\n([^]*?)^```$/gm)].map(
    ({ 1: language = '', 2: file = '', 3: code = '', index }) => ({
      place: `docs/${guide}:${text.slice(0, index).split('\n').length}`,
      language,
      file,
      code,
    }),
  );
};

/** Code without what formatting adds. */
const bare = (code: string): string => code.replace(/\s+/g, '').replace(/[;,]$/, '');

/** The first piece of code, between lines with `…`, that a text does not have after those before it; null where it has all. */
function missingIn(text: string, code: string): string | null {
  const whole = bare(text);
  let from = 0;
  for (const piece of code.split(/^ *…$/m)) {
    const at = whole.indexOf(bare(piece), from);
    if (at < 0) return piece;
    from = at + bare(piece).length;
  }
  return null;
}

const guides = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
const samples = guides.flatMap(samplesOf);

describe('code in guides', () => {
  it('names the file in which it stands', () => {
    const code = samples.filter(({ language }) => ['js', 'jsx', 'ts', 'tsx'].includes(language));
    expect(code.length).toBeGreaterThan(15);
    expect(code.filter(({ file }) => file === '').map(({ place }) => place)).toEqual([]);
  });

  it.each(samples.filter(({ file }) => file !== ''))('stands in its file: $place, $file', ({ file, code }) => {
    expect(existsSync(join(root, file)), `${file} is not there`).toBe(true);
    expect(missingIn(readFileSync(join(root, file), 'utf8'), code), `${file} has not`).toBeNull();
  });
});

describe('the comparison', () => {
  const text = 'const a = 1;\nconst b = {\n  c: 2,\n};\n';

  it('takes code with lines left out, in the order of the file', () => {
    expect(missingIn(text, 'const a = 1;\n…\n  c: 2,\n')).toBeNull();
  });

  it.each([
    ['another value', 'const a = 3;\n', 'const a = 3;\n'],
    ['another order', 'c: 2,\n…\nconst a = 1;', '\nconst a = 1;'],
  ])('tells the piece with %s', (_, code, piece) => {
    expect(missingIn(text, code)).toBe(piece);
  });
});
