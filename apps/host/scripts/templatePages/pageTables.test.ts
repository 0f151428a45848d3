import { homeSections } from '@forecourt/templates';
import { homeSectionNames, platformTemplates } from '@forecourt/templates/config';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import forecourt from '../../forecourt.config.ts';
import type { Templates } from './homeParts.ts';
import { pageTables } from './pageTables.ts';
import { sheetTable, templateSheets } from './writeTemplateStyles.ts';

const folder = join(import.meta.dirname, '../../src/site/templates/pages');

it('has written the pages of the templates in the configuration: run `npm run templates`', () => {
  const files = pageTables(forecourt.templates, folder);
  expect(readdirSync(folder).toSorted()).toEqual(files.map(({ name }) => name).toSorted());
  for (const { name, text } of files) expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
});

it('has written the address of each template’s own sheet, which changes with its content', async () => {
  const sheets = await templateSheets(forecourt.templates, join(folder, '../../../..'));
  expect(sheets.map(({ template }) => template)).toEqual(['boutique']);
  expect(readFileSync(join(folder, '../templateStyles.ts'), 'utf8')).toBe(sheetTable(sheets));
});

const own: Templates = {
  ...platformTemplates,
  boutique: { extends: 'superstore', from: 'file:///packages/boutique/template.js', pages: { Home: './Home.js' } },
  'city-boutique': { extends: 'boutique', pages: { Vehicle: '@acme/city/Vehicle' } },
};
const rowsOf = (page: string) => {
  const text = pageTables(own, '/host/pages').find(({ name }) => name === `${page}.ts`)?.text ?? '';
  return [...text.matchAll(/^ {2}'?([\w-]+)'?: (.*),$/gm)].map(([, name, source]) => [name, source]);
};

it('takes a template’s own page from its module, and every other from what it extends', () => {
  const home = "async () => (await import('../../packages/boutique/Home.js')).Home";
  expect(rowsOf('Home').slice(4)).toEqual([
    ['boutique', home],
    ['city-boutique', home],
  ]);
  expect(rowsOf('Vehicle').slice(4)).toEqual([
    ['boutique', '() => own.superstore'],
    ['city-boutique', "async () => (await import('@acme/city/Vehicle')).Vehicle"],
  ]);
  expect(rowsOf('Contact')[0]).toEqual(['franchise', '() => own.franchise']);
});

it('takes what a page was compiled to, where a package has no sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-template-'));
  const from = pathToFileURL(join(folder, 'template.js')).href;
  const home = () => {
    const templates: Templates = {
      ...platformTemplates,
      own: { extends: 'group', from, pages: { Home: './Home.tsx' } },
    };
    return pageTables(templates, folder).find(({ name }) => name === 'Home.ts')?.text;
  };
  try {
    expect(home()).toContain("import('./Home.tsx')");
    writeFileSync(join(folder, 'Home.js'), '');
    expect(home()).toContain("import('./Home.js')");
    writeFileSync(join(folder, 'Home.tsx'), '');
    expect(home()).toContain("import('./Home.tsx')");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const visits: Templates = {
  ...platformTemplates,
  yard: {
    extends: 'superstore',
    from: 'file:///packages/yard/template.js',
    sections: { Home: ['hero', { visit: './Visit.js' }, 'reviews'] },
  },
};
const homeOf = (templates: Templates) =>
  pageTables(templates, '/host/pages').find(({ name }) => name === 'Home.ts')?.text ?? '';

it('puts a home page together from sections of the extended template and its own', () => {
  const text = homeOf({ ...visits, 'city-yard': { extends: 'yard', sections: { Home: ['visit', 'hero'] } } });
  expect(text).toContain("import { homeOf, homePages as own, homeSections } from '@forecourt/templates';");
  const visit = "(await import('../../packages/yard/Visit.js')).Section";
  const [hero, reviews] = ['hero', 'reviews'].map((name) => `${name}: homeSections.superstore.${name}`);
  const lines = text.replaceAll(/\s+/g, ' ');
  expect(lines).toContain(`yard: async () => homeOf({ ${hero}, visit: ${visit}, ${reviews}, }),`);
  expect(lines).toContain(`'city-yard': async () => homeOf({ visit: ${visit}, ${hero}, }),`);
});

it.each([
  [{ Home: ['herro'] }, "names the section 'herro', which 'superstore' does not have: hero, guarantees, bodies"],
  [{ Home: ['hero', 'hero'] }, "The section 'hero' stands twice on the home page of 'yard'."],
] as const)('refuses the sections %j', (sections, message) => {
  expect(() => homeOf({ ...visits, yard: { ...visits['yard'], sections } })).toThrow(message);
});

it('refuses sections of a template whose home page is not made of any', () => {
  const templates: Templates = { ...own, plain: { extends: 'city-boutique', sections: { Home: ['hero'] } } };
  expect(() => homeOf(templates)).toThrow("'boutique' has a home page that is not made of any");
});

it('knows the names of the sections that the platform’s home pages have', () => {
  const names = Object.fromEntries(Object.entries(homeSections).map(([name, one]) => [name, Object.keys(one)]));
  expect(names).toEqual(homeSectionNames);
});

it('refuses a template that lacks pages', () => {
  expect(() => pageTables({ bare: { pages: { Home: '@acme/bare/Home' } } }, '/host/pages')).toThrow(
    "The template 'bare' has no page Shell: it has to extend another one.",
  );
});
