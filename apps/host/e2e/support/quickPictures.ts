import { drawPicture, isPicture, pictureName, readPictureName, type PictureView } from '@forecourt/demo';
import sharp from 'sharp';
import { demo } from '../../server/demo.ts';

const drawn = new Map<PictureView, Promise<Uint8Array>>();

/** One vehicle, seen so. */
async function draw(view: PictureView): Promise<Uint8Array> {
  const name = pictureName({ body: 'suv', paint: 'signal-red', view, backdrop: 'studio', variant: 0 });
  return sharp(Buffer.from(drawPicture(name) ?? ''))
    .jpeg()
    .toBuffer();
}

/**
 * Has a host show the same vehicle wherever a picture is drawn for the demo: to draw hundreds of them in every size takes
 * a tenth of all journeys' time, and no journey looks at what is in them. Before the host starts.
 */
export function usePicturesDrawnOnce(): void {
  demo.imageSources.demo = {
    async picture(name) {
      if (!isPicture(name)) return null;
      const view = readPictureName(name)?.view ?? 'front';
      const picture = drawn.get(view) ?? draw(view);
      drawn.set(view, picture);
      return picture;
    },
  };
}
