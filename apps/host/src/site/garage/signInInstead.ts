import { hasPage, pageHref, type PublicSite } from '@forecourt/domain';
import { garageMessages, wordsOf } from '@forecourt/domain/messages';
import type { SignInType } from '@forecourt/shopper/model';

/** Alternative for visitors who do not want to sign in: an open page for the same purpose. Null if there is none. */
export function signInInstead(site: PublicSite, type: SignInType | null): { href: string; label: string } | null {
  const say = wordsOf(garageMessages, site);
  const contact = (label: string) => ({ href: `${site.paths.contact}#enquire`, label });
  switch (type) {
    case 'finance':
    case 'credit-check':
      if (hasPage(site, 'finance') && !site.gates.includes('finance')) {
        return { href: pageHref('finance'), label: say('garage.repaymentsInstead') };
      }
      return hasPage(site, 'finance-enquiry')
        ? { href: pageHref('finance-enquiry'), label: say('garage.financeInstead') }
        : null;
    case 'trade-in':
    case 'sell-my-car':
      return contact(say('garage.worthInstead'));
    case 'online-payment':
      return contact(say('garage.payInstead'));
    default:
      return null;
  }
}
