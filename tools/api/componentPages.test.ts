import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allFacts, factsOf } from '../vite/componentFacts.ts';
import { exportedComponents, namedIn } from './storyGaps.ts';

const root = join(import.meta.dirname, '../..');
const exported = new Set(globSync('libs/*', { cwd: root }).flatMap((folder) => exportedComponents(join(root, folder))));

/** Files of stories, each a page of the catalogue: its title, and whether it is of a component that others import. */
const pages = globSync('libs/*/src/**/*.stories.tsx', { cwd: root }).map((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const title = /\btitle: '(\w+\/[^']+)'/.exec(text)?.[1];
  if (title === undefined) throw new Error(`${file} has no title such as 'UI/Button'.`);
  return { title, isExported: namedIn(text).some((name) => exported.has(name)) };
});

const usageFiles = globSync('apps/catalogue/.storybook/usage/*Usage.ts', { cwd: root });
const usages = usageFiles.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}'([^']+)': \{/gm)].map(([, title = '']) => title),
);

it('reads tokens, events and flags out of the files of a component', () => {
  const styles =
    'const { color } = vars; style({ background: color.surface, padding: space[16], margin: vars.space[16] })';
  const code = "const isOn = useFlag('compare'); track('favourite', {}); const x = color.red;";
  expect(
    factsOf([
      { name: 'Card.css.ts', text: styles },
      { name: 'Card.tsx', text: code },
    ]),
  ).toEqual({ tokens: ['color.surface', 'space.16'], events: ['favourite'], flags: ['compare'] });
});

it('finds them in the components that there are', () => {
  const facts = allFacts();
  expect(facts['libs/vehicle/src/components/VehicleCard']?.tokens).toContain('color.surface');
  expect(facts['libs/shopper/src/components/FavouriteToggle']?.events).toEqual(['favourite']);
  expect(facts['libs/search/src/components/FilterPanel']?.flags).toContain('persistFilterSections');
});

it('says when each exported component is right, and when another one is', () => {
  const missing = pages.filter(({ title, isExported }) => isExported && !usages.includes(title));
  expect(
    missing.map(({ title }) => {
      const file = `${title.split('/')[0]?.toLowerCase()}Usage.ts`;
      return `${title} has no usage: say in apps/catalogue/.storybook/usage/${file} when it is right and when not`;
    }),
  ).toEqual([]);
});

it('says so of components that there are, once of each', () => {
  const titles = pages.map(({ title }) => title);
  expect(usages.filter((title) => !titles.includes(title))).toEqual([]);
  expect(usages.filter((title, place) => usages.indexOf(title) !== place)).toEqual([]);
});
