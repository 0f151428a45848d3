import { mkdtempSync, rmSync } from 'node:fs'; import { tmpdir } from 'node:os'; import { join } from 'node:path';
import { packLibraries } from './packLibraries.ts'; import { createdHostFaults } from './createdHost.ts'; import { ownPackageFaults } from './ownPackages.ts'; import { consumerTypeFaults, typedDoors } from './consumerTypes.ts'; import { installPackages } from './installPackages.ts';
const folder = mkdtempSync(join(tmpdir(), 'forecourt-probeC-'));
const tarballs = await packLibraries(join(folder,'tarballs'));
const types = join(folder,'types'); await installPackages(types, tarballs, { also: ['@types/react','@types/react-dom'] });
console.log(typedDoors().filter(d => d.includes('platform')), await consumerTypeFaults(types));
console.log(await createdHostFaults(join(folder,'host'), tarballs)); const a = performance.now();
console.log(await ownPackageFaults(join(folder,'host/acme-motors'))); console.log('own', ((performance.now()-a)/1000).toFixed(1));
rmSync(folder, { recursive: true });
