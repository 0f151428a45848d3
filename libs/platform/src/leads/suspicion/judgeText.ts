import type { FormValues } from '@forecourt/forms/model';
import { foreignLinks } from './links.ts';
import { topics } from './phrases.ts';
import { isScrambled, isScrambledText } from './scrambled.ts';

/** A sign of spam. A lead whose weights reach `holdWeight` is held: one certain sign, or two weak ones. */
export interface Sign {
  reason: string;
  weight: 1 | 2;
}
export const holdWeight = 2;

/** Fields that visitors do not write text in. */
const technicalFields = new Set([
  ...['form_id', 'category', 'subcategory', 'car_id', 'stock_number', 'Vehicle Make', 'Vehicle Model', 'car_type'],
  ...['vehicle_status', 'manufacturer_slug', 'page_id', 'idempotency_key', 'started_at', 'website', 'visited_pages'],
  ...['linked_query_params', 'location_id', 'dealership_slug', 'email', 'phone', 'postcode'],
]);

function written(values: FormValues, without: readonly string[] = []): string {
  const answers = Object.entries(values).filter(
    ([name, value]) => typeof value === 'string' && !technicalFields.has(name) && !without.includes(name),
  );
  return answers.map(([, value]) => value).join('\n');
}

function* topicSigns(values: FormValues): Generator<Sign> {
  const text = written(values);
  // Seo is also a family name.
  const answers = written(values, ['name', 'last_name']);
  for (const { name, plain, vague } of topics) {
    if (plain.test(text)) yield { reason: `It is about ${name}.`, weight: 2 };
    else if (vague?.test(answers)) yield { reason: `It mentions ${name}.`, weight: 1 };
  }
}

function isMostlyCyrillic(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return cyrillic >= 12 && cyrillic > letters / 2;
}

/** Signs of spam in the answers. Their reasons are shown to the dealer. */
export function* judgeText(values: FormValues, ownHosts: readonly string[]): Generator<Sign> {
  const text = written(values);
  if (/<a\s|\[url[=\]]|\[link[=\]]/i.test(text)) yield { reason: 'It holds links written for web pages.', weight: 2 };
  const links = foreignLinks(text, ownHosts);
  if (links > 0) yield { reason: `It links to other websites (${links}).`, weight: links > 2 ? 2 : 1 };
  yield* topicSigns(values);
  if (isMostlyCyrillic(values.message)) yield { reason: 'The comments are in Cyrillic letters.', weight: 1 };
  if (isScrambledText(values.message)) yield { reason: 'The comments are letters at random.', weight: 1 };
  const names = [values.name, values.last_name].flatMap((name) => name.split(/[\s'’-]+/));
  const scrambled = names.filter(isScrambled).length;
  if (scrambled > 0) yield { reason: 'The name is letters at random.', weight: scrambled > 1 ? 2 : 1 };
}
