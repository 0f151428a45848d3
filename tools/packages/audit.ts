// `npm run audit`: known holes in what hosts run. Where no registry can be asked it says so, and fails nobody's work.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { judgeAudit } from './judgeAudit.ts';

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: join(import.meta.dirname, '../..'),
  encoding: 'utf8',
  shell: process.platform === 'win32',
  maxBuffer: 100_000_000,
  timeout: 60_000,
});
const { isAsked, urgent, others } = judgeAudit(stdout ?? '');
if (!isAsked) console.log('No registry could be asked for known holes: ask again where there is one.');
else if (urgent.length === 0) console.log(`Nothing high or critical is known. ${others} can wait for the next update.`);
else {
  console.error(`Update before anything else goes out:\n  ${urgent.join('\n  ')}`);
  process.exitCode = 1;
}
