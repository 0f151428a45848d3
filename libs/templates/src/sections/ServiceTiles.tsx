import { BannerTiles, type BannerTile } from '@forecourt/content';
import { sitePageHref } from '@forecourt/content/model';
import type { PublicSite } from '@forecourt/domain';
import type { Offer } from '@forecourt/offers/model';
import { Container, Section } from '@forecourt/ui';

export interface ServiceTilesProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Running offers, in display order. */
  offers: readonly Offer[];
  /** Background of the section. @default 'plain' */
  tone?: 'plain' | 'sunken';
}

function tilesOf(site: PublicSite, offers: readonly Offer[]): BannerTile[] {
  const { locations, paths, texts, flags } = site;
  const ask = `${paths.contact}#enquire`;
  const workshop = locations.find(({ visible, location_type }) => visible && location_type === 'service');
  const tiles: (BannerTile | false | undefined)[] = [
    offers.length > 0 && {
      title: 'Latest offers',
      text: offers.length === 1 ? 'One offer running now' : `${offers.length} offers running now`,
      href: '/special-offers',
      icon: 'tag',
    },
    workshop && {
      title: 'Book your service online',
      text: `Our own workshop in ${workshop.address.city}`,
      href: sitePageHref(site, ['service', 'genuine-service'], ask),
      icon: 'wrench',
    },
    {
      title: `Sell your ${texts.vehicleNoun === 'caravan' ? 'caravan' : 'car'}`,
      text: 'A fair figure, with nothing to advertise',
      href: flags.tradeIn ? '/sell-my-car' : ask,
      icon: 'dollar',
    },
    flags.testDrive && {
      title: 'Book a test drive',
      text: `Choose a ${texts.vehicleNoun} and name a time`,
      href: sitePageHref(site, ['book-test-drive'], paths.search),
      icon: 'calendar',
    },
  ];
  return tiles.filter((tile) => tile !== false && tile !== undefined);
}

/** Tiles with links to what the dealer offers: buying, servicing, parts and so on. */
export function ServiceTiles({ site, offers, tone = 'plain' }: ServiceTilesProps) {
  return (
    <Section tone={tone} label="What can we do for you?">
      <Container>
        <BannerTiles tiles={tilesOf(site, offers)} />
      </Container>
    </Section>
  );
}
