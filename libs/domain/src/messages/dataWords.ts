import type { MessageTable } from './messageTable.ts';
import { wordsOf } from './wordsOf.ts';

/** Properties of questions and forms that visitors read; all others are names, values and settings. */
const readProperties: ReadonlySet<string> = new Set([
  'again',
  'hint',
  'intro',
  'label',
  'maxLabel',
  'message',
  'minLabel',
  'placeholder',
  'privacy',
  'submitLabel',
  'thanks',
  'thanksTitle',
  'title',
  'unit',
]);

/** What is said of an answer has a subject of its own: 'Choose a place.' is not what stands in the box before. */
const subjects = { message: 'answer', others: 'question' } as const;

/** Subjects of messages that questions and forms say. */
export const askedSubjects = Object.values(subjects);

/** Words of a text that make its key. */
const maxKeyWords = 10;

/**
 * The key of a text of a question or a form: its first words, so that one text has one key wherever it is asked. Null for
 * a text without letters.
 * @param property that it stands in
 * @example questionKey('First name', 'label') // 'question.firstName'
 */
export function questionKey(text: string, property: string): string | null {
  if (!/\p{L}/u.test(text)) return null;
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\d]+/gu) ?? [];
  const named = words
    .slice(0, maxKeyWords)
    .map((word, place) => (place === 0 ? word : word[0]?.toUpperCase() + word.slice(1)));
  return `${property === 'message' ? subjects.message : subjects.others}.${named.join('')}`;
}

/** Data with each text that visitors read put through a function. */
function mapTexts(data: unknown, change: (text: string, property: string) => string): unknown {
  if (Array.isArray(data)) return data.map((one) => mapTexts(one, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' && readProperties.has(name) ? change(value, name) : mapTexts(value, change),
    ]),
  );
}

/** What questions or forms say, as messages that a site may say in its own words. @param data definitions, as plain data */
export function dataMessages(data: unknown): MessageTable {
  const found: Record<string, string> = {};
  mapTexts(data, (text, property) => {
    const key = questionKey(text, property);
    if (key) found[key] ??= text;
    return text;
  });
  return found;
}

/**
 * Questions or forms in a site's own words: names, values and conditions stay as they are.
 * @param messages of the site, by their keys
 * @example worded({ name: 'email', label: 'Email' }, { 'question.email': 'E-mail' }) // { name: 'email', label: 'E-mail' }
 */
export function worded<Data>(data: Data, messages: MessageTable): Data {
  if (!Object.keys(messages).some((key) => askedSubjects.some((subject) => key.startsWith(`${subject}.`)))) return data;
  const change = (text: string, property: string) => {
    const key = questionKey(text, property);
    return key === null || !Object.hasOwn(messages, key) ? text : wordsOf({ [key]: text }, { messages })(key);
  };
  return mapTexts(data, change) as Data;
}
