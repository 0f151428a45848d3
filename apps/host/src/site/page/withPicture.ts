import { pictureAddress } from './pictureAddress.ts';

/** Adds the picture's address to structured data: the site's own pictures are served in sizes only. */
export const withPicture = (facts: object, picture: string | null, origin: string): object =>
  picture === null ? facts : { ...facts, image: pictureAddress(picture, origin) };
