/** Addresses of the self-hosted fonts, by file name. */
export const fontUrls: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../node_modules/@fontsource-variable/*/files/*-latin-wght-normal.woff2', {
      query: '?url',
      import: 'default',
      eager: true,
      exhaustive: true,
    }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);
