import type { NavigationItem, PublicSite } from '@forecourt/domain';
import { frameMessages, type Words } from '@forecourt/domain/messages';
import { Container, Icon, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { mainPhone, resolveNavigation } from '../../model/navigation.ts';
import { HeaderSearch } from '../HeaderSearch/HeaderSearch.tsx';
import { MainNavigation } from '../MainNavigation/MainNavigation.tsx';
import { MenuButton, MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import * as styles from './SiteHeader.css.ts';

export const headerTreatments = ['light', 'inverse', 'edged'] as const;

export interface SiteHeaderProps {
  /** The site: its name, menu and phones. */
  site: PublicSite;
  /** The theme says which. @default 'light' */
  treatment?: (typeof headerTreatments)[number];
  /** The model range, for menus that ask for it. */
  models?: readonly NavigationItem[];
  /** The range as tiles, for the bar of wide screens and the drawer of phones; shown only once it is opened. */
  modelPanels?: { bar: ReactNode; drawer: ReactNode };
  /** Addresses of the pages that the site's content makes, for menus that lead to them. @default none */
  contentPaths?: readonly string[];
  /** Takes the plain search box's place. Stands in the bar and, on phones, in the menu. */
  search?: ReactNode;
  /** How many vehicles a visitor has saved, inside the link to them. */
  savedCount?: ReactNode;
  /** Beside the favourites link, such as the comparison. */
  actions?: ReactNode;
  /** At the end of the menu of small screens, such as the visitor's account. */
  menuEnd?: ReactNode;
}

/** A logo for light backgrounds may not be seen on a dark one. */
function logosFor({ identity }: PublicSite, treatment: (typeof headerTreatments)[number]) {
  if (treatment === 'inverse') return { logo: identity.logoOnDark };
  return { logo: identity.logo, logoOnPhones: identity.logoOnPhones };
}

/** What a visitor has saved: on the device or, where the site keeps nothing there, on the watchlist. */
function savedLink({ flags, paths }: PublicSite, say: Words<typeof frameMessages>) {
  if (flags.favourites) return { href: '/favourites', label: say('frame.favourites') };
  return flags.watchlist ? { href: paths.watchlist, label: say('frame.watchlist') } : null;
}

/** Top of every page: the dealer's name, search, phone, favourites and the menu. */
export function SiteHeader({
  site,
  treatment = 'light',
  models,
  modelPanels,
  contentPaths,
  search: ownSearch,
  savedCount,
  actions,
  menuEnd,
}: SiteHeaderProps) {
  const say = useWords(frameMessages);
  const items = resolveNavigation(site, models, contentPaths);
  const phone = mainPhone(site);
  const saved = savedLink(site, say);
  const search = ownSearch ?? (
    <HeaderSearch
      action={site.paths.search}
      label={say('frame.search', { nounPlural: site.texts.vehicleNounPlural })}
    />
  );
  return (
    <>
      <header className={styles.root[treatment]}>
        <Container>
          <div className={styles.bar}>
            <div className={styles.menu}>
              <MenuButton items={items} />
            </div>
            <div className={styles.brand}>
              <Wordmark name={site.name} line={site.tagline} {...logosFor(site, treatment)} />
            </div>
            <div className={styles.search}>{search}</div>
            <div className={styles.actions}>
              {/* Phone numbers are on the contact page and, one at a time, where a visitor requests them. */}
              {phone && (
                <SiteLink className={styles.action} href={site.paths.contact} aria-label={say('frame.callUs')}>
                  <Icon name="phone" />
                  <span className={styles.words}>{say('frame.callUs')}</span>
                </SiteLink>
              )}
              {saved && (
                <SiteLink className={styles.action} href={saved.href}>
                  <Icon name="heart" />
                  <span className={styles.spoken}>{saved.label}</span>
                  {savedCount}
                </SiteLink>
              )}
              {actions}
            </div>
          </div>
        </Container>
        <div className={styles.navigation}>
          <Container>
            <MainNavigation items={items} modelPanel={modelPanels?.bar} />
          </Container>
        </div>
      </header>
      <MobileMenu items={items} modelPanel={modelPanels?.drawer} end={menuEnd}>
        {search}
      </MobileMenu>
    </>
  );
}
