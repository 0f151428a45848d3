import type { Site } from '@forecourt/domain';
import type { PurchaseVisitor } from '@forecourt/platform';
import { cookies } from 'next/headers';
import { currentVisitor } from '../request/session.ts';

/** Cookie that identifies the device an order was started on. Lives as long as orders do. */
export const deviceCookie = 'fc-device';
export const deviceCookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 60 * 86_400 } as const;

/** Owner of an order: this device, and the phone of the signed-in visitor. */
export async function purchaseVisitor(site: Site): Promise<PurchaseVisitor> {
  const device = (await cookies()).get(deviceCookie)?.value ?? null;
  const visitor = await currentVisitor(site);
  return { device, phone: visitor?.phone ?? null };
}
