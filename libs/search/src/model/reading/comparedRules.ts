import { anyOf } from '../filters.ts';
import { measures } from '../measures.ts';
import type { QueryWord } from './amounts.ts';
import { byFirstWord, says } from './bounds.ts';
import { modelSize, type ModelSize } from './modelSizes.ts';
import { readNamed, type NamedPart } from './namedRules.ts';
import { listOf } from './readingWords.ts';
import type { ReadingContext, ReadPart, ReadRule } from './readRule.ts';
import { saidBound } from './saidBound.ts';

/** How the vehicles that are wanted differ from a model. */
type Comparison = 'bigger' | 'smaller' | 'alike' | 'cheaper' | 'dearer' | 'newer' | 'older' | 'economical';

interface ComparedWords {
  words: readonly string[];
  comparison: Comparison;
}

const phrases = (comparison: Comparison, all: string): ComparedWords[] =>
  all.split(/,\s+/).map((phrase) => ({ words: phrase.split(' '), comparison }));
const than = (comparison: Comparison, adjectives: string): ComparedWords[] =>
  phrases(comparison, adjectives).flatMap((one) =>
    ['than', 'then'].map((word) => ({ ...one, words: [...one.words, word] })),
  );

/** Words before a model. */
const before = byFirstWord<ComparedWords>([
  ...than('bigger', 'bigger, larger, roomier, more spacious, more room, more space'),
  ...than('smaller', 'smaller, littler, tinier, more compact, not as big, less big'),
  ...than('cheaper', 'cheaper, less expensive, less, more affordable, less money'),
  ...than('dearer', 'dearer, more expensive, pricier, fancier'),
  ...than('newer', 'newer, younger, more recent, later'),
  ...than('older', 'older'),
  ...than('economical', 'more economical, more fuel efficient, more efficient, better on fuel, cheaper to run'),
  ...phrases(
    'alike',
    `same size as, size of, similar size to, similar to, comparable to, something like, anything like, cars like, car like,
    suv like, suvs like, ute like, utes like, alternative to, alternatives to, rival to, rivals to, competitor to,
    competitors of, instead of, equivalent to`,
  ),
  ...phrases('smaller', 'not as big as'),
  ...phrases('cheaper', 'not as expensive as, not as dear as'),
]);

/** Words behind a model: `rav4 or similar`, `hilux alternatives`. */
const behind = byFirstWord<ComparedWords>(
  phrases(
    'alike',
    `or something similar, or similar, or equivalent, alternative, alternatives, equivalent, rivals, competitors,
    or something like it`,
  ),
);

const small = new Set(['a', 'an', 'the', 'my', 'our', 'your', 'his', 'her', 'old', 'current']);

const found = (known: ReadonlyMap<string, readonly ComparedWords[]>, words: readonly QueryWord[], at: number) =>
  known.get(words[at]?.word ?? '')?.find((one) => says(words, at, one.words));

/** The model at a place, behind small words. */
function readModel(
  words: readonly QueryWord[],
  at: number,
  context: ReadingContext,
): { model: NamedPart; end: number } | null {
  let start = at;
  while (small.has(words[start]?.word ?? '')) start += 1;
  const model = readNamed(words, start, context);
  return model && ['make_model', 'make'].includes(model.attribute) ? { model, end: start + model.length } : null;
}

/** The model that a question compares with, for looking up what it usually costs; null where it compares with none. */
export function comparedModel(words: readonly QueryWord[], context: ReadingContext): NamedPart | null {
  for (const [at] of words.entries()) {
    const compared = found(before, words, at);
    if (!compared || !['cheaper', 'dearer', 'newer', 'older'].includes(compared.comparison)) continue;
    const read = readModel(words, at + compared.words.length, context);
    if (read && !read.model.isAbsent) return read.model;
  }
  return null;
}

const maxNamed = 3;

function isOfSize(other: ModelSize, than: ModelSize, comparison: Comparison, isAcross: boolean): boolean {
  if (comparison === 'alike') return other.kind === than.kind && other.size === than.size;
  if (!isAcross && other.kind !== than.kind) return false;
  const away = isAcross ? other.overall - than.overall : other.size - than.size;
  return comparison === 'bigger' ? away > 0 : away < 0;
}

