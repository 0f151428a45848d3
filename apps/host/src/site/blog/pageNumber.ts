/** Reads a page number from 2 on, in its only valid spelling. @example pageNumber('02') // NaN */
export const pageNumber = (text: string): number => (/^[2-9]$|^[1-9]\d{1,3}$/.test(text) ? Number(text) : Number.NaN);
