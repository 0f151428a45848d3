declare module 'subset-font' {
  /** What is used of subset-font 2.9, which comes without types. */
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Weights from and to, and the one of a page that asks for none. */
    variationAxes?: { wght: { min: number; max: number; default: number } };
  }
  /** A font with the letters of the text alone. */
  function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Uint8Array>;
  export = subsetFont;
}
