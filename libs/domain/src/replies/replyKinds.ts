import type { Lead } from '../lead.ts';

/** Kinds of visitors' actions that differ in their reply. */
export const replyKinds = [
  'enquiry',
  'test-drive',
  'test-drive-request',
  'reservation',
  'order',
  'payment',
  'trade-in',
  'appraisal',
  'offer',
  'photos',
  'finance',
  'finance-application',
  'careers',
  'service',
  'parts',
  'complaint',
  'feedback',
  'prize',
  'reservation-lapsed',
  'reservation-refunded',
] as const;

export type ReplyKind = (typeof replyKinds)[number];

/** What became of a reservation after its first reply. */
export const replyOutcomes = ['reservation-lapsed', 'reservation-refunded'] as const satisfies readonly ReplyKind[];
export type ReplyOutcome = (typeof replyOutcomes)[number];

const bySubcategory: Readonly<Record<string, ReplyKind>> = {
  'Reserve Online': 'reservation',
  'Online Purchase': 'order',
  'Reservation Cancelled': 'reservation-refunded',
  'Online Purchase Cancelled': 'reservation-refunded',
  'Online Payment': 'payment',
  '3. Offer Accepted': 'trade-in',
  'Trade-in Appraisal': 'appraisal',
  'Make an Offer': 'offer',
  'Request Photos': 'photos',
  'Finance Application': 'finance-application',
  'Personalised Finance': 'finance-application',
  'Career Enquiry': 'careers',
  Complaint: 'complaint',
  'Customer Feedback Survey': 'feedback',
  'Spin To Win': 'prize',
};

const byCategory: Readonly<Record<string, ReplyKind>> = {
  'Test Drive Enquiry': 'test-drive-request',
  'Finance Enquiry': 'finance',
  'Careers Enquiry': 'careers',
  'Service Enquiry': 'service',
  'Parts Enquiry': 'parts',
};

/** The booked time of a lead; null where none was booked. A suspect lead books none. */
export function appointmentOf({ fields, quarantined }: Pick<Lead, 'fields' | 'quarantined'>): Date | null {
  const start = fields['appointment'];
  if (typeof start !== 'string' || quarantined !== null || Number.isNaN(Date.parse(start))) return null;
  return new Date(start);
}

/**
 * An accepted trade-in is one under whatever category it is filed.
 * @example replyKindOf({ category: 'Finance Enquiry', subcategory: '3. Offer Accepted', fields: {} }) // 'trade-in'
 */
export function replyKindOf(lead: Pick<Lead, 'category' | 'subcategory' | 'fields' | 'quarantined'>): ReplyKind {
  const { category, subcategory } = lead;
  const named = subcategory !== null && Object.hasOwn(bySubcategory, subcategory) ? bySubcategory[subcategory] : null;
  const kind = named ?? (Object.hasOwn(byCategory, category) ? byCategory[category] : null) ?? 'enquiry';
  return kind === 'test-drive-request' && appointmentOf(lead) ? 'test-drive' : kind;
}
