export type ImageUrl = (url: string, width: number) => string;

/** Widths in pixels in which the host's own image route answers. */
export const imageWidths = [96, 320, 480, 640, 960, 1280, 1600] as const;

/** The host's own image route takes the width as the last part of the path; other addresses stay as they are. */
export const sizedImageUrl: ImageUrl = (url, width) => (url.startsWith('/media/') ? `${url}/${width}` : url);
