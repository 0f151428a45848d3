/** What stands between scheme and host where an address has a user name or password, however many slashes there are. */
const userInfo = /^\s*(?:[a-z][a-z\d+.-]*:)?[\\/]{2,}[^\\/?#]*@/i;
const host = String.raw`(?:\[[\da-f:.]+\]|[^\s\\/?#<>"@:[\]]+)(?::\d{1,5})?`;
const absolute = new RegExp(String.raw`^https://${host}(?:[/?#][^\s\\<>"]*)?$`, 'i');
const path = /^\/(?![/\\])[^\s\\<>"]*$/;

/** Whether an address has a user name or password in it: what is published must not. */
export const hasUserInfo = (text: string): boolean => userInfo.test(text);

/**
 * Whether a text is an address that pages may lead to or show: a path of the site itself, or a whole one with https and
 * without a user name or password.
 */
export const isAddress = (text: string): boolean => path.test(text) || absolute.test(text);

/** Scheme, host and port of a whole address; '' for any other text. */
export const originOf = (address: string): string => /^https?:\/\/[^/?#]+/.exec(address)?.[0] ?? '';
