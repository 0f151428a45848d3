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

/** Generates into a copy and formats what was written. @returns the paths of what was written or changed */
async function generate(copy: string, ...args: string[]) {
  const draft = openDraft(copy);
  const generated = generateInto(draft, kinds, args);
  const changes = draft.changes();
  draft.save();
  await program('prettier', ['--check', '--write', ...changes.map(({ path }) => path)], copy);
  return { ...generated, paths: changes.map(({ path }) => path).toSorted() };
}

/** What lint says of files of a copy, as if they stood in the repository: rules go by their paths. */
async function lintFaults(copy: string, paths: readonly string[]): Promise<string[]> {
  const eslint = new ESLint({ cwd: root });
  const results = await Promise.all(
    paths.map((path) => eslint.lintText(readFileSync(join(copy, path), 'utf8'), { filePath: join(root, path) })),
  );
  return results.flat().flatMap(({ filePath, messages }) => messages.map(({ message }) => `${filePath}: ${message}`));
}

async function program(name: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    return (await run(join(root, 'node_modules/.bin', name), args, { cwd, maxBuffer: 64 * 1_024 * 1_024 })).stdout;
  } catch (fault) {
    const { stdout = '', stderr = '' } = fault as { stdout?: string; stderr?: string };
    throw new Error(`${name}: ${stdout}${stderr}`);
  }
}

/** Lint, types and tests of what was generated. */
async function isGreen(
  copy: string,
  { paths, tests }: { paths: readonly string[]; tests: { folder: string; files: string[] } },
  config = 'tsconfig.json',
) {
  expect(
    await lintFaults(
      copy,
      paths.filter((path) => /\.tsx?$/.test(path)),
    ),
  ).toEqual([]);
  await program('tsc', ['-p', join(copy, tests.folder, config), '--noEmit'], copy);
  const said = await program('vitest', ['run', ...tests.files], join(copy, tests.folder));
  expect(said).toMatch(/Tests\s.*passed/);
}

describe('what is generated is green', { timeout: 120_000 }, () => {
  it('a component', async () => {
    const copy = copyOf('libs/content');
    const generated = await generate(copy, 'component', 'WarrantyNote', '--lib', 'content');
    const folder = 'libs/content/src/components/WarrantyNote/WarrantyNote';
    expect(generated.paths).toEqual([
      `${folder}.css.ts`,
      `${folder}.stories.tsx`,
      `${folder}.test.tsx`,
      `${folder}.tsx`,
      'libs/content/src/index.ts',
    ]);
    await isGreen(copy, generated);
  });

  it('a section', async () => {
    const copy = copyOf('libs/templates');
    const generated = await generate(copy, 'section', 'WorkshopFacts');
    expect(generated.paths).toContain('libs/templates/src/sections/index.ts');
    await isGreen(copy, generated);
  });

  it('a filter', async () => {
    // What is built of ui has to see the copy's domain, as search does.
    const copy = copyOf('libs/domain', 'libs/search', 'libs/ui/package.json', 'libs/ui/dist');
    const generated = await generate(copy, 'filter', 'engine', '--from', 'fuel');
    expect(readFileSync(join(copy, 'libs/domain/src/search/attributes.ts'), 'utf8')).toMatch(
      /drive: .*\n {2}engine: \{ kind: 'words', control: 'list' \},\n {2}filtered_features/,
    );
    expect(readFileSync(join(copy, 'libs/domain/src/messages/tables/filterMessages.ts'), 'utf8')).toMatch(
      /'filter.drive': .*\n {2}'filter.engine': 'Engine',\n {2}'filter.filteredFeatures'/,
    );
    await program('tsc', ['-p', join(copy, 'libs/domain/tsconfig.build.json')], copy);
    await isGreen(copy, generated);
  });

  it('a form', async () => {
    const copy = copyOf('apps/host/forecourt.config.ts', 'apps/host/vitest.config.ts');
    const generated = await generate(copy, 'form', 'call-me-back');
    expect(readFileSync(join(copy, 'apps/host/forecourt.config.ts'), 'utf8')).toMatch(
      /forms: \{[^}]*'call-me-back': callMeBackForm/s,
    );
    writeFileSync(join(copy, 'apps/host/tsconfig.json'), JSON.stringify(only('forms')));
    await isGreen(copy, generated);
  });

  it('a channel', async () => {
    const copy = copyOf('apps/host/forecourt.config.ts', 'apps/host/vitest.config.ts');
    const generated = await generate(copy, 'channel', 'dealer-desk');
    expect(readFileSync(join(copy, 'apps/host/forecourt.config.ts'), 'utf8')).toMatch(
      /deliveryChannels: \{ crm: crmChannel, 'dealer-desk': dealerDeskChannel \}/,
    );
    writeFileSync(join(copy, 'apps/host/tsconfig.json'), JSON.stringify(only('../../examples/channel-dealer-desk')));
    await isGreen(copy, generated);
  });
});

const only = (folder: string) => ({
  extends: '../../tsconfig.base.json',
  compilerOptions: { noEmit: true, types: ['node'] },
  include: [folder],
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
