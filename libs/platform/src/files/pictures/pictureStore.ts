/** Storage of files. Ids are UUIDs. */
export interface PictureStore {
  put(id: string, picture: Uint8Array): Promise<void>;
  /** Null for an unknown id. */
  get(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing for an unknown id. */
  remove(id: string): Promise<void>;
}

export const pictureId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
