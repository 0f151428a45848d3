/*
 * The search library and the wire read a value that begins with a minus as "not"; a backslash before the minus says that
 * it is part of the value. Addresses, labels and chips have the value itself.
 */

/** @example escapeFacet('-10% today') // String.raw`\-10% today` */
export const escapeFacet = (value: string): string => (value.startsWith('-') ? `\\${value}` : value);

/** The value itself, whether or not it is escaped. */
export const unescapeFacet = (value: string): string => (value.startsWith('\\-') ? value.slice(1) : value);
