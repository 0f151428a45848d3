import type { MessageTable } from '../messageTable.ts';

/** The pictures of a vehicle, on its page and full screen. */
export const galleryMessages = {
  'gallery.chooseAPicture': 'Choose a picture',
  'gallery.picturesOf': 'Pictures of {name}',
  'gallery.picturesSwipeSideways': 'Pictures, swipe sideways',
  'gallery.openFullScreen': 'Open full screen',
  'gallery.previousPicture': 'Previous picture',
  'gallery.nextPicture': 'Next picture',
  'gallery.pictureOf': 'Picture {number} of {count}',
  'gallery.showPicture': 'Show picture {number}',
  'gallery.showPictureOf': 'Show picture {number}: {view}',
  'gallery.closeFullScreen': 'Close full screen',
  'gallery.viewOf': '{name}, {view}',
  'gallery.numberedPictureOf': '{name}, picture {number}',
  'gallery.zoom': 'Zoom in or out',
  'gallery.pictureFailed': 'This picture didn’t load.',
} as const satisfies MessageTable;
