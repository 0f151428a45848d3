/** What the rule reads of an address; a `URL` has it. */
export interface PictureAddress {
  /** Scheme, host and port. @example 'https://pictures.example' */
  readonly origin: string;
  readonly username: string;
  readonly password: string;
}

function fits(origin: string, pattern: string): boolean {
  const [scheme = '', below] = pattern.split('*');
  return below === undefined ? origin === pattern : origin.startsWith(scheme) && origin.endsWith(below);
}

/** Whether an address contains credentials: such pictures are not passed on. */
export function hasCredentials({ username, password }: PictureAddress): boolean {
  return username !== '' || password !== '';
}

/**
 * Whether pictures of an address may be fetched and resized: its scheme, host and port are those of an entry of the
 * closed list, and it has no name or password of its own. An empty list has no entry.
 * @param hosts origins such as `https://pictures.example`; `https://*.example` is every host below, and not `example`
 * @example isListedPicture(new URL('https://a.feed.example/1.jpg'), ['https://*.feed.example']) // true
 */
export function isListedPicture(picture: PictureAddress, hosts: readonly string[]): boolean {
  return !hasCredentials(picture) && hosts.some((pattern) => fits(picture.origin, pattern));
}
