import { platformTemplates } from '@forecourt/templates/config';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import forecourt from '../../forecourt.config.ts';
import { pageTables, type Templates } from './pageTables.ts';
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

it('refuses a template that lacks pages', () => {
  expect(() => pageTables({ bare: { pages: { Home: '@acme/bare/Home' } } }, '/host/pages')).toThrow(
    "The template 'bare' has no page Shell: it has to extend another one.",
  );
});
