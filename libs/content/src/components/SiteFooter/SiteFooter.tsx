import type { PublicSite, SitePicture } from '@forecourt/domain';
import { frameMessages } from '@forecourt/domain/messages';
import { Container, Icon, later, once, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { footerGroups, legalItems, licenceLines } from '../../model/footerGroups.ts';
import { mainPhone } from '../../model/navigation.ts';
import { networkName } from '../../model/sentences.ts';
import { ConsentLink } from '../ConsentLink/ConsentLink.tsx';
import { MenuLink } from '../MainNavigation/MenuLink.tsx';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps {
  /** The site: its name, links, places and licences. */
  site: PublicSite;
  /** Copyright year. */
  year: number;
  /** Addresses of the pages that the site's content makes. @default none */
  contentPaths?: readonly string[];
}

function FooterLogo({ name, logo: { url, width, height } }: { name: string; logo: SitePicture }) {
  return <img className={styles.logo} src={url} width={width} height={height} alt={name} loading="lazy" />;
}

/** Footer of every page: links, contact details, company facts and licences. */
export function SiteFooter({ site, year, contentPaths = [] }: SiteFooterProps) {
  const say = useWords(frameMessages);
  const phone = mainPhone(site);
  const licences = licenceLines(site);
  const [licence] = licences;
  const { logoOnDark: logo } = site.identity;
  return (
    <footer {...later({ phone: 55, desk: 40 }, styles.root)}>
      <Container>
        <div className={styles.columns} {...once('footer')}>
          <div className={styles.about}>
            <p className={styles.name}>{logo ? <FooterLogo name={site.name} logo={logo} /> : site.name}</p>
            <p className={styles.muted}>{site.tagline}</p>
            {phone && (
              <SiteLink className={styles.phone} href={site.paths.contact}>
                <Icon name="phone" />
                {say('frame.callUs')}
              </SiteLink>
            )}
            {site.email && (
              <a className={styles.link} href={`mailto:${site.email}`}>
                {site.email}
              </a>
            )}
          </div>
          {footerGroups(site, contentPaths).map(({ title, items, isSecondary }) => (
            <nav key={title} className={styles.group[isSecondary ? 'secondary' : 'main']} aria-label={title}>
              <p className={styles.title}>{title}</p>
              <ul>
                {items.map(({ name, url }) => (
                  <li key={`${name} ${url}`}>
                    <MenuLink className={styles.link} href={url}>
                      {name}
                    </MenuLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.line}>
          <p>
            © {year} {site.name}. {licence && `${licence}.`}
          </p>
          <ul className={styles.social}>
            {legalItems(site, contentPaths).map(({ name, url }) => (
              <li key={url}>
                <MenuLink className={styles.link} href={url}>
                  {name}
                </MenuLink>
              </li>
            ))}
            {Object.entries(site.socialUrls).map(([network, url]) => (
              <li key={network}>
                <a className={styles.link} href={url} target="_blank" rel="noreferrer">
                  {networkName(network)}
                </a>
              </li>
            ))}
            <li>
              <ConsentLink className={styles.choice} />
            </li>
          </ul>
        </div>
        {licences.length > 1 && (
          <ul className={styles.licences} aria-label={say('frame.licences')}>
            {licences.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
      </Container>
    </footer>
  );
}
