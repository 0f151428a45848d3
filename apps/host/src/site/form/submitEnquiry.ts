'use server';

import { siteAt } from '../request/siteAt.ts';
import { readFormValues, type EnquiryFormState } from '@forecourt/forms/model';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { requireFormVisitor } from './formGate.ts';
import { handOverLead } from './handOverLead.ts';
import { successCookie, successCookieOptions } from './successMarker.ts';
import { takePostedFiles } from './takePostedFiles.ts';
import { formArgument, serverAction, unreadArgument } from '../request/serverAction.ts';
import { visitorOf } from '../request/visitorOf.ts';

/** Handles the enquiry form when JavaScript is off. Errors are shown on the page with everything that was entered. */
export const submitEnquiry = serverAction(
  [unreadArgument<EnquiryFormState>(), formArgument],
  async (_state, data): Promise<EnquiryFormState> => {
    const arrived = new Date();
    const sent = await headers();
    const site = siteAt(sent);
    if (!site) return { values: {}, fieldErrors: {}, error: 'This form belongs to another site.' };
    // Names that start with a $ are the framework's own.
    const entries = [...data.entries()].filter(([name]) => !name.startsWith('$'));
    const posted = readFormValues(entries);
    await requireFormVisitor(site, posted);
    const taken = await takePostedFiles(site, data, posted, visitorOf({ headers: sent }).address);
    const { values, files, fieldErrors, refused } = taken;
    const [first] = Object.values(fieldErrors);
    if (first !== undefined) return { values, files, fieldErrors, refused, error: first };
    const result = await handOverLead(site, values, { headers: sent, arrived, byScript: false });
    if (!result.ok) return { values, files, fieldErrors: result.fieldErrors, error: result.error };
    (await cookies()).set(successCookie, result.lead_id, successCookieOptions);
    redirect(result.redirect);
  },
);