/** Models by their size beside that of one; of the largest of a kind the other kinds have larger ones. */
function bySize(model: NamedPart, comparison: Comparison, words: readonly QueryWord[], { stock, say }: ReadingContext) {
  const than = modelSize(model.values[0] ?? '');
  if (!than) return null;
  const counts = Object.entries(stock.facts.counts['make_model'] ?? {}).toSorted((one, other) => other[1] - one[1]);
  const others = counts.filter(([value]) => !model.values.includes(value));
  const isBodyNamed = words.some(({ word }) => stock.named([word])?.attribute === 'body');
  const models = [isBodyNamed, true]
    .map((isAcross) =>
      others.flatMap(([value]) => {
        const size = modelSize(value);
        return size && isOfSize(size, than, comparison, isAcross) ? [value] : [];
      }),
    )
    .find((values) => values.length > 0);
  if (!models) return null;
  const names = listOf(
    models.slice(0, maxNamed).map((value) => value.split(' > ')[1] ?? value),
    say,
  );
  const more = models.length - maxNamed;
  return { models, names: more > 0 ? say('reading.andMore', { models: names, count: more }) : names };
}

const sizeKeys = { bigger: 'reading.bigger', smaller: 'reading.smaller', alike: 'reading.alike' } as const;

function comparedPart(
  model: NamedPart,
  comparison: Comparison,
  words: readonly QueryWord[],
  context: ReadingContext,
): Omit<ReadPart, 'length'> | null {
  const { say, stock } = context;
  if (comparison === 'bigger' || comparison === 'smaller' || comparison === 'alike') {
    const sized = bySize(model, comparison, words, context);
    if (!sized) return null;
    const text = say(sizeKeys[comparison], { model: model.text, models: sized.names });
    return { attribute: 'size', filter: anyOf('make_model', sized.models), text };
  }
  if (comparison === 'economical') {
    const fuels = Object.keys(stock.facts.counts['fuel'] ?? {}).filter((fuel) => /hybrid|electric/i.test(fuel));
    if (fuels.length === 0) return null;
    return {
      attribute: 'economical',
      filter: anyOf('fuel', fuels),
      text: say('reading.economical', { fuels: listOf(fuels, say) }),
    };
  }
  const usual = stock.usual.get(model.filter);
  if (!usual) return null;
  const isUp = comparison === 'dearer' || comparison === 'newer';
  const attribute = comparison === 'cheaper' || comparison === 'dearer' ? 'price' : 'year';
  const value = usual[attribute];
  if (value === null) return null;
  const end = attribute === 'price' ? value : value + (isUp ? 1 : -1);
  const shown = attribute === 'price' ? measures.money.words(end) : String(end);
  return {
    attribute,
    filter: `${attribute} ${isUp ? '>=' : '<='} ${end}`,
    text: say(`reading.${comparison}Than`, { model: model.text, value: shown, year: shown }),
    inSentence: saidBound(isUp ? 'from' : 'upTo', shown, say).inSentence ?? '',
    isBound: true,
  };
}

/** `newer than my 2015 corolla`: the year says it, and the model is read by itself. */
function readAged(
  words: readonly QueryWord[],
  at: number,
  { words: { length }, comparison }: ComparedWords,
  { say, years }: ReadingContext,
): ReadPart | null {
  if (comparison !== 'newer' && comparison !== 'older') return null;
  let place = at + length;
  while (small.has(words[place]?.word ?? '')) place += 1;
  const typed = Number(words[place]?.word);
  if (place === at + length || !(typed >= years.first && typed <= years.last)) return null;
  const [year, bound] = comparison === 'newer' ? ([typed + 1, 'from'] as const) : ([typed - 1, 'upTo'] as const);
  const filter = `year ${bound === 'from' ? '>=' : '<='} ${year}`;
  return { length: place + 1 - at, attribute: 'year', filter, ...saidBound(bound, String(year), say), isBound: true };
}

/** `bigger than a rav4`, `something like a hilux`, `cheaper than a corolla`, `rav4 or similar`. */
export const readCompared: ReadRule = (words, at, context) => {
  const lead = found(before, words, at);
  const aged = lead ? readAged(words, at, lead, context) : null;
  if (aged) return aged;
  const read = readModel(words, at + (lead?.words.length ?? 0), context);
  if (!read) return null;
  const tail = lead ? undefined : found(behind, words, read.end);
  const compared = lead ?? tail;
  if (!compared) return null;
  const part = comparedPart(read.model, compared.comparison, words, context);
  return part ? { ...part, length: read.end + (tail?.words.length ?? 0) - at } : null;
};
