import { hasPage, pageHref, type PublicSite } from '@forecourt/domain';
import type { SignInType } from '@forecourt/shopper/model';

/** Alternative for visitors who do not want to sign in: an open page for the same purpose. Null if there is none. */
export function signInInstead(site: PublicSite, type: SignInType | null): { href: string; label: string } | null {
  const contact = (label: string) => ({ href: `${site.paths.contact}#enquire`, label });
  switch (type) {
    case 'finance':
    case 'credit-check':
      if (hasPage(site, 'finance') && !site.gates.includes('finance')) {
        return { href: pageHref('finance'), label: 'Work out repayments without signing in' };
      }
      return hasPage(site, 'finance-enquiry')
        ? { href: pageHref('finance-enquiry'), label: 'Ask about finance without signing in' }
        : null;
    case 'trade-in':
    case 'sell-my-car':
      return contact('Ask us what it is worth without signing in');
    case 'online-payment':
      return contact('Ask us for another way to pay');
    default:
      return null;
  }
}
