/** Whether a browser has what it asks for. @param known its `if-none-match` @param etag of what there is */
export function isNotModified(known: string | undefined, etag: unknown): boolean {
  if (!known || typeof etag !== 'string') return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((tag) => plain(tag) === plain(etag));
}
