/** A cell as the report shows it: in quotes, and not longer than a line. */
export const quote = (text: string): string => `'${text.length > 60 ? `${text.slice(0, 57)}…` : text}'`;
