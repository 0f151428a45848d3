'use server';

import { readFormValues, type FormState, type SubmissionAnswer } from '@forecourt/forms/model';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { sendLead } from '../../dealer.ts';

/**
 * Takes the form of a visitor without JavaScript. What is wrong is shown in it, with all that was entered.
 * @param startedAt the dealer's mark of the time at which the form was rendered
 */
export async function sendEnquiry(startedAt: string, _state: FormState, data: FormData): Promise<FormState> {
  // Names that start with a $ are the framework's own.
  const values = readFormValues([...data.entries()].filter(([name]) => !name.startsWith('$')));
  const userAgent = (await headers()).get('user-agent') ?? '';
  const answered = await sendLead({ ...values, started_at: startedAt }, userAgent);
  const answer = (await answered.json()) as SubmissionAnswer;
  if (answer.lead_id) redirect('/thanks');
  return { values, fieldErrors: answer.fieldErrors ?? {}, error: answer.error ?? 'Please send it again.' };
}
