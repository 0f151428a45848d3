// `npm run verify`: the checks of what a change can reach; `-- --watch` repeats them after each change.
import { watch } from 'node:fs';
import { changedFiles, recordVerified } from './changedFiles.mjs';
import { ensureInstalled } from '../front-door/install.mjs';
import { root } from '../front-door/machine.mjs';
import { quickSteps } from './quickSteps.mjs';
import { runSteps } from './runSteps.mjs';
import { prepareRun } from './verifyRepository.mjs';

async function verify() {
  const changed = changedFiles();
  if (changed.size === 0) {
    console.log('Nothing has changed since it last passed.\n\n0 passed, 0 failed');
    return 0;
  }
  console.log(`${changed.size} changed files …`);
  const { steps, left } = quickSteps([...changed.keys()]);
  const code = await runSteps(steps);
  if (code === 0) recordVerified(changed);
  console.log(`Left to npm test: ${left.join('; ')}.`);
  return code;
}

/** Resolves once somebody has saved a file, and nobody another one right after it. */
const nextChange = () =>
  new Promise((resolve) => {
    let timer;
    const watcher = watch(root, { recursive: true }, (_, path) => {
      if (/(^|[/\\])(node_modules|dist|\.[^/\\]*|test-results)[/\\]|\.tsbuildinfo$/.test(path ?? '')) return;
      clearTimeout(timer);
      timer = setTimeout(() => resolve(watcher.close()), 300);
    });
  });

await prepareRun(async () => {
  await ensureInstalled();
  process.exitCode = await verify();
  while (process.argv.includes('--watch')) {
    console.log('\nWaiting for a change …');
    await nextChange();
    process.exitCode = await verify();
  }
});
