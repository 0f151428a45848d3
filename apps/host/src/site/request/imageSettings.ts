import { ownImages, type ImageSettings } from '@forecourt/ui';

/** The picture resizing service, set by the server when it starts. */
export function imageSettings(): ImageSettings {
  const settings = (globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.images')] as ImageSettings | undefined;
  return settings ?? ownImages;
}
