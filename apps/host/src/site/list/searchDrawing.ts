import type { FilterSection } from '@forecourt/domain';
import type { ReactNode } from 'react';

/** Name in the browser's window of the answers that came with the page. */
export const answersKey = Symbol.for('forecourt.searchAnswers');

/** The script that hands them over begins with it. */
export const answersPlace = `window[Symbol.for("${answersKey.description}")] = `;

/** A search that has been asked and is ready to be drawn. */
export interface DrawnSearch {
  /** The live part of the page, with all that it takes from around it. */
  element: ReactNode;
  /** The script that hands the answers to the search library in the browser. */
  script: string;
  /** Whether the address names a page behind the last one, which is a page of its own. */
  isPastEnd: boolean;
}

/** The search of a page that has been rendered: can be drawn for other addresses of the same list, without the page. */
export interface SearchDrawing {
  /** Path of the list, as visitors see it. */
  path: string;
  /** For when it is drawn, in milliseconds since 1970. */
  renderedAt: number;
  /** Filters of its panel. */
  sections: readonly FilterSection[];
  /** Asks the search of other parameters. @param parameters of an address, as the site spells them */
  ask(parameters: string): Promise<DrawnSearch>;
}

/** Receives the searches of pages while they are rendered. */
export type TakeSearchDrawing = (drawing: SearchDrawing) => void;

/** Name under which the server takes them. */
export const searchDrawingsKey = Symbol.for('forecourt.searchDrawings');

/** Undefined in development and in browsers: every page is rendered as a whole. */
export const takeSearchDrawing = (): TakeSearchDrawing | undefined =>
  (globalThis as Record<symbol, unknown>)[searchDrawingsKey] as TakeSearchDrawing | undefined;
