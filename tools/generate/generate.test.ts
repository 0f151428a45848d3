import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { generateInto, openDraft } from '@forecourt/platform/generate';
import { ESLint } from 'eslint';
import { afterAll, describe, expect, it } from 'vitest';
import { linkInstalled } from '../packages/linkInstalled.ts';
import { kinds } from './kinds.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const made: string[] = [];
afterAll(() => made.forEach((copy) => rmSync(copy, { recursive: true, force: true })));

/** What nobody needs who only checks and tests one folder. */
const isLeftOut = (path: string): boolean => ['node_modules', 'dist', '.next', 'test-results'].includes(basename(path));

/** A copy of the repository that holds some folders, and of packages what the repository has installed. */
function copyOf(...folders: string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'forecourt-generate-'));
  made.push(copy);
  for (const file of ['package.json', 'tsconfig.base.json', 'eslint.config.mjs', '.prettierrc.json', 'nx.json'])
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  for (const folder of [...folders, 'tools/vite'])
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => path === join(root, folder) || !isLeftOut(path),
    });
  linkInstalled(copy);
  return copy;
}

/** Generates into a copy. @returns also the paths of what was written or changed */
function generate(copy: string, ...args: string[]) {
  const draft = openDraft(copy);
  const generated = generateInto(draft, kinds, args);
  const changes = draft.changes();
  draft.save();
  return { ...generated, paths: changes.map(({ path }) => path).toSorted() };
}

async function program(name: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    return (await run(join(root, 'node_modules/.bin', name), args, { cwd, maxBuffer: 64 * 1_024 * 1_024 })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${name}: ${stdout}${stderr}`);
  }
}

/** What lint says of files of a copy, as if they stood in the repository: rules go by their paths. */
async function lintFaults(copy: string, paths: readonly string[]): Promise<string[]> {
  const eslint = new ESLint({ cwd: root });
  const results = await Promise.all(
    paths.map((path) => eslint.lintText(readFileSync(join(copy, path), 'utf8'), { filePath: join(root, path) })),
  );
  return results.flat().flatMap(({ filePath, messages }) => messages.map(({ message }) => `${filePath}: ${message}`));
}

/**
 * Format, lint and types of all that was generated into a copy, each in one process, and its tests by project.
 * @param types names of the configuration by which types are checked; without one, of what was generated
 */
async function isGreen(copy: string, all: readonly ReturnType<typeof generate>[], types = 'tsconfig.json') {
  const paths = [...new Set(all.flatMap((one) => one.paths))];
  await program('prettier', ['--check', '--write', ...paths], copy);
  const sources = paths.filter((path) => /\.tsx?$/.test(path));
  expect(await lintFaults(copy, sources)).toEqual([]);
  const compilerOptions = { noEmit: true, types: ['node'] };
  // The configuration of the host imports what a copy does not hold.
  const checked = sources.filter((path) => !path.endsWith('forecourt.config.ts'));
  const own = { extends: './tsconfig.base.json', compilerOptions, files: checked };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(own));
  await program('tsc', ['-p', types, '--noEmit'], copy);
  for (const folder of new Set(all.map(({ tests }) => tests.folder))) {
    const files = all.flatMap(({ tests }) => (tests.folder === folder ? tests.files : []));
    expect(await program('vitest', ['run', ...files], join(copy, folder))).toMatch(/Tests\s.*passed/);
  }
}

describe('what is generated is registered, and green', { timeout: 180_000 }, () => {
  it('components, sections, forms and channels', async () => {
    const folders = ['libs/content', 'libs/content/dist', 'libs/templates', 'libs/templates/dist'];
    const copy = copyOf(...folders, 'apps/host/forecourt.config.ts', 'apps/host/vitest.config.ts');
    const component = generate(copy, 'component', 'WarrantyNote', '--lib', 'content');
    const folder = 'libs/content/src/components/WarrantyNote/WarrantyNote';
    expect(component.paths).toEqual([
      `${folder}.css.ts`,
      `${folder}.stories.tsx`,
      `${folder}.test.tsx`,
      `${folder}.tsx`,
      'libs/content/src/index.ts',
    ]);
    const section = generate(copy, 'section', 'WorkshopFacts');
    expect(section.paths).toContain('libs/templates/src/sections/index.ts');
    const form = generate(copy, 'form', 'call-me-back');
    const channel = generate(copy, 'channel', 'dealer-desk');
    const config = readFileSync(join(copy, 'apps/host/forecourt.config.ts'), 'utf8');
    expect(config).toMatch(/forms: \{[^}]*'call-me-back': callMeBackForm/s);
    expect(config).toMatch(/deliveryChannels: \{ crm: crmChannel, 'dealer-desk': dealerDeskChannel \}/);
    await isGreen(copy, [component, section, form, channel]);
  });

  it('filters', async () => {
    // What is built of ui has to see the copy's domain, as search does.
    const copy = copyOf('libs/domain', 'libs/search', 'libs/ui/package.json', 'libs/ui/dist');
    const filter = generate(copy, 'filter', 'engine', '--from', 'fuel');
    expect(readFileSync(join(copy, 'libs/domain/src/search/attributes.ts'), 'utf8')).toMatch(
      /drive: .*\n {2}engine: \{ kind: 'words', control: 'list' \},\n {2}filtered_features/,
    );
    expect(readFileSync(join(copy, 'libs/domain/src/messages/tables/filterMessages.ts'), 'utf8')).toMatch(
      /'filter.drive': .*\n {2}'filter.engine': 'Engine',\n {2}'filter.filteredFeatures'/,
    );
    await program('tsc', ['-p', 'libs/domain/tsconfig.build.json'], copy);
    await isGreen(copy, [filter], 'libs/search/tsconfig.json');
  });
});

describe('nothing is written', () => {
  it.each([
    [['component', 'warrantyNote', '--lib', 'content'], /'warrantyNote' is no name for a component: write it like/],
    [['component', 'WarrantyNote'], /^--lib: the library that it belongs to, one of .*content/],
    [['component', 'WarrantyNote', '--lib', 'contents'], /^--lib:/],
    [['component', 'StepList', '--lib', 'content'], /StepList is there already/],
    [['section', 'AboutSection'], /AboutSection\.tsx is there already/],
    [['filter', 'Engine'], /like engine_size/],
    [['filter', 'make'], /There is a filter 'make' already/],
    [['filter', 'engine', '--from', 'motor'], /^--from: a field of vehicles that holds text, one of .*fuel/],
    [['filter', 'engine', '--kind', 'number'], /^--measure: what the number counts/],
    [['form', 'CallMe'], /like call-me-back/],
    [['form', 'enquiry'], /has a form 'enquiry' already/],
    [['channel', 'crm'], /channel-crm is there already/],
    [['form', 'call-me', '--lib', 'content'], /A form has no option --lib/],
    [['page', 'about'], /^Usage/],
    [['form', 'one', 'two'], /^Usage/],
  ])('for %j, which is answered with what would be right', (args, message) => {
    const draft = openDraft(root);
    expect(() => generateInto(draft, kinds, args)).toThrow(message);
    expect(draft.changes()).toEqual([]);
  });
});
