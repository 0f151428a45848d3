/** The query of a URL as a server parses it: for each name one text, several, or none. */
export type QueryParameters = Readonly<Record<string, string | readonly string[] | undefined>>;
