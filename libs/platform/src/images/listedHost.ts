function fits(origin: string, pattern: string): boolean {
  const [scheme = '', below] = pattern.split('*');
  return below === undefined ? origin === pattern : origin.startsWith(scheme) && origin.endsWith(below);
}

/**
 * Whether a picture may be fetched from an address: by the scheme, host and port of an entry of the closed list, and
 * without a name or password of its own.
 * @param hosts origins such as `https://pictures.example` or `https://*.example`
 */
export function isListed(url: URL, hosts: readonly string[]): boolean {
  return url.username === '' && url.password === '' && hosts.some((pattern) => fits(url.origin, pattern));
}
