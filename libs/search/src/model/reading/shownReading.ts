/**
 * The parameter by which a query asks for its words to be read: `true` looks for something near where nothing is found,
 * `strict` does not.
 */
export const readFlag = 'readWords';

/** How a question was read, in the answer to it. */
export interface ShownReading {
  /** The question as it was typed. */
  query: string;
  /** What was understood, and the rest as words, each with the question that is left without it. */
  chips: readonly { text: string; without: string }[];
  /** What nothing was found with; none where all of the question was answered. */
  givenUp: readonly string[];
}

/** The reading that came with an answer, while it is that of the words in the box. */
export function shownReading(answer: unknown, query: string | undefined): ShownReading | null {
  const reading = (answer as { reading?: ShownReading } | null | undefined)?.reading;
  return reading && reading.query.trim() === query?.trim() ? reading : null;
}

/** @example givenUpText({ query: '', chips: [{ text: 'HiLux', without: '' }], givenUp: ['White'] }, '52 vehicles') // 'None with White: 52 vehicles with HiLux' */
export function givenUpText({ chips, givenUp }: ShownReading, found: string): string {
  const kept = chips.map(({ text }) => text).join(', ');
  return `None with ${givenUp.join(', ')}: ${found}${kept ? ` with ${kept}` : ''}`;
}
