import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../leads/destinations/atomicFile.ts';
import { pictureId, type PictureStore } from './pictureStore.ts';

/** Pictures in a folder of this machine, readable by its owner only. */
export function openFolderPictures(folder: string): PictureStore {
  const pathOf = (id: string): string => {
    if (!pictureId.test(id)) throw new Error('A picture is called by a UUID.');
    return join(folder, id.slice(0, 2), `${id}.jpg`);
  };
  return {
    put: (id, picture) => writeWhole(pathOf(id), picture),
    async get(id) {
      try {
        return new Uint8Array(await readFile(pathOf(id)));
      } catch (fault) {
        if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw fault;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
