import type { Site } from '@forecourt/domain';
import type { DocumentKind } from '../files/documentKinds.ts';

/** Most pictures that belong to one thing. */
export const maxPictures = 8;
/** Largest picture, in bytes. */
export const maxPictureBytes = 10 * 1_024 * 1_024;

export interface UploadedPicture {
  id: string;
  width: number;
  height: number;
}

/** What a field takes. */
export type UploadKind = 'picture' | 'document';

/** A picture, or a document whose width and height are 0. */
export interface UploadedFile extends UploadedPicture {
  kind: 'picture' | DocumentKind;
  /** What the visitor calls a document, cleaned; '' of a picture. */
  name: string;
}

/** What may be added. */
export interface UploadRules {
  /** @default pictures only */
  kinds?: readonly UploadKind[];
  /** Most files of this owner. @default 8, and never more */
  max?: number;
}

export interface UploadResult {
  added: UploadedFile[];
  /** Why files were left out, in words for the visitor, each reason once; empty where all were taken. */
  refused: string[];
}

/** What a file is to this room: its size before it is read, then its bytes. A `File` is one. */
export interface SentFile {
  size: number;
  /** As the visitor's device calls it; nothing is decided by it. */
  name?: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A file that the dealer has a link to. */
export interface HandedOverFile {
  id: string;
  /** Of the site; works without signing in, until it is over. */
  path: string;
  /** What the visitor calls a document; '' of a picture. */
  name: string;
}

export interface PictureResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
}

/** Pictures and documents that visitors send. Only who has a link to one sees it, and a document is never shown. */
export interface UploadService {
  /** Largest document, in megabytes. */
  readonly documentMegabytes: number;
  /** @param visitor address of who sends them: counted, and never kept as it is */
  add(
    site: Site,
    owner: string,
    files: readonly SentFile[],
    visitor: string,
    rules?: UploadRules,
  ): Promise<UploadResult>;
  list(site: Site, owner: string): Promise<UploadedFile[]>;
  remove(site: Site, owner: string, id: string): Promise<boolean>;
  /** Throws all files of an owner away. */
  removeAll(site: Site, owner: string): Promise<void>;
  /** Keeps them for as long as their links work. */
  handOver(site: Site, owner: string): Promise<HandedOverFile[]>;
  /** Path of the site under which its visitor sees a picture again, for a day. */
  ownPath(site: Site, id: string): string;
  /** What stands behind a link, smaller where it says `width=192`: a picture to be seen, a document to be saved. */
  respond(site: Site, id: string, given: URLSearchParams): Promise<PictureResponse>;
  /** Deletes what is over. @returns how many */
  sweep(): Promise<number>;
}
