import { rmSync } from 'node:fs';
import { dataFolder } from './address.ts';

rmSync(dataFolder, { recursive: true, force: true });
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));

await import('../../server/main.ts');
