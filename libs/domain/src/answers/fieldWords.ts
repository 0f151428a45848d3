import type { PlainField } from './field.ts';

/** A label inside a sentence. @example smallLabel('How old is it?') // 'how old is it' */
export function smallLabel(label: string): string {
  return label.replace(/\?$/, '').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

/** What to say when an answer is missing or cannot be taken. */
export function plainMessage({ type, label, message }: Pick<PlainField, 'type' | 'label' | 'message'>): string {
  if (message) return message;
  switch (type) {
    case 'postcode':
      return 'Invalid postcode. Please enter a 4-digit number.';
    case 'phone':
      return 'Enter an Australian phone number, like 0412 345 678.';
    case 'email':
      return 'Enter your email address, like name@example.com.au.';
    case 'select':
    case 'radio':
      return `Choose an answer: ${smallLabel(label)}.`;
    case 'yes-no':
      return 'Choose Yes or No.';
    case 'checkbox':
      return `Tick the box: ${smallLabel(label)}.`;
    default:
      return `Enter ${smallLabel(label)}.`;
  }
}
