import { templateNames } from '@forecourt/domain';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = 'apps/catalogue/src/TemplatePages';
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

const contract =
  /export interface Template \{(.*?)\n\}/s.exec(textOf('libs/templates/src/contract/props.ts'))?.[1] ?? '';
/** Every page of the contract; the shell stands around each of them. */
const pages = [...contract.matchAll(/^ {2}(\w+): /gm)].map(([, page = '']) => page).filter((page) => page !== 'Shell');

const listed = /pageStates = \[([^\]]*)\]/.exec(textOf(`${folder}/pageStates.ts`))?.[1] ?? '';
const states = [...listed.matchAll(/'(\w+)'/g)].map(([, state = '']) => state);

/** Templates of the platform, and the example of one that has most of its pages from another. */
const templates = [...templateNames, 'boutique'];

const capital = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`;

/** The line that shows a page of a template in a state. */
const lineOf = (page: string, state: string): string =>
  state === 'default'
    ? `export const ${page} = page('${page}');`
    : `export const ${page}${capital(state)} = page('${page}', '${state}');`;

it('reads the pages of the contract and the states of the catalogue', () => {
  expect(pages).toEqual(expect.arrayContaining(['Home', 'Vehicle', 'NotFound']));
  expect(states).toEqual(['default', 'empty', 'long', 'many']);
});

it.each(templates)('shows every page of the template %s in every state', (template) => {
  const file = `${folder}/${capital(template)}.stories.tsx`;
  const text = globSync(file, { cwd: root }).map(textOf).join('');
  const found = text.replaceAll(/\{ \.\.\.(page\(.*?\)), tags: \['test'\] \}/g, '$1').split('\n');
  const lines = pages.flatMap((page) => states.map((state) => lineOf(page, state)));
  const missing = lines.filter((line) => !found.includes(line));
  expect(missing.map((line) => `${file} lacks: ${line}`)).toEqual([]);
});
