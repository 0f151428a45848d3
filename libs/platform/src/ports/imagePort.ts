export interface ImageResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** Where pictures under `/media/{source}/` come from. */
export interface ImageSource {
  /** An SVG, or a raster picture of at least 1600 by 1200; null where there is none of that name. */
  picture(name: string): Promise<Uint8Array | null>;
}

/** Where files under `/media/{source}/` come from that are sent as they are. */
export interface OriginalSource {
  /** The file's bytes; null where there is none of that name and ending. */
  original(name: string, ending: string): Promise<Uint8Array | null>;
}

export interface ImageService {
  /**
   * A name without a width leads on to one of a usual width.
   * @param path behind `/media/`: `{source}/{name}/{width}`, or `remote/{address in base64url}/{width}` of listed hosts;
   *   `{source}/{name}.{ending}` for a file as it is
   */
  respond(path: string, accept: string): Promise<ImageResponse>;
  /** How many pictures wait to be fetched or encoded. */
  waiting(): number;
}
