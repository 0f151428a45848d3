import type { SiteStore } from '../../ports/sitePort.ts';
import { contentPictureLimit, type ContentPictures, type PictureRefusal } from '../pictures/openContentPictures.ts';
import { refusal, type ContentAnswer, type ContentCall } from './contentAnswer.ts';
import { checkOwner, type ContentCaller } from './contentKeys.ts';
import { CallRefused } from './readCall.ts';

/** To which one posts the bytes of a picture for a site's content. */
export const picturesPath = /^\/pictures\/[^/]+$/;

const largestBody = 4 * 1_024 * 1_024;

/** Status and what to do. */
const refusals: Readonly<Record<PictureRefusal, readonly [status: number, words: string]>> = {
  empty: [400, 'This file is empty. Choose another.'],
  big: [413, contentPictureLimit.words],
  pixels: [
    422,
    'This picture has more than 64 million pixels. Save a smaller copy, about 2,000 pixels wide, and choose it again.',
  ],
  heic: [415, 'We can’t read HEIC pictures. Save it as a JPEG and choose it again.'],
  unreadable: [
    415,
    'We can’t read this picture: it’s another type of file, or damaged. Choose a JPEG, PNG, WebP or AVIF.',
  ],
  busy: [503, 'We’re processing too many pictures right now. Choose it again in a minute.'],
  full: [
    503,
    'The server is out of space for pictures. Let whoever looks after it know, then choose the picture again.',
  ],
};

function refusePicture(reason: PictureRefusal): ContentAnswer {
  const [status, words] = refusals[reason];
  return refusal(status, words, reason === 'busy' ? { 'retry-after': '60' } : undefined);
}

/** Most bytes that a call of the content API may send. @param path after `/api/content` */
export const longestContentBody = (path: string): number =>
  picturesPath.test(path) ? contentPictureLimit.bytes : largestBody;

/** The answer to a call that sends more. @param path after `/api/content` */
export const tooLongContent = (path: string): ContentAnswer =>
  picturesPath.test(path) ? refusePicture('big') : refusal(413, `The body is larger than ${largestBody} bytes.`);

export interface AnswerPictureDeps {
  pictures: Pick<ContentPictures, 'add'>;
  sites: Pick<SiteStore, 'bySlug'>;
  /** Called with the address of every picture that was stored. */
  onStored: (address: string, caller: ContentCaller) => void;
}

/** Takes a picture for a site's content, and answers the address that its records name. */
export const openPictureAnswer =
  ({ pictures, sites, onStored }: AnswerPictureDeps) =>
  async ({ path, body }: ContentCall, caller: ContentCaller): Promise<ContentAnswer> => {
    const slug = path.slice('/pictures/'.length);
    checkOwner(caller, `sites/${slug}`);
    const site = sites.bySlug(slug);
    if (!site) throw new CallRefused(404, `There is no site '${slug}'.`);
    const stored = await pictures.add(site, Buffer.from(body));
    if (!stored.ok) return refusePicture(stored.reason);
    const { address, width, height } = stored;
    onStored(address, caller);
    return { status: 201, body: { address, width, height } };
  };
