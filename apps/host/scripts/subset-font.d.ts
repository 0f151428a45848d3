declare module 'subset-font' {
  /** Options that the build uses of subset-font 2.9, which comes without types. */
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Weight from and to. */
    variationAxes: { wght: { min: number; max: number } };
    /** In place of a text: no letter is left out. */
    keepAllGlyphs?: boolean;
    /** OpenType features that stay; without it, all. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  /** A font with the letters of the text alone. */
  function subsetFont(font: Uint8Array, text: string | null, options: SubsetOptions): Promise<Uint8Array>;
  export = subsetFont;
}
