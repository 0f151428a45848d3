import { join } from 'node:path';
import { endTogether } from '../front-door/children.mjs';
import { ensureInstalled } from '../front-door/install.mjs';
import { root, Stop } from '../front-door/machine.mjs';
import { chooseSteps } from './chooseSteps.mjs';
import { runSteps } from './runSteps.mjs';

/** Installs what is missing, then runs those of the steps that `args` name. Always ends with the line of the sum. */
export async function verifyRepository(steps, args = []) {
  endTogether();
  // Settings of a running site would change what the tests see.
  for (const name of ['PORT', 'NODE_ENV']) delete process.env[name];
  // The tests start hundreds of processes, most of them with the same code: a fifth of their start is its compilation.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');
  try {
    const chosen = chooseSteps(steps, args);
    await ensureInstalled();
    process.exitCode = await runSteps(chosen);
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    console.log('\n0 passed, 1 failed');
    process.exitCode = 1;
  }
}
