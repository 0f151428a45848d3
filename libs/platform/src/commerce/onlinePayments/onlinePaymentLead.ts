import {
  formatMoney,
  leadAttributesSchema,
  localeOf,
  sourceOf,
  timeZoneAt,
  type Lead,
  type Site,
} from '@forecourt/domain';
import { receiptNumber, type OnlinePaymentRow } from './onlinePaymentRow.ts';

/** The lead for a payment. Its id is that of the payment, so it can be stored only once. */
export function leadOf({ row, site, origin }: { row: OnlinePaymentRow; site: Site; origin: string }): Lead {
  const paidAt = row.paidAt ?? row.createdAt;
  const timeZone = timeZoneAt(site.locations, row.locationId);
  const paid = new Intl.DateTimeFormat(localeOf(site), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    paidAt,
  );
  const visit = row.visit ?? leadAttributesSchema.parse({});
  return {
    ...row.payer,
    postcode: '',
    lead_id: row.id,
    site_slug: site.slug,
    category: 'General Enquiry',
    subcategory: 'Online Payment',
    url: new URL(row.successPath.replaceAll('{id}', row.id), origin).href,
    source: sourceOf(visit),
    user_agent: row.userAgent,
    car_id: null,
    car_dealership_id: null,
    location_id: row.locationId,
    message: '',
    opt_in: false,
    fields: {
      'Amount paid': formatMoney(row.amountCents),
      'Paid for': row.purpose,
      'Invoice or reference': row.reference,
      'Paid at': paid,
      'Receipt number': receiptNumber(row.id),
      'Payment reference': row.paymentId ?? '',
    },
    lead_attributes: visit,
    quarantined: null,
    created_at: paidAt,
  };
}
