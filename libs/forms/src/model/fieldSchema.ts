import { jurisdictionsOf } from '@forecourt/domain';
import { fileMessages, formErrorMessages, platformWords, wordsOf } from '@forecourt/domain/messages';
import {
  isPlain,
  oneOf,
  optionalLine,
  plainMessage,
  plainShape,
  ruled,
  sameWords,
  type ErrorWords,
  type PlainField,
} from '@forecourt/domain/answers';
import * as z from 'zod/mini';
import { readDate, yearsSince } from './calendarDate.ts';
import { enquiryCategories } from './categories.ts';
import { fileNoun, maxFiles, type FileWords } from './fileKinds.ts';
import type { VisibleField, ChoiceList, DateField, FileField, FormField, ScaleField } from './formField.ts';
import type { FormSettings } from './formSettings.ts';
import { isFileId, readFileIds } from './sentFiles.ts';

/** Says what is wrong with an answer, in the words of a form's site. */
export const errorWordsOf = ({ messages = {} }: Pick<FormSettings, 'messages'>): ErrorWords =>
  wordsOf(formErrorMessages, { messages });

/** Messages for missing and invalid answers. @param sayFiles words of the site for files */
export function fieldMessage(
  field: VisibleField,
  say: ErrorWords = platformWords(formErrorMessages),
  sayFiles: FileWords = platformWords(fileMessages),
): string {
  if (isPlain(field)) return plainMessage(field, say);
  if (field.message) return field.message;
  switch (field.type) {
    case 'date-time':
      return say('formError.time');
    case 'scale':
      return say('formError.number', { min: field.min, max: field.max });
    case 'date':
      return say('formError.date');
    case 'file':
      return say('formError.file', { noun: fileNoun(field.kinds, 1, sayFiles) });
  }
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function dateTime(message: string, required: boolean) {
  const fits = (text: string) => instant.test(text) && !Number.isNaN(Date.parse(text));
  const text = z.pipe(
    ruled(message, required, 40, fits),
    z.transform((given) => (fits(given) ? new Date(given).toISOString() : '')),
  );
  return required ? text : z.prefault(text, '');
}

/** @param today where it is known: without it nobody's age is judged */
function date(say: ErrorWords, field: DateField, message: string, required: boolean, today: string | undefined) {
  const aged = (day: string | null) =>
    day === null || today === undefined || field.youngest === undefined || yearsSince(day, today) >= field.youngest;
  const dateText = z.pipe(
    ruled(message, required, 20, (text) => readDate(text) !== null),
    z.transform((text) => readDate(text) ?? ''),
  );
  const text = dateText.check(
    z.refine((day) => day === '' || aged(day), say('formError.age', { years: field.youngest ?? 0 })),
  );
  return required ? text : z.prefault(text, '');
}

/** Every number of a scale as text, as it is posted. */
export function scaleMarks({ min, max }: Pick<ScaleField, 'min' | 'max'>): string[] {
  return Array.from({ length: max - min + 1 }, (_, place) => String(min + place));
}

/** A list of ids, or one text of them as it is stored. */
function files(
  say: ErrorWords,
  sayFiles: FileWords,
  { kinds, max = maxFiles }: FileField,
  message: string,
  required: boolean,
) {
  const noun = fileNoun(kinds, 2, sayFiles);
  const gone = say('formError.filesGone', { nouns: noun });
  const ids = z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())], gone),
      z.transform((given) => readFileIds(typeof given === 'string' ? given : given.join(' '))),
    ),
    z.array(z.string()).check(
      z.refine((given) => !required || given.length > 0, message),
      z.refine(
        (given) => given.length <= max,
        max === 1
          ? say('formError.onlyOneFile', { noun: fileNoun(kinds, 1, sayFiles) })
          : say('formError.tooManyFiles', { count: max, nouns: noun }),
      ),
      z.refine((given) => given.every(isFileId), gone),
    ),
  );
  return z.prefault(
    z.pipe(
      ids,
      z.transform((given) => given.join(' ')),
    ),
    '',
  );
}

/** Schema of a plain field with the site's own lists filled in. */
function withLists(field: PlainField<ChoiceList>, settings: FormSettings): PlainField {
  if (!('options' in field)) return field;
  if (typeof field.options === 'object') return { ...field, options: field.options };
  const lists = {
    categories: enquiryCategories,
    states: jurisdictionsOf(settings.country ?? 'AU'),
    locations: settings.locationIds,
    dealerships: settings.dealershipSlugs,
  };
  return { ...field, options: sameWords(field.name === 'category' ? enquiryCategories : lists[field.options]) };
}

/**
 * Schema of one field, by the names it posts. A field that is not asked now is optional, because a page may still carry
 * a known answer.
 */
export function fieldShape(field: FormField, settings: FormSettings, visible: VisibleField | undefined) {
  if (field.type === 'hidden') return { [field.name]: optionalLine(field.max ?? 200, errorWordsOf(settings)) };
  const needed = visible?.required === true;
  const say = errorWordsOf(settings);
  const sayFiles = wordsOf(fileMessages, { messages: settings.messages ?? {} });
  const message = fieldMessage(visible ?? field, say, sayFiles);
  const { name } = field;
  if (isPlain(field))
    return plainShape(withLists(field, settings), {
      needed,
      isVisible: visible !== undefined,
      message,
      say,
      country: settings.country,
    });
  switch (field.type) {
    case 'date-time':
      return { [name]: dateTime(message, needed), [field.otherwise.name]: optionalLine(200, say) };
    case 'scale':
      return { [name]: oneOf(scaleMarks(field), needed, message) };
    case 'date':
      return { [name]: date(say, field, message, needed, settings.today) };
    case 'file':
      return { [name]: files(say, sayFiles, field, message, needed) };
  }
}
