import { imageUrl } from '@forecourt/ui';
import { imageSettings } from '../request/imageSettings.ts';

/** Wide enough for whoever shows a picture of ours: search engines ask for 1,200 pixels. */
const sharedWidth = 1280;

/** Whole address of a picture, in one size, for those who read a page without showing it. */
export const pictureAddress = (url: string, origin: string): string =>
  new URL(imageUrl(url, sharedWidth, imageSettings()), origin).href;
