import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** Folder of this package. */
const packageFolder = join(import.meta.dirname, '..');

/** Folder of a project in which the host is written and built: made anew for each version, never edited. */
export const copyName = '.forecourt-host';

/** What the copy keeps of a build before, which makes the next one quicker. */
const kept = ['.next'];
const copied = ['server', 'scripts', 'src', 'storybook', 'public', 'next.config.ts', 'package.json'];
const builtFile = 'built-from';

/** The copy compiles by the host's own rules, whatever the project's are. */
const compilerOptions = {
  target: 'ES2024',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  incremental: true,
  allowJs: false,
  allowImportingTsExtensions: true,
  esModuleInterop: true,
  isolatedModules: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  types: ['node'],
  plugins: [{ name: 'next' }],
};

/** What the pages of a build follow from, apart from sites and content, which are read while the host runs. */
const sources = new Set(['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.css', '.json']);
const notBuilt = new Set([
  'node_modules',
  'sites',
  'content',
  'dist',
  'storybook-static',
  'test-results',
  // Editors read it, pages do not.
  'site.schema.json',
]);

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || notBuilt.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (sources.has(extname(entry.name))) yield path;
  }
}

/** @returns a mark that changes with the version of the host and with the project's own code */
export function buildMark(root, from = packageFolder) {
  const hash = createHash('sha256').update(readFileSync(join(from, 'package.json')));
  for (const path of [...sourceFiles(root)].sort())
    hash.update(relative(root, path).split(sep).join('/')).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

/** Whether the project's build is of this version and of the code as it stands. */
export function isBuilt(root, from = packageFolder) {
  const file = join(root, copyName, builtFile);
  return existsSync(file) && readFileSync(file, 'utf8') === buildMark(root, from);
}

/** Says that what stands in the copy was built. */
export const markBuilt = (root, mark) => writeFileSync(join(root, copyName, builtFile), mark);

/** Whether the copy is of the version that is installed. */
export function isCopied(root, from = packageFolder) {
  const [copy, installed] = [join(root, copyName), from].map((folder) => join(folder, 'package.json'));
  return existsSync(copy) && readFileSync(copy, 'utf8') === readFileSync(installed, 'utf8');
}

/**
 * Writes the host into the project, where its pages can import the project's configuration and templates.
 * @param root folder of the project; nothing outside the copy is written
 * @param from folder of the host's package
 * @param whileServed keeps the files that a host may be serving, which the next build writes anew
 */
export function writeCopy(root, { from = packageFolder, whileServed = false } = {}) {
  const stays = whileServed ? [...kept, 'public'] : kept;
  const folder = join(root, copyName);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!stays.includes(name)) rmSync(join(folder, name), { recursive: true });
  }
  for (const name of copied) cpSync(join(from, name), join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'forecourt.config.ts'), "export { default } from '../forecourt.config.ts';\n");
  writeFileSync(
    join(folder, 'server/projectRoot.ts'),
    "import { join } from 'node:path';\n\nexport const projectRoot = join(import.meta.dirname, '../..');\n",
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    `${JSON.stringify({ compilerOptions, include: ['**/*.ts', '**/*.tsx'] }, null, 2)}\n`,
  );
}
