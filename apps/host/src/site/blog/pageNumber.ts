/** The one spelling of a page's number after the first. @example pageNumber('02') // NaN */
export const pageNumber = (text: string): number => (/^[2-9]$|^[1-9]\d{1,3}$/.test(text) ? Number(text) : Number.NaN);
