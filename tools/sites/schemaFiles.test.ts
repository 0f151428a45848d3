import { flagNames } from '@forecourt/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fieldReference } from './fieldReference.ts';
import { readFieldTexts } from './fieldTexts.ts';
import type { JsonSchema } from '@forecourt/platform/operate';
import { schemaFiles } from './schemaFiles.ts';

const root = join(import.meta.dirname, '../..');
const files = schemaFiles(root);
const schema = JSON.parse(files[0]?.text ?? '') as JsonSchema;

it.each(files.map(({ path, text }) => [path.slice(root.length + 1), text]))(
  '%s is what the schema says: run `npm run site -- schema`',
  (path, text) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  },
);

it('every field of a site says what it means', () => {
  const silent = [...readFieldTexts(root)].filter(([, text]) => text === '').map(([path]) => path);
  // Fields that are names of pages, replies, states and fuels: what they hold is said once.
  const isName = /^(pageTexts|replies\.kinds|ownership\.(energy|registration)|themeData\.colours)\.[\w-]+$/;
  // No file can write them.
  const isHosts = /^vendors\b/;
  expect(silent.filter((path) => !isName.test(path) && !isHosts.test(path))).toEqual([]);
});

it('names every flag with its reason, and refuses what no site has', () => {
  expect(Object.keys(schema.properties?.['flags']?.properties ?? {})).toEqual(flagNames);
  expect(schema.properties?.['flags']?.properties?.['checkout']?.description).toMatch(
    /reserved with a deposit.*Default/,
  );
  expect([schema.additionalProperties, schema.properties?.['reserve']?.additionalProperties]).toEqual([false, false]);
});

it('tells what a field takes, what holds when it is left out, and which are needed', () => {
  const page = fieldReference({
    required: ['name'],
    properties: {
      name: { type: 'string', maxLength: 120, description: 'Name of the dealer.' },
      email: { type: ['string', 'null'], default: null, description: 'Shown | used.' },
      days: {
        description: 'Days.',
        type: 'object',
        properties: { from: { type: 'integer', minimum: 1, maximum: 30, default: 7 } },
      },
    },
  });
  expect(page).toContain('| `name` | text, up to 120 letters | **needed** | Name of the dealer. |');
  expect(page).toContain(
    String.raw`| \`email\` | text or \`null\` | \`null\` | Shown \| used. |`.replaceAll('\\`', '`'),
  );
  expect(page).toContain('## days\n\nDays.');
  expect(page).toContain('| `days.from` | whole number 1 to 30 | `7` |  |');
});
