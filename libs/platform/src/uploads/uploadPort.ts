import type { Site } from '@forecourt/domain';

/** Most pictures that belong to one thing. */
export const mostPictures = 8;
/** Largest file, in bytes. */
export const mostPictureBytes = 10 * 1_024 * 1_024;

export interface UploadedPicture {
  id: string;
  width: number;
  height: number;
}

export interface UploadResult {
  added: UploadedPicture[];
  /** Why files were left out, in words for the visitor, each reason once; empty where all were taken. */
  refused: string[];
}

/** What a file is to this room: its size before it is read, then its bytes. A `File` is one. */
export interface SentFile {
  size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface PictureResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
}

/** Pictures that visitors send. Only who has a link to one sees it. */
export interface UploadService {
  /** @param visitor address of who sends them: counted, and never kept as it is */
  add(site: Site, owner: string, files: readonly SentFile[], visitor: string): Promise<UploadResult>;
  list(site: Site, owner: string): Promise<UploadedPicture[]>;
  remove(site: Site, owner: string, id: string): Promise<boolean>;
  /** Throws all pictures of an owner away. */
  removeAll(site: Site, owner: string): Promise<void>;
  /** Keeps them for as long as their links work. @returns paths of the site */
  handOver(site: Site, owner: string): Promise<string[]>;
  /** What stands behind a link. */
  respond(site: Site, id: string, given: URLSearchParams): Promise<PictureResponse>;
  /** Deletes what is over. @returns how many */
  sweep(): Promise<number>;
}
