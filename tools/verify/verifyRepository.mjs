import { endTogether } from '../front-door/children.mjs';
import { ensureInstalled } from '../front-door/install.mjs';
import { Stop } from '../front-door/machine.mjs';
import { chooseSteps } from './chooseSteps.mjs';
import { runSteps } from './runSteps.mjs';
import { steps } from './steps.mjs';

/** Installs what is missing, then runs the steps that `args` name. Always ends with the line of the sum. */
export async function verifyRepository(args) {
  endTogether();
  // Settings of a running site would change what the tests see.
  for (const name of ['PORT', 'NODE_ENV']) delete process.env[name];
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
