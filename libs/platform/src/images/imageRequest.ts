/** Widths in pixels that are answered; any other width is refused, so nobody can fill the disk with sizes. */
export const allowedWidths: readonly number[] = [96, 320, 480, 640, 960, 1280, 1600];

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export interface ImageRequest {
  source: string;
  name: string;
  width: number;
}

/** @param path behind `/media/`. @example parseImagePath('demo/suv_black_front_studio_1/640') */
export function parseImagePath(path: string): ImageRequest | null {
  const match = /^([a-z]{1,20})\/([a-z0-9_-]{1,120})\/(\d{1,4})$/.exec(path);
  if (!match) return null;
  const [, source = '', name = '', width = ''] = match;
  return allowedWidths.includes(Number(width)) ? { source, name, width: Number(width) } : null;
}

/** The smallest format that the browser says it takes. */
export function negotiateFormat(accept: string): ImageFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') || accept.includes('image/*') ? 'webp' : 'jpeg';
}
