import { templateNames } from '@forecourt/domain';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = 'apps/catalogue/src/TemplatePages';
const textOf = (path: string) =>
  globSync(path, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('');

const contract =
  /export interface Template \{(.*?)\n\}/s.exec(textOf('libs/templates/src/contract/props.ts'))?.[1] ?? '';
/** Every page of the contract; the shell stands around each of them. */
const pages = [...contract.matchAll(/^ {2}(\w+): /gm)].map(([, page = '']) => page).filter((page) => page !== 'Shell');

const listed = /pageStates = \[([^\]]*)\]/.exec(textOf(`${folder}/pageStates.ts`))?.[1] ?? '';
const states = [...listed.matchAll(/'(\w+)'/g)].map(([, state = '']) => state);

/** Templates of the platform, and the examples of those that have most of their pages from another, with their own. */
const exampleOwn: Readonly<Record<string, readonly string[]>> = { boutique: ['Home', 'Vehicle'], yard: ['Home'] };
const templates = [...templateNames, ...Object.keys(exampleOwn)];

/** Whether a template has a page of its own, which no other template shows. */
function isOwn(template: string, page: string): boolean {
  if (template === 'franchise') return true;
  if (exampleOwn[template]) return exampleOwn[template].includes(page);
  const registry = textOf(`libs/templates/src/templates/${page[0]?.toLowerCase()}${page.slice(1)}Pages.ts`);
  const componentOf = (name: string) => new RegExp(`^  ${name}: (.*),$`, 'm').exec(registry)?.[1];
  return componentOf(template) !== componentOf('franchise');
}

const capital = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`;
const fileOf = (template: string): string => `${folder}/${capital(template)}.stories.tsx`;

/** Stories of a template: what each shows, and its tags. */
const storiesOf = (template: string) =>
  [
    ...textOf(fileOf(template)).matchAll(
      /^export const \w+ = (?:\{ \.\.\.)?page\('(\w+)'(?:, '(\w+)')?\)(?:, tags: \[(.*?)\] \})?;$/gm,
    ),
  ].map(([, page = '', state = 'default', tags = '']) => ({ template, page, state, tags }));

const tested = templates.flatMap(storiesOf).filter(({ tags }) => tags.includes("'test'"));
const pairsOf = (one: keyof (typeof tested)[number], other: keyof (typeof tested)[number]) =>
  new Set(tested.map((story) => `${story[one]} ${story[other]}`));
const missingOf = (found: ReadonlySet<string>, firsts: readonly string[], seconds: readonly string[]) =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`)).filter((pair) => !found.has(pair));

it('reads the pages of the contract and the states of the catalogue', () => {
  expect(pages).toEqual(expect.arrayContaining(['Home', 'Vehicle', 'NotFound']));
  expect(states).toEqual(['default', 'empty', 'long', 'many']);
});

it.each(templates)('shows every page of the template %s, its own in every state', (template) => {
  const found = storiesOf(template).map(({ page, state }) => `${page} ${state}`);
  const wanted = pages.flatMap((page) =>
    states.flatMap((state) => (state === 'default' || isOwn(template, page) ? `${page} ${state}` : [])),
  );
  expect(wanted.filter((one) => !found.includes(one)).map((one) => `${fileOf(template)} lacks: ${one}`)).toEqual([]);
});

it('tests each pair of page, template and state, the own pages of examples in all states, and each page with much in it by axe', () => {
  expect(missingOf(pairsOf('page', 'state'), pages, states)).toEqual([]);
  expect(missingOf(pairsOf('page', 'template'), pages, templateNames)).toEqual([]);
  expect(missingOf(pairsOf('template', 'state'), templateNames, states)).toEqual([]);
  const own = Object.keys(exampleOwn)
    .flatMap(storiesOf)
    .filter(({ template, page }) => isOwn(template, page));
  expect(own.filter(({ tags }) => !tags.includes("'test'"))).toEqual([]);
  const judged = tested.filter(({ state, tags }) => state === 'many' && tags.includes("'axe'"));
  expect(pages.filter((page) => !judged.some((story) => story.page === page))).toEqual([]);
});
