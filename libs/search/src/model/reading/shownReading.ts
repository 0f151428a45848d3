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

/** Words of a chip that say a bound or a place by themselves: none `up to $5,000`, none `within 20 km of Penrith`. */
const bound = /^(?:Up to|From|Before|Within|About) /;

/** @example noneWith(['White', 'Up to $5,000']) // 'None with White, up to $5,000' */
function noneWith(droppedWords: readonly string[]): string {
  const [first = '', ...others] = droppedWords.map((words) =>
    bound.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words,
  );
  const joint = bound.test(droppedWords[0] ?? '') ? '' : 'with ';
  return `None ${joint}${[first, ...others].join(', ')}`;
}

/**
 * What an answer says of the words that found nothing.
 *
 * @example droppedWordsText({ query: '', chips: [{ text: 'HiLux', without: '' }], droppedWords: ['White'] }, '52 vehicles') // 'None with White: 52 vehicles with HiLux'
 */
export function droppedWordsText({ chips, droppedWords, nearestTo }: ShownReading, found: string): string {
  const remaining = chips.flatMap(({ text, isOrder }) => (isOrder ? [] : [text])).join(', ');
  const order = chips.flatMap(({ text, isOrder }) =>
    isOrder ? [`, ${text.charAt(0).toLowerCase()}${text.slice(1)}`] : [],
  );
  const rest = `${found}${remaining ? ` with ${remaining}` : ''}${order.join('')}`;
  if (nearestTo === undefined) return `${noneWith(droppedWords)}: ${rest}`;
  const others = droppedWords.filter((words) => words !== nearestTo);
  return `No ${nearestTo} here. The nearest${others.length > 0 ? `, without ${others.join(', ')}` : ''}: ${rest}`;
}
