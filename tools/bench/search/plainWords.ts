import type { Vehicle } from '@forecourt/domain';

/**
 * The text rule that every engine is held to: letters and digits make words, capitals do not count, each word of the
 * question is a word of the car's own name, and the last may be the beginning of one.
 */
export function plainTokens(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** Everything some engine may also find a text under: parts of its words, and neighbours written as one. */
export function wideTokens(text: string): Set<string> {
  const words = text.match(/[A-Za-z0-9]+/g) ?? [];
  const tokens = new Set<string>();
  words.forEach((word, place) => {
    const next = words[place + 1];
    const parts = word.match(/[A-Z]?[a-z]+|[A-Z]+|[0-9]+/g) ?? [];
    for (const token of [word, ...parts, next ? word + next : word]) tokens.add(token.toLowerCase());
  });
  return tokens;
}

/** Prefixes of words of the trade that other words match too, by synonyms or spelling. */
const ambiguous = new RegExp(
  `^(${[
    ...[
      'ute',
      'pick',
      'util',
      'dual',
      'doub',
      'crew',
      'sing',
      'cab',
      'elect',
      'ev',
      'bev',
      'plug',
      'phev',
      'hev',
      'hybr',
    ],
    ...['gas', 'lpg', 'petr', 'unlead', 'four', 'wheel', 'driv', 'all', 'two', 'fron', 'rear', 'cross', 'off', 'wago'],
    ...['stat', 'esta', 'peop', 'mover', 'mini', 'mpv', 'hatc', 'seda', 'salo', 'conv', 'soft', 'road', 'drop', 'auto'],
    ...[
      'stick',
      'shift',
      'vw',
      'volks',
      'merc',
      'benz',
      'chev',
      'beem',
      'bimm',
      'land',
      'rang',
      'mits',
      'moto',
      'camp',
    ],
    ...[
      'rv',
      'tour',
      'cara',
      'demo',
      'used',
      'seco',
      'hand',
      'pre',
      'own',
      'grey',
      'gray',
      'tow',
      'bull',
      'bar',
      'sat',
    ],
    ...['nav', 'gps', 'reve', 'came', 'cruis', 'man', 'sport', 'coup', 'van'],
  ].join('|')})`,
);

type Postings = ReadonlyMap<string, readonly number[]>;

function postingsOf(texts: readonly string[], tokensOf: (text: string) => Iterable<string>): Postings {
  const postings = new Map<string, number[]>();
  texts.forEach((text, place) => {
    for (const token of new Set(tokensOf(text))) {
      const held = postings.get(token);
      if (held) held.push(place);
      else postings.set(token, [place]);
    }
  });
  return postings;
}

/** How many texts hold a word that begins so, and how many such words they hold together. */
function beginning(postings: Postings, prefix: string): { texts: number; words: number } {
  const places = new Set<number>();
  let words = 0;
  for (const [token, held] of postings) {
    if (!token.startsWith(prefix)) continue;
    for (const place of held) places.add(place);
    words += held.length;
  }
  return { texts: places.size, words };
}

export interface AgreedWords {
  /** Whether all engines find the same cars for a word, at any position in a query. */
  asWord(word: string): boolean;
  /** Whether they do where it is the question's last. */
  asBeginning(word: string): boolean;
}

/** Which words every engine reads alike, so that their answers can be compared at all. */
export function agreedWords(stock: readonly Vehicle[], titleOf: (vehicle: Vehicle) => string): AgreedWords {
  const titles = [...new Set(stock.map(titleOf))];
  const elsewhere = new Set<string>();
  for (const one of stock) {
    const { simple_body, fuel, simple_fuel, simple_transmission, trans, drive, colour, tag, city, state } = one;
    const single = [simple_body, fuel, simple_fuel, simple_transmission, trans, drive, colour, tag, city, state];
    const texts = [...single, one.car_type, ...one.categories, ...one.standardEquipment, 'EV PHEV hybrid certified'];
    for (const text of texts) if (text) for (const token of wideTokens(text)) elsewhere.add(token);
  }
  const plain = postingsOf(titles, plainTokens);
  const wide = postingsOf(titles, wideTokens);
  const known = new Map<string, boolean>();

  /** Some engines match two words of a name with two words of the query, though both begin like the same one. */
  function isHeldOnce(word: string): boolean {
    const { texts, words } = beginning(plain, word);
    return texts === words && texts === beginning(wide, word).texts;
  }

  function asBeginning(word: string): boolean {
    let agreed = known.get(word);
    if (agreed === undefined) {
      agreed =
        /^[a-z]{3,}$/.test(word) &&
        !ambiguous.test(word) &&
        ![...elsewhere].some((token) => token.startsWith(word)) &&
        isHeldOnce(word);
      known.set(word, agreed);
    }
    return agreed;
  }
  return {
    asBeginning,
    asWord: (word) => asBeginning(word) && beginning(plain, word).texts === (plain.get(word)?.length ?? 0),
  };
}
