// `npm run release`: a release by Nx, of packages that say where their source is.
import { spawnSync } from 'node:child_process';
import { commandFile } from '../front-door/machine.mjs';
import { readManifest, root } from './published.ts';
import { isDryRun, prepareManifests, provenanceFault, withoutProvenance } from './releaseSource.ts';

const args = process.argv.slice(2);
const manifest = readManifest(root);
const fault = provenanceFault(args, manifest);

if (fault) {
  console.error(fault);
  process.exitCode = 1;
} else {
  if (!isDryRun(args)) prepareManifests(args, manifest);
  // Nx takes only one of the two.
  const answer = args.includes('--skip-publish') ? [] : ['--yes'];
  const release = [commandFile('nx'), 'release', ...answer, ...args.filter((one) => one !== withoutProvenance)];
  process.exitCode = spawnSync(process.execPath, release, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
