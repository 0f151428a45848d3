import type { Site } from '@forecourt/domain';
import type { DocumentKind } from '../files/documentKinds.ts';

/** Most pictures of one owner. */
export const maxPictures = 8;
/** Largest picture, in bytes. */
export const maxPictureBytes = 10 * 1_024 * 1_024;

export interface UploadedPicture {
  id: string;
  width: number;
  height: number;
}

/** What a form field accepts. */
export type UploadKind = 'picture' | 'document';

/** A picture, or a document whose width and height are 0. */
export interface UploadedFile extends UploadedPicture {
  kind: 'picture' | DocumentKind;
  /** Cleaned file name of a document; '' for a picture. */
  name: string;
}

/** Which files may be added. */
export interface UploadRules {
  /** @default pictures only */
  kinds?: readonly UploadKind[];
  /** Most files of this owner, up to 8. @default 8 */
  max?: number;
}

export interface UploadResult {
  added: UploadedFile[];
  /** Why files were refused, in words for the visitor, each reason once; empty where all were added. */
  refused: string[];
}

/** The part of the web's `File` that is used here: the size is checked before the bytes are read. */
export interface SentFile {
  size: number;
  /** The name on the visitor's device; not trusted. */
  name?: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A file that the dealer gets a link to. */
export interface HandedOverFile {
  id: string;
  /** Path on the site; works without signing in until it expires. */
  path: string;
  /** File name of a document; '' for a picture. */
  name: string;
}

export interface PictureResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
}

/**
 * Pictures and documents that visitors upload. They are reached by signed links only; documents are downloaded, never
 * displayed.
 */
export interface UploadService {
  /** Largest document, in megabytes. */
  readonly documentMegabytes: number;
  /** @param visitor address of the sender, for the rate limit; stored only as a hash */
  add(
    site: Site,
    owner: string,
    files: readonly SentFile[],
    visitor: string,
    rules?: UploadRules,
  ): Promise<UploadResult>;
  list(site: Site, owner: string): Promise<UploadedFile[]>;
  remove(site: Site, owner: string, id: string): Promise<boolean>;
  /** Deletes all files of an owner. */
  removeAll(site: Site, owner: string): Promise<void>;
  /** Makes links for the dealer, and keeps the files for as long as the links are valid. */
  handOver(site: Site, owner: string): Promise<HandedOverFile[]>;
  /** Path under which the visitor sees a picture, valid for a day. */
  ownPath(site: Site, id: string): string;
  /** Answers a signed link: a picture inline (a thumbnail with `width=192`), a document as a download. */
  respond(site: Site, id: string, given: URLSearchParams): Promise<PictureResponse>;
  /** Deletes expired files. @returns how many */
  sweep(): Promise<number>;
}
