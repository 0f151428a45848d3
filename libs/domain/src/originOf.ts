/** Scheme, host and port of a whole address; '' for any other text. */
export const originOf = (address: string): string => /^https?:\/\/[^/?#]+/.exec(address)?.[0] ?? '';
