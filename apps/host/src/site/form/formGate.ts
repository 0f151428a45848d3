import 'server-only';

import { pageHref, type Site } from '@forecourt/domain';
import { gatedPageOf } from './formPages.ts';
import { isGated, requireVisitor } from '../request/gate.ts';
import { currentVisitor } from '../request/session.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether a posted form belongs to a page that this site gates while nobody is signed in. */
export async function isFormLocked(site: Site, values: Values): Promise<boolean> {
  const found = gatedPageOf(values['form_id']);
  return found !== null && isGated(site, found.gates) && (await currentVisitor(site)) === null;
}

/** The same for a form posted without a script: redirects a signed-out visitor to sign in, and back to the page. */
export async function requireFormVisitor(site: Site, values: Values): Promise<void> {
  const found = gatedPageOf(values['form_id']);
  if (!found) return;
  const { car_id } = values;
  const about = typeof car_id === 'string' && /^[\w-]{1,64}$/.test(car_id) ? `?car_id=${car_id}` : '';
  await requireVisitor(site, found.gates, { redirect: pageHref(found.page) + about });
}
