import Negotiator from 'negotiator';

/** Allowed widths in pixels; others are refused, so that nobody can fill the disk with sizes. */
export const allowedWidths: readonly number[] = [96, 320, 480, 640, 768, 960, 1280, 1600];

const defaultWidth = 1280;

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export interface ImageRequest {
  /** `remote` for pictures of other hosts. */
  source: string;
  name: string;
  width: number;
}

const ownPath = /^([a-z]{1,20})\/([a-z0-9_-]{1,120})\/(\d{1,4})$/;
const remotePath = /^(remote)\/([A-Za-z0-9_-]{1,2700})\/(\d{1,4})$/;

export interface OriginalRequest {
  source: string;
  name: string;
  ending: string;
}

const originalPath = /^([a-z]{1,20})\/([a-z0-9_-]{1,120})\.([a-z]{3,4}|woff2)$/;

/** @param path behind `/media/`. @example parseOriginalPath('site/0123456789abcdef.svg')?.ending // 'svg' */
export function parseOriginalPath(path: string): OriginalRequest | null {
  const match = originalPath.exec(path);
  if (!match) return null;
  const [, source = '', name = '', ending = ''] = match;
  return { source, name, ending };
}

/** @param path behind `/media/`. @example parseImagePath('demo/suv_black_front_studio_1/640') */
export function parseImagePath(path: string): ImageRequest | null {
  const match = remotePath.exec(path) ?? ownPath.exec(path);
  if (!match) return null;
  const [, source = '', name = '', width = ''] = match;
  return allowedWidths.includes(Number(width)) && width === String(Number(width))
    ? { source, name, width: Number(width) }
    : null;
}

/**
 * Adds the default width to the path of a picture without one, as content gives it.
 * @example sizedImagePath('demo/suv_black_front_studio_1') // 'demo/suv_black_front_studio_1/1280'
 */
export function sizedImagePath(path: string): string | null {
  const sized = `${path}/${defaultWidth}`;
  return parseImagePath(sized) ? sized : null;
}

/**
 * The most efficient format that a client accepts (RFC 9110, section 12.5.1: a quality of 0 refuses one). AVIF only for
 * one that names it: those that send `image/*` alone were written before it.
 */
export function negotiateFormat(accept: string): ImageFormat {
  const negotiator = new Negotiator({ headers: { accept: accept.toLowerCase() } });
  const named = negotiator.mediaTypes();
  if (named.includes('image/avif')) return 'avif';
  const mayBeWebp = named.includes('image/webp') || named.includes('image/*');
  return mayBeWebp && negotiator.mediaTypes(['image/webp']).length > 0 ? 'webp' : 'jpeg';
}
