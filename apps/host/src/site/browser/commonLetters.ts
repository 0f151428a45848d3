const span = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));

/**
 * Letters, figures and marks that nearly every page needs and few pages go beyond, in the order of their code points.
 * Type with these alone is half as large.
 */
export const commonLetters = `${span(0x20, 0x7e)}\u00A0©®°²³·×½é–—‘’“”•…€™→−`;

/** Name of the file that holds the common letters of a font. @example 'inter.woff2' gives 'inter-common.woff2' */
export const commonFile = (file: string): string => file.replace(/(\.\w+)$/, '-common$1');
