import { rmSync } from 'node:fs';
import { dataFolder } from './address.ts';
import { usePicturesDrawnOnce } from './quickPictures.ts';

rmSync(dataFolder, { recursive: true, force: true });
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));

usePicturesDrawnOnce();
await import('../../server/main.ts');
