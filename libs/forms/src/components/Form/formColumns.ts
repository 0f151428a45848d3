/**
 * Minimum width of a column of short questions, so that at most two fit in a line: a third would leave the fourth
 * alone.
 */
export const shortQuestion = 'max(13rem, 34%)';
