import { carPath, parsePhone, type Site } from '@forecourt/domain';
import { refusalMessages, wordsOf } from '@forecourt/domain/messages';
import type { Visitor, WatchlistChange } from '@forecourt/platform';
import { saveSignInPath, signInPath } from '@forecourt/shopper/model';
import { NextResponse } from 'next/server';
import { platform } from '../../platform.ts';
import { readJsonBody } from '../request/readJsonBody.ts';
import { requestSite } from '../request/requestSite.ts';
import { currentVisitor } from '../request/session.ts';

const largestBody = 20_000;
const headers = { 'cache-control': 'no-store' };

type Answer = { success: boolean; message?: string; redirect?: string } & Record<string, unknown>;

export const answerJson = (answer: Answer, status = 200): Response => NextResponse.json(answer, { status, headers });

/** Result of a change to the list, for the caller. */
export function answerChange(change: WatchlistChange): Response {
  return change.ok
    ? answerJson({ success: true })
    : answerJson({ success: false, message: change.error }, change.status);
}

/** Address where a visitor signs in to save a vehicle; on return the vehicle's page gets its id. */
async function signInFor(site: Site, carId: unknown): Promise<string> {
  const { watchlist } = site.paths;
  if (typeof carId !== 'string') return signInPath({ type: 'watchlist', redirect: watchlist, back: '/' });
  const [vehicle] = await platform().inventory.byIds(site, [carId.slice(0, 64)]);
  return vehicle
    ? saveSignInPath(vehicle.id, carPath(vehicle))
    : signInPath({ type: 'watchlist', redirect: watchlist, back: '/' });
}

export interface ListRequest {
  site: Site;
  visitor: Visitor;
  body: Record<string, unknown>;
}

/**
 * Runs `work` if the session belongs to the phone that the request names. The session's phone is the only identity: a
 * number in the body can only be refused.
 */
export async function changeList(
  request: Request,
  siteSlug: string,
  work: (asked: ListRequest) => Promise<Response>,
): Promise<Response> {
  const site = requestSite(request, siteSlug);
  if (!site || !platform().sites.publicSite(site).flags.watchlist) return new Response(null, { status: 404 });
  const read = await readJsonBody(request, largestBody);
  if (!read.ok) return answerJson({ success: false, message: read.error }, read.status);
  const body = read.values;
  const say = wordsOf(refusalMessages, site);
  try {
    const visitor = await currentVisitor(site);
    if (!visitor) {
      const message = say('refusal.signInToSave');
      return answerJson({ success: false, message, redirect: await signInFor(site, body['car_id']) }, 401);
    }
    const named = body['phone_number'];
    if (named !== undefined && (typeof named !== 'string' || parsePhone(named, site.country) !== visitor.phone)) {
      const message = say('refusal.anotherNumber');
      return answerJson({ success: false, message }, 403);
    }
    return await work({ site, visitor, body });
  } catch {
    const message = say('refusal.listUnavailable');
    return answerJson({ success: false, message }, 503);
  }
}

/** Saves or removes the vehicle that the body names. */
export function changeCar(request: Request, siteSlug: string, change: 'save' | 'remove'): Promise<Response> {
  return changeList(request, siteSlug, async ({ site, visitor, body }) => {
    const carId = body['car_id'];
    // Some callers send numeric ids as numbers.
    const id = typeof carId === 'number' ? String(carId) : carId;
    if (typeof id !== 'string') return answerJson({ success: false, message: 'No vehicle is named.' }, 422);
    return answerChange(await platform().watchlist[change](site, visitor.phone, id));
  });
}

/** The list of the signed-in visitor, with the phone number that changes must name. */
export async function answerList(site: Site, visitor: Visitor): Promise<Response> {
  return answerJson({
    success: true,
    phone_number: visitor.phone,
    signed_in_at: visitor.createdAt.toISOString(),
    car_ids: await platform().watchlist.ids(site, visitor.phone),
  });
}
