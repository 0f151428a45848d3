import type { FormDefinition } from '../model/defineForm.ts';
import { namesOf, type VisibleField } from '../model/formField.ts';
import { visibleFields, type FormSettings } from '../model/formSettings.ts';

const contact = { email: 'robin@example.com.au', phone: '0412 345 678', postcode: '6160' } as const;

/** A valid answer as a plain post sends it; null for questions to leave unanswered. */
function answerTo(field: VisibleField, settings: FormSettings): string | null {
  if ('default' in field && field.default) return field.default;
  switch (field.type) {
    case 'email':
    case 'phone':
    case 'postcode':
      return contact[field.type];
    case 'currency':
      return '$32,500';
    case 'number':
      return String(field.min ?? 1);
    case 'yes-no':
      return 'Yes';
    case 'checkbox':
      return 'on';
    case 'date':
      return '27/03/1988';
    case 'scale':
      return String(field.max);
    case 'rego':
      return '1ABC 234';
    case 'select':
    case 'radio': {
      if (typeof field.options === 'object') return field.options[0]?.value ?? null;
      const lists = {
        categories: ['General Enquiry'],
        states: ['WA'],
        locations: settings.locationIds,
        dealerships: settings.dealershipSlugs,
      };
      return lists[field.options][0] ?? null;
    }
    case 'date-time':
    case 'file':
      return null;
    default:
      return `Words for ${field.name}`;
  }
}

/**
 * Valid answers to all required fields of a form on a site, including conditional ones.
 * @param known answers that stay as they are
 */
export function sampleAnswers(
  form: FormDefinition,
  settings: FormSettings,
  known: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const missing = visibleFields(form, settings, known).filter(
    (field) => field.required === true && known[field.name] === undefined,
  );
  const found = missing.flatMap((field) =>
    namesOf(field).flatMap((name): [string, string][] => {
      const isState = field.type === 'rego' && name === field.state;
      const answer = isState ? 'WA' : answerTo(field, settings);
      return answer === null ? [] : [[name, answer]];
    }),
  );
  if (found.length === 0) return { ...known };
  return sampleAnswers(form, settings, { ...known, ...Object.fromEntries(found) });
}
