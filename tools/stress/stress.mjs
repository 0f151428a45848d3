// `npm run test:stress -- FILE --times 30 --load`: runs one test file many times.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endTogether, run } from '../front-door/children.mjs';
import { projects, readJson, root } from '../front-door/machine.mjs';
import { failedTests, runnerOf, sumOf } from './stressRuns.mjs';

endTogether();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '30' },
    load: { type: 'boolean', default: false },
    grep: { type: 'string', short: 'g' },
  },
});
const times = Number(values.times);
const file = positionals[0] && relative(root, resolve(process.env.INIT_CWD ?? '.', positionals[0]));
const folders = projects().map(({ folder }) => folder);
const runner = file && times > 0 ? runnerOf(file, { folders, times, grep: values.grep }) : null;
if (!runner) {
  console.error('Usage: npm run test:stress -- FILE [--times 30] [--load] [-g TITLE]; FILE is a test of a project.');
  process.exit(2);
}

const busy = values.load
  ? Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']))
  : [];
process.on('exit', () => busy.forEach((child) => child.kill('SIGKILL')));

const report = resolve(root, runner.folder, 'test-results/stress.json');
const counts = { passed: 0, failed: 0 };
for (let left = runner.runs; left > 0; left -= 1) {
  rmSync(report, { force: true });
  const { code, output } = await run(runner.command(report), {
    cwd: resolve(root, runner.folder),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const result = failedTests(code, () => readJson(report));
  counts.passed += result.passed;
  counts.failed += result.failed.length;
  for (const { title, message } of result.failed) console.log(`\n✗ ${title}\n${message || output}`);
}
console.log(`\n${sumOf(counts, times)}`);
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);
