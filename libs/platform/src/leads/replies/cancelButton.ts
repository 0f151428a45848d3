import { pageHref, replyKindOf, replyValues, type Lead, type Site } from '@forecourt/domain';
import { mailMessages, wordsOf } from '@forecourt/domain/messages';
import type { CancelLinks } from '../../secrets/cancelLinks.ts';
import type { MailButton } from '../mail/mailHtml.ts';

/** After the hold the page still says what became of the deposit, for a while. */
const secondsAfterHold = 7 * 86_400;

/**
 * The signed link of a reservation's or order's mail, by which its visitor cancels and gets the deposit back without
 * signing in; null for every other lead.
 * @param origin of the site
 */
export function cancelButton(
  lead: Lead,
  site: Site,
  origin: string,
  links: Pick<CancelLinks, 'sign'>,
): MailButton | null {
  const kind = replyKindOf(lead);
  const { deposit } = replyValues(lead, site);
  if ((kind !== 'reservation' && kind !== 'order') || !deposit) return null;
  const heldSeconds = site.reserve.holdHours * 3_600;
  const until = Math.floor(lead.created_at.getTime() / 1_000) + heldSeconds + secondsAfterHold;
  // The lead of a reservation has the reservation's own id.
  const key = links.sign({ site: site.slug, reservation: lead.lead_id, until });
  const page = pageHref('cancel-reservation', { reservation: lead.lead_id });
  const url = new URL(`${page}/link`, origin);
  url.searchParams.set('key', key);
  return { href: url.href, words: wordsOf(mailMessages, site)('mail.cancel', { deposit }) };
}
