import { join } from 'node:path';
import { endTogether } from '../front-door/children.mjs';
import { ensureInstalled } from '../front-door/install.mjs';
import { root, Stop } from '../front-door/machine.mjs';
import { chooseSteps } from './chooseSteps.mjs';
import { printProfile } from './profile.mjs';
import { runSteps } from './runSteps.mjs';

/** Does checks in the environment that they need, with all tools. Where they break, the line of the sum ends the output. */
export async function prepareRun(work) {
  endTogether();
  // Settings of a running site would change what the tests see.
  for (const name of ['PORT', 'NODE_ENV']) delete process.env[name];
  // The tests start hundreds of processes, most of them with the same code: a fifth of their start is its compilation.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    console.log('\n0 passed, 1 failed');
    process.exitCode = 1;
  }
}

/**
 * Installs what is missing, then runs those of the steps that `args` name. Always ends with the line of the sum; with
 * `--profile` what the tests cost comes before it.
 */
export const verifyRepository = (steps, args = []) =>
  prepareRun(async () => {
    const isProfiled = args.includes('--profile');
    const chosen = chooseSteps(
      steps,
      args.filter((one) => one !== '--profile'),
    );
    // By default Nx shows nothing of what tests print where they pass.
    if (isProfiled) process.env.NX_DEFAULT_OUTPUT_STYLE = 'static';
    await ensureInstalled();
    const since = Date.now();
    const beforeSum = (outputs) => isProfiled && printProfile(outputs, since);
    process.exitCode = await runSteps(chosen, console.log, beforeSum);
  });
