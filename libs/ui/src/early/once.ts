/**
 * On an element of a page's own, in which nothing is live but links: a host may leave its content out of the data that
 * it sends with a page, since the page's HTML says it already.
 * @param name of letters, digits and hyphens. It is on the page once; where it is there twice it has no effect.
 */
export const once = (name: string) => ({ 'data-once': name });
