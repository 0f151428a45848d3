import type { FormErrors } from '@forecourt/domain/answers';
import { leadRefusalMessages, wordsOf } from '@forecourt/domain/messages';
import type { FormDefinition, FormValues } from '@forecourt/forms/model';
import type { LeadTransaction } from '../database/leadDatabase.ts';
import type { AppointmentService, LeadClaim } from '../ports/appointmentPort.ts';

/** Books a chosen time for a lead. Atomic: of two visitors who want the last place one gets it. */
export type ClaimSlot = AppointmentService['claimForLead'];

/** The time could not be booked, so the lead is not stored. Carries the error for the form field. */
export class SlotRefused extends Error {
  readonly fieldErrors: FormErrors;

  constructor(field: string, message: string) {
    super(message);
    this.fieldErrors = { [field]: message };
  }
}

/** The chosen time and its field; null where the form has no such field or none was chosen. */
export function chosenTime(form: FormDefinition, values: FormValues): { field: string; start: Date } | null {
  const field = form.fields.find(({ type }) => type === 'date-time')?.name;
  const start = field === undefined ? '' : values[field];
  return field !== undefined && typeof start === 'string' && start !== '' ? { field, start: new Date(start) } : null;
}

/** @throws SlotRefused unless the time is booked */
export async function claimOrRefuse(
  tx: LeadTransaction,
  claimSlot: ClaimSlot,
  field: string,
  claim: LeadClaim,
): Promise<void> {
  const outcome = await claimSlot(tx, claim);
  const say = wordsOf(leadRefusalMessages, claim.site);
  if (outcome === 'taken') throw new SlotRefused(field, say('leadRefusal.timeTaken'));
  if (outcome === 'not-offered') throw new SlotRefused(field, say('leadRefusal.timeNotOffered'));
}
