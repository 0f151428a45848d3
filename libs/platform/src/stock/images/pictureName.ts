const maxLength = 2_700;

/**
 * Decodes the name of a remote picture: base64url of its http or https address. Only the canonical spelling of an
 * address is accepted, so that nobody can fill the cache with variants.
 */
export function readPictureName(name: string): URL | null {
  if (name.length > maxLength || !/^[A-Za-z0-9_-]+$/.test(name)) return null;
  const address = Buffer.from(name, 'base64url').toString('latin1');
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.href === address && url.hash === '';
  return isPlain && Buffer.from(address, 'latin1').toString('base64url') === name ? url : null;
}
