import { ownImages, type ImageSettings } from '@forecourt/ui';

/** Who makes the sizes of pictures, set by the server when it starts. */
export function imageSettings(): ImageSettings {
  const given = (globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.images')] as ImageSettings | undefined;
  return given ?? ownImages;
}
