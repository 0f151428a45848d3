import type { Lead, Site } from '@forecourt/domain';
import { formErrorMessages, wordsOf } from '@forecourt/domain/messages';
import type { FormErrors } from '@forecourt/domain/answers';
import { fieldMessage, successPath, type FormDefinition } from '@forecourt/forms/model';
import type { LeadResult } from '../ports/leadPort.ts';

export const refused = (error: string, fieldErrors: FormErrors = {}): LeadResult => ({
  ok: false,
  status: 422,
  error,
  fieldErrors,
});

/** The error for an invalid phone number, which only the server can recognise. */
export function badPhone(form: FormDefinition, site: Pick<Site, 'messages'>): LeadResult {
  const field = form.fields.find(({ name }) => name === 'phone');
  const say = wordsOf(formErrorMessages, site);
  const message = field && field.type !== 'hidden' ? fieldMessage(field, say) : say('formError.phone');
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
export const unavailable: LeadResult = {
  ok: false,
  status: 503,
  fieldErrors: {},
  error: 'We could not save your enquiry just now. Please try again in a minute, or call us.',
};
