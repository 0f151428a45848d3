import { formErrorMessages } from '../messages/tables/formErrorMessages.ts';
import type { Words } from '../messages/messageTable.ts';
import { platformWords } from '../messages/wordsOf.ts';
import type { PlainField } from './field.ts';

/** Says what is wrong with an answer. */
export type ErrorWords = Words<typeof formErrorMessages>;

/** A label inside a sentence. @example smallLabel('How old is it?') // 'how old is it' */
export function smallLabel(label: string): string {
  return label.replace(/\?$/, '').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

/** What to say when an answer is missing or cannot be taken. */
export function plainMessage(
  { type, label, message }: Pick<PlainField, 'type' | 'label' | 'message'>,
  say: ErrorWords = platformWords(formErrorMessages),
): string {
  if (message) return message;
  switch (type) {
    case 'postcode':
      return say('formError.postcode');
    case 'phone':
      return say('formError.phone');
    case 'email':
      return say('formError.email');
    case 'select':
    case 'radio':
      return say('formError.choose', { label: smallLabel(label) });
    case 'yes-no':
      return say('formError.yesOrNo');
    case 'checkbox':
      return say('formError.tick', { label: smallLabel(label) });
    default:
      return say('formError.enter', { label: smallLabel(label) });
  }
}
