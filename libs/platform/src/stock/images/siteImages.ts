import { assetTypes } from '@forecourt/domain';
import { openPictureCopies } from '../../config/sites/sitePictures.ts';
import type { ImageSource, OriginalSource } from '../../ports/imagePort.ts';

/**
 * The pictures that sites bring along, by their hashes: resized as those of vehicles are, or as they are. Their fonts lie there too.
 * @param folder where the copies are that pages may name
 */
export function openSiteImages(folder: string): ImageSource & OriginalSource {
  const copies = openPictureCopies(folder);
  return {
    async picture(hash) {
      for (const type of assetTypes) {
        const found = await copies.read(hash, type);
        if (found) return found;
      }
      return null;
    },
    async original(hash, ending) {
      const type = ([...assetTypes, 'woff2'] as const).find((one) => one === ending);
      return type === undefined ? null : copies.read(hash, type);
    },
  };
}
