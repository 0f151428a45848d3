import { BannerTiles, SectionHeader, type BannerTile } from '@forecourt/content';
import { hasPage, pageHref, type PublicSite, type QueryParameters, type Vehicle } from '@forecourt/domain';
import { financePageMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { financeLink, type FinancePage } from './financeLink.ts';
import { ownershipLink } from './ownershipLink.ts';

export interface FinanceWaysProps {
  site: PublicSite;
  given: QueryParameters;
  vehicle: Vehicle | null;
  /** The current page, which is left out. */
  here: FinancePage | null;
}

/** Links from one finance page to the others. */
export function FinanceWays({ site, given, vehicle, here }: FinanceWaysProps) {
  const say = useWords(financePageMessages);
  const { vehicleNoun: noun } = site.texts;
  const ways: (BannerTile & { page: FinancePage })[] = [
    {
      page: 'finance',
      icon: 'dollar',
      title: say('financePage.workOutARepayment'),
      text: say('financePage.workOutText'),
      href: financeLink('finance', given),
    },
    {
      page: 'finance-enquiry',
      icon: 'mail',
      title: say('financePage.askAboutFinance'),
      text: say('financePage.askText'),
      href: financeLink('finance-enquiry', given),
    },
    {
      page: 'car-finance',
      icon: 'list',
      title: say('financePage.compareTerms'),
      text: say('financePage.compareText', { noun }),
      href: financeLink('car-finance', given),
    },
    {
      page: 'finance-application',
      icon: 'document',
      title: say('financePage.applyForFinance'),
      text: say('financePage.applyText'),
      href: financeLink('finance-application', given),
    },
  ];
  const shown = ways.filter(({ page }) => page !== here && hasPage(site, page));
  const own: BannerTile[] =
    vehicle && hasPage(site, 'personalised-finance')
      ? [
          {
            icon: 'shield',
            title: say('financePage.seeYourOwnRate'),
            text: say('financePage.ownRateText', { noun }),
            href: `${pageHref('personalised-finance')}?car_id=${encodeURIComponent(vehicle.id)}`,
          },
        ]
      : [];
  const owned = here !== null && vehicle ? ownershipLink(site, [vehicle.id]) : null;
  const ownership: BannerTile[] = owned
    ? [
        {
          icon: 'list',
          title: say('financePage.whatItCostsToOwn'),
          text: say('financePage.ownershipText'),
          href: owned,
        },
      ]
    : [];
  const tradeIn: BannerTile[] = site.flags.tradeIn
    ? [
        {
          icon: 'swap',
          title: say('financePage.valueYourTradeIn'),
          href: '/trade-in',
          text: say('financePage.tradeInText'),
        },
      ]
    : [];
  return (
    <section aria-label={say('financePage.yourNextStep')}>
      <SectionHeader title={say('financePage.yourNextStep')} />
      <BannerTiles tiles={[...shown, ...own, ...ownership, ...tradeIn]} />
    </section>
  );
}
