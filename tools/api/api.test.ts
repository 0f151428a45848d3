import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEntries } from './readEntry.ts';
import { undocumentedProps } from './undocumented.ts';
import { writeReport } from './writeReport.ts';

let folder: string;
const door = () => join(folder, 'dist/index.d.ts');
const write = (name: string, text: string) => writeFileSync(join(folder, 'dist', name), text);
const types = () => readEntries([door()])(door());
const report = () => writeReport('@forecourt/sample', types());

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-api-'));
  mkdirSync(join(folder, 'dist'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const card = (props: string) => `import type { Tone } from './tone.js';
export interface CardProps {
${props}
}
/** A card. */
export declare function Card({ title, tone }: CardProps): string;
export interface Inner { secret: number }
`;

beforeAll(() => {
  write('index.d.ts', "export { Card, type CardProps } from './card.js';\nexport { sizes } from './tone.js';\n");
  write('tone.d.ts', "export type Tone = 'plain' | 'sunken';\nexport declare const sizes: readonly [1, 2];\n");
  write('card.d.ts', card('/** Heading. */ title: string; tone?: Tone;'));
});

describe('the report of a door', () => {
  it('tells every export with its type, and the types that these speak of', () => {
    const text = report();
    expect(text).toContain('## Exports (3)');
    expect(text).toContain('function Card(props: CardProps): string;');
    expect(text).toContain('title: string;');
    expect(text).toContain('const sizes: readonly [\n');
    expect(text.split('## Types that these speak of')[1]).toContain("type Tone = 'plain' | 'sunken';");
  });

  it('leaves out what the door keeps to itself', () => {
    expect(report()).not.toContain('Inner');
  });

  it('differs when a prop changes its type, and when a type behind it does; not when a comment does', () => {
    const before = report();
    write('card.d.ts', card('/** Other words. */ title: string; tone?: Tone;'));
    expect(report()).toBe(before);
    write('card.d.ts', card('/** Heading. */ title?: string; tone?: Tone;'));
    expect(report()).not.toBe(before);
    write('card.d.ts', card('/** Heading. */ title: string; tone?: Tone;'));
    write('tone.d.ts', "export type Tone = 'plain';\nexport declare const sizes: readonly [1, 2];\n");
    expect(report()).not.toBe(before);
  });
});

describe('sentences of props', () => {
  it('names each prop that has none; a default or an example is no sentence', () => {
    write('card.d.ts', card("/** Heading. */ title: string;\n/** @default 'plain' */ tone?: Tone;\nsize: number;"));
    expect(undocumentedProps(types())).toEqual({
      count: 3,
      missing: ['CardProps.tone', 'CardProps.size'],
    });
  });
});
