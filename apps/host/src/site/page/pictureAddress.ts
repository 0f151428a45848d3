import { imageUrl } from '@forecourt/ui';
import { imageSettings } from '../request/imageSettings.ts';

/** Width of shared pictures: search engines require 1,200 pixels. */
const sharedWidth = 1280;

/** Absolute URL of a picture in one size, for search engines and link previews. */
export const pictureAddress = (url: string, origin: string): string =>
  new URL(imageUrl(url, sharedWidth, imageSettings()), origin).href;
