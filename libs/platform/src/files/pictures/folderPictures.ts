import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../atomicFile.ts';
import { pictureId, type PictureStore } from './pictureStore.ts';

function openFolder(folder: string, extension: string): PictureStore {
  const pathOf = (id: string): string => {
    if (!pictureId.test(id)) throw new Error('A file is called by a UUID.');
    return join(folder, id.slice(0, 2), id + extension);
  };
  return {
    put: (id, bytes) => writeWhole(pathOf(id), bytes),
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

/** Pictures in a folder of this machine, readable by its owner only. */
export const openFolderPictures = (folder: string): PictureStore => openFolder(folder, '.jpg');

/** Documents in a folder of this machine, readable by its owner only, with an extension that no program opens. */
export const openFolderDocuments = (folder: string): PictureStore => openFolder(folder, '.document');
