/** Whether a browser already has the response. @param known its `if-none-match` @param etag of the response */
export function isNotModified(known: string | undefined, etag: unknown): boolean {
  if (!known || typeof etag !== 'string') return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((tag) => plain(tag) === plain(etag));
}
