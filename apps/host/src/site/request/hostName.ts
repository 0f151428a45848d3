/**
 * Host name of a request, from its host header: lower case, without the port.
 * @returns null for a header that is missing or malformed
 * @example hostName('Harbour-Toyota.localhost:3000') // 'harbour-toyota.localhost'
 */
export function hostName(header: string | null | undefined): string | null {
  const host = (header ?? '').toLowerCase().replace(/:\d{1,5}$/, '');
  return /^[a-z0-9.-]+$|^\[::1\]$/.test(host) ? host : null;
}
