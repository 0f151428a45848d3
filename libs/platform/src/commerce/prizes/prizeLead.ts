import { sourceOf, type Lead, type Site } from '@forecourt/domain';
import type { PrizeDraw, WonPrize } from '../../ports/prizePort.ts';

/** The lead for a prize. Its id is that of the draw, so it can be stored only once. */
export function leadOf(site: Site, origin: string, won: WonPrize, { phone, name, visit, userAgent }: PrizeDraw): Lead {
  return {
    lead_id: won.draw_id,
    site_slug: site.slug,
    category: 'General Enquiry',
    subcategory: 'Spin To Win',
    url: new URL('/spin-to-win', origin).href,
    source: sourceOf(visit),
    user_agent: userAgent
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .slice(0, 400),
    car_id: null,
    car_dealership_id: null,
    location_id: null,
    name,
    last_name: '',
    email: '',
    phone,
    postcode: '',
    message: '',
    opt_in: false,
    fields: { Prize: won.name, ...(won.text === '' ? {} : { 'Prize details': won.text }), 'Prize code': won.code },
    lead_attributes: visit,
    quarantined: null,
    created_at: won.won_at,
  };
}
