const longest = 2_700;

/**
 * The address a remote picture's name stands for: base64url of the whole https or http address. Every address has one
 * name, so that nobody fills the cache with spellings of the same.
 */
export function readPictureName(name: string): URL | null {
  if (name.length > longest || !/^[A-Za-z0-9_-]+$/.test(name)) return null;
  const address = Buffer.from(name, 'base64url').toString('latin1');
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.href === address && url.hash === '';
  return isPlain && Buffer.from(address, 'latin1').toString('base64url') === name ? url : null;
}
