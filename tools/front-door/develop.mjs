// Runs a program of a package with the tools of development, which a mere start does not install:
// `node develop.mjs nx run @forecourt/catalogue:dev`.
import { withBuildLock } from './buildLock.mjs';
import { endTogether, serve } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { commandFile, ownNode, Stop } from './machine.mjs';

endTogether();
const [program, ...args] = process.argv.slice(2);
try {
  await withBuildLock(() => ensureInstalled('all'));
  process.exitCode = await serve([ownNode, commandFile(program), ...args]);
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
}
