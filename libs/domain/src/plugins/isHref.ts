/** Whether a text is the address of a page: of the site itself, or whole and encrypted. */
export const isHref = (text: string): boolean => /^\/(?![/\\])[^\s\\]*$|^https:\/\/[^\s/\\]+(\/[^\s\\]*)?$/.test(text);
