import { BannerTiles, SectionHeader, type BannerTile } from '@forecourt/content';
import { hasPage, pageHref, type PublicSite, type QueryParameters, type Vehicle } from '@forecourt/domain';
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
  const { vehicleNoun: noun } = site.texts;
  const ways: (BannerTile & { page: FinancePage })[] = [
    {
      page: 'finance',
      icon: 'dollar',
      title: 'Work out a repayment',
      text: 'Price, deposit, term and rate, or start from your budget.',
      href: financeLink('finance', given),
    },
    {
      page: 'finance-enquiry',
      icon: 'mail',
      title: 'Ask about finance',
      text: 'A person at our finance desk answers. No credit check.',
      href: financeLink('finance-enquiry', given),
    },
    {
      page: 'car-finance',
      icon: 'list',
      title: 'Compare terms',
      text: `One ${noun} over one to seven years, side by side.`,
      href: financeLink('car-finance', given),
    },
    {
      page: 'finance-application',
      icon: 'document',
      title: 'Apply for finance',
      text: 'Three short steps. You sign in first, so that only you see what you fill in.',
      href: financeLink('finance-application', given),
    },
  ];
  const shown = ways.filter(({ page }) => page !== here && hasPage(site, page));
  const own: BannerTile[] =
    vehicle && hasPage(site, 'personalised-finance')
      ? [
          {
            icon: 'shield',
            title: 'See your own rate',
            text: `For this ${noun}, with your agreement to a credit check.`,
            href: `${pageHref('personalised-finance')}?car_id=${encodeURIComponent(vehicle.id)}`,
          },
        ]
      : [];
  const owned = here !== null && vehicle ? ownershipLink(site, [vehicle.id]) : null;
  const ownership: BannerTile[] = owned
    ? [{ icon: 'list', title: 'What it costs to own', text: 'Fuel, service and registration as well.', href: owned }]
    : [];
  const tradeIn: BannerTile[] = site.flags.tradeIn
    ? [
        {
          icon: 'swap',
          title: 'Value your trade-in',
          href: '/trade-in',
          text: 'What it is worth can be your deposit.',
        },
      ]
    : [];
  return (
    <section aria-label="Your next step">
      <SectionHeader title="Your next step" />
      <BannerTiles tiles={[...shown, ...own, ...ownership, ...tradeIn]} />
    </section>
  );
}
