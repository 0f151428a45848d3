/**
 * The parameter by which a query asks for its words to be interpreted: `true` also tries looser readings when nothing
 * is found, `strict` does not.
 */
export const readFlag = 'readWords';

/** How a query was interpreted, in the answer to it. */
export interface ShownReading {
  /** The query as it was typed. */
  query: string;
  /** What was understood, and the remaining words, each with the query that is left without it. */
  chips: readonly { text: string; without: string }[];
  /**
   * Words and chips that were dropped because nothing was found with them; empty where the whole query was answered.
   */
  droppedWords: readonly string[];
}

/** The reading that came with an answer, if it belongs to the words in the box. */
export function shownReading(answer: unknown, query: string | undefined): ShownReading | null {
  const reading = (answer as { reading?: ShownReading } | null | undefined)?.reading;
  return reading && reading.query.trim() === query?.trim() ? reading : null;
}

/** @example droppedWordsText({ query: '', chips: [{ text: 'HiLux', without: '' }], droppedWords: ['White'] }, '52 vehicles') // 'None with White: 52 vehicles with HiLux' */
export function droppedWordsText({ chips, droppedWords }: ShownReading, found: string): string {
  const remaining = chips.map(({ text }) => text).join(', ');
  return `None with ${droppedWords.join(', ')}: ${found}${remaining ? ` with ${remaining}` : ''}`;
}
