// Builds the host and the libraries under it with nothing but what a host needs: no Nx, no check of types and no type
// declarations, and all bundles in one process. What it writes is a host to run, not packages to publish or to test.
import { join } from 'node:path';
import { endTogether, run } from './children.mjs';
import { prepareDemoData } from './demoData.mjs';
import { hostLibraries } from './hostLibraries.mjs';
import { commandFile, ownNode, readJson, root, scriptCommands } from './machine.mjs';

const host = join(root, 'apps/host');

function fail(output) {
  console.error(output.trim());
  process.exit(1);
}

async function runNode(cwd, ...args) {
  const { code, output } = await run([ownNode, ...args], { cwd });
  if (code !== 0) fail(output);
}

const isBundled = ({ scripts }) => scripts.build.startsWith('vite build');
const short = (name) => name.replace('@forecourt/', '');

/** The part of a library's own build that makes its scripts. */
function transpile({ folder, name }) {
  const command = [commandFile('@typescript/native', 'tsc'), '-p', 'tsconfig.build.json', '--declaration', 'false'];
  const built = runNode(join(root, folder), ...command);
  return built.then(() => console.log(`  ${short(name)}`));
}

async function bundle({ folder, name }) {
  const { build } = await import('vite');
  // Bundles name their modules from the working folder.
  process.chdir(join(root, folder));
  await build({ root: join(root, folder), configFile: join(root, folder, 'vite.config.ts'), logLevel: 'error' });
  console.log(`  ${short(name)}`);
}

// Its programs have groups of their own, which an end of this one does not reach.
endTogether();
const libraries = hostLibraries();
const transpiled = new Map(libraries.filter((one) => !isBundled(one)).map((one) => [one.name, transpile(one)]));
// Style modules import the libraries that are built before theirs, as they are built.
for (const library of libraries) await (transpiled.get(library.name) ?? bundle(library));
const [fingerprint = ''] = process.argv.slice(2);
// Beside the pages, of which only parts are compiled by several threads.
const prepared = prepareDemoData(fingerprint);
// The steps of the host's own build.
for (const command of scriptCommands(readJson(join(host, 'package.json')), 'build')) await runNode(host, ...command);
await prepared;
console.log('  host');
