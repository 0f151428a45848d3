import type { Lead, Site } from '@forecourt/domain';
import type { FormErrors } from '@forecourt/domain/answers';
import { formErrorMessages, leadRefusalMessages, worded, wordsOf } from '@forecourt/domain/messages';
import { fieldMessage, successPath, type FormDefinition } from '@forecourt/forms/model';
import type { LeadResult } from '../ports/leadPort.ts';

type SpeakingSite = Pick<Site, 'messages' | 'locale'>;

export const refused = (error: string, fieldErrors: FormErrors = {}): LeadResult => ({
  ok: false,
  status: 422,
  error,
  fieldErrors,
});

/** The error for an invalid phone number, which only the server can recognise. */
export function badPhone(form: FormDefinition, site: SpeakingSite): LeadResult {
  const field = form.fields.find(({ name }) => name === 'phone');
  const say = wordsOf(formErrorMessages, site);
  const message =
    field && field.type !== 'hidden' ? fieldMessage(worded(field, site.messages), say) : say('formError.phone');
  return refused(message, { phone: message });
}

export const accepted = ({ lead_id, category, subcategory }: Lead, form: FormDefinition): LeadResult => ({
  ok: true,
  lead_id,
  redirect: form.success ?? successPath,
  category,
  subcategory,
});

/** The answer while the database is unreachable; the form keeps its entries. */
export const unavailable = (site: SpeakingSite): LeadResult => ({
  ok: false,
  status: 503,
  fieldErrors: {},
  error: wordsOf(leadRefusalMessages, site)('leadRefusal.unavailable'),
});
