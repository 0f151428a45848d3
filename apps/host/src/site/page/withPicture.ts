import { pictureAddress } from './pictureAddress.ts';

/** Facts with their picture at an address that answers: pictures of the site come in sizes only. */
export const withPicture = (facts: object, picture: string | null, origin: string): object =>
  picture === null ? facts : { ...facts, image: pictureAddress(picture, origin) };
