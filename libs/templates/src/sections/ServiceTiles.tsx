import { BannerTiles, type BannerTile } from '@forecourt/content';
import { sitePageHref } from '@forecourt/content/model';
import type { PublicSite } from '@forecourt/domain';
import { pageMessages, type Words } from '@forecourt/domain/messages';
import type { Offer } from '@forecourt/offers/model';
import { Container, Section } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';

export interface ServiceTilesProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Running offers, in display order. */
  offers: readonly Offer[];
  /** Background of the section. @default 'plain' */
  tone?: 'plain' | 'sunken';
}

function tilesOf(site: PublicSite, offers: readonly Offer[], say: Words<typeof pageMessages>): BannerTile[] {
  const { locations, paths, texts, flags } = site;
  const ask = `${paths.contact}#enquire`;
  const workshop = locations.find(({ visible, location_type }) => visible && location_type === 'service');
  const tiles: (BannerTile | false | undefined)[] = [
    offers.length > 0 && {
      title: say('page.latestOffers'),
      text: say('page.offersRunning', { count: offers.length }),
      href: '/special-offers',
      icon: 'tag',
    },
    workshop && {
      title: say('page.bookYourService'),
      text: say('page.ownWorkshop', { city: workshop.address.city }),
      href: sitePageHref(site, ['service', 'genuine-service'], ask),
      icon: 'wrench',
    },
    {
      title: texts.vehicleNoun === 'caravan' ? say('page.sellYourCaravan') : say('page.sellYourCar'),
      text: say('page.fairFigure'),
      href: flags.tradeIn ? '/sell-my-car' : ask,
      icon: 'dollar',
    },
    flags.testDrive && {
      title: say('page.bookATestDrive'),
      text: say('page.chooseAndName', { noun: texts.vehicleNoun }),
      href: sitePageHref(site, ['book-test-drive'], paths.search),
      icon: 'calendar',
    },
  ];
  return tiles.filter((tile) => tile !== false && tile !== undefined);
}

/** Tiles with links to what the dealer offers: buying, servicing, parts and so on. */
export function ServiceTiles({ site, offers, tone = 'plain' }: ServiceTilesProps) {
  const say = useWords(pageMessages);
  const tiles = tilesOf(site, offers, say);
  return (
    <Section tone={tone} label={say('page.whatCanWeDo')} later={{ phone: 5 + 7 * tiles.length, desk: 18 }}>
      <Container>
        <BannerTiles tiles={tiles} />
      </Container>
    </Section>
  );
}
