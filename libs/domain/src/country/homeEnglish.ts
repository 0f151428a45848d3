/**
 * Whether a language is the English of Australia or New Zealand. Numbers and plurals of it are written by hand where they
 * can be, as a browser's own way costs a phone 60 ms at first, and its dates without a comma after the weekday.
 * @example isHomeEnglish('en-NZ') // true
 */
export const isHomeEnglish = (locale: string): boolean => /^en-(AU|NZ)$/.test(locale);
