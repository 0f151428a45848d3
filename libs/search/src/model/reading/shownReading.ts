import { platformWords, understoodMessages, type Words } from '@forecourt/domain/messages';

/** What is said with of readings. */
export type UnderstoodWords = Words<typeof understoodMessages>;

/**
 * The parameter by which a query asks for its words to be interpreted: `true` also tries looser readings when nothing
 * is found, `strict` does not.
 */
export const readFlag = 'readWords';

/** A value of the stock that is offered in place of words that found nothing. */
export interface StockOffer {
  attribute: 'body' | 'make';
  value: string;
  /** Number of vehicles. */
  count: number;
}

/** How a query was interpreted, in the answer to it. */
export interface ShownReading {
  /** The query as it was typed. */
  query: string;
  /** What was understood, and the remaining words, each with the query that is left without it. */
  chips: readonly { text: string; without: string; isOrder?: true }[];
  /**
   * Words and chips that were dropped because nothing was found with them; empty where the whole query was answered.
   */
  droppedWords: readonly string[];
  /** How a sentence says what is a bound among them, and the order of the answer, by their texts: none `up to $5,000`. */
  inSentence?: Readonly<Record<string, string>>;
  /** The model of which there is no vehicle, where the answer has those that are nearest to it. */
  nearestTo?: string;
  /** What the stock has, where nothing was found: kinds of vehicles and makes, most vehicles first within each. */
  instead?: readonly StockOffer[];
}

/** The reading that came with an answer, if it belongs to the words in the box. */
export function shownReading(answer: unknown, query: string | undefined): ShownReading | null {
  const reading = (answer as { reading?: ShownReading } | null | undefined)?.reading;
  return reading && reading.query.trim() === query?.trim() ? reading : null;
}

/** What was understood or dropped, one after the other; empty for nothing. @example understoodList(['HiLux', 'White']) // 'HiLux, White' */
export const understoodList = (
  texts: readonly string[],
  say: UnderstoodWords = platformWords(understoodMessages),
): string => (texts.length === 0 ? '' : texts.reduce((choices, last) => say('understood.list', { choices, last })));

/**
 * What an answer says of the words that found nothing.
 *
 * @example droppedWordsText({ query: '', chips: [{ text: 'HiLux', without: '' }], droppedWords: ['White'] }, '52 vehicles') // 'No match for White. Showing 52 vehicles with HiLux'
 */
export function droppedWordsText(
  { chips, droppedWords, inSentence = {}, nearestTo }: ShownReading,
  found: string,
  say: UnderstoodWords = platformWords(understoodMessages),
): string {
  const sentence = new Map(Object.entries(inSentence));
  const within = (text: string): string => sentence.get(text) ?? text;
  const named = understoodList(
    chips.flatMap(({ text, isOrder }) => (isOrder ? [] : [text])),
    say,
  );
  const withNamed = named ? say('understood.foundWith', { found, choices: named }) : found;
  const rest = chips.reduce(
    (before, { text, isOrder }) =>
      isOrder ? say('understood.foundInOrder', { found: before, order: within(text) }) : before,
    withNamed,
  );
  if (nearestTo !== undefined) {
    const dropped = understoodList(
      droppedWords.filter((words) => words !== nearestTo),
      say,
    );
    return dropped
      ? say('understood.noneHereWith', { name: nearestTo, dropped, rest })
      : say('understood.noneHere', { name: nearestTo, rest });
  }
  const dropped = understoodList(droppedWords.map(within), say);
  return say(sentence.has(droppedWords[0] ?? '') ? 'understood.none' : 'understood.noneWith', { dropped, rest });
}
