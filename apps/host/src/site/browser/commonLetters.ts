const span = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));

/**
 * Characters that nearly every page needs and few pages exceed, in code point order. A font subset to them is half as
 * large.
 */
export const commonLetters = `${span(0x20, 0x7e)}\u00A0©®°²³·×½é–—‘’“”•…€™→−`;

/** Name of the file that holds the common letters of a font. @example 'inter.woff2' gives 'inter-common.woff2' */
export const commonFile = (file: string): string => file.replace(/(\.\w+)$/, '-common$1');
