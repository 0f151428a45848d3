/** The part of jsdom that the journeys use: it reads a page as a browser without JavaScript does. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly DOMParser: typeof DOMParser };
  }
}
