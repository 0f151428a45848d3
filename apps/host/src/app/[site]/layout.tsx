import '@forecourt/ui/styles.css';
import '@forecourt/search/styles.css';
import '@forecourt/vehicle/styles.css';
import '@forecourt/finance/styles.css';
import '@forecourt/forms/styles.css';
import '@forecourt/locations/styles.css';
import '@forecourt/range/styles.css';
import '@forecourt/offers/styles.css';
import '@forecourt/shopper/styles.css';
import '@forecourt/purchase/styles.css';
import '@forecourt/content/styles.css';
import '@forecourt/templates/styles.css';
import { DraftBar, PreviewBar } from '@forecourt/content';
import { hasAccounts, timeZoneAt } from '@forecourt/domain';
import { directionOf, offerPageMessages, stockListMessages, wordsOf } from '@forecourt/domain/messages';
import { popupOf } from '@forecourt/offers/model';
import { AccountEntries, AccountMenu, CompareTray, SavedCount, UndoToast } from '@forecourt/shopper';
import { modelMenu } from '@forecourt/templates';
import { once } from '@forecourt/ui';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { VendorSlot } from '../../site/vendors/VendorSlot.tsx';
import { LateChat } from '../../site/chat/LateChat.tsx';
import { contentPaths, siteFacts, siteOffers } from '../../site/cache/cacheTable.ts';
import { clientSite } from '../../site/page/clientSite.ts';
import { currentSite } from '../../site/request/currentSite.ts';
import { platform } from '../../platform.ts';
import { HerePreview } from '../../site/page/HerePreview.tsx';
import { HeaderSuggest } from '../../site/list/HeaderSuggest.tsx';
import { imageSettings } from '../../site/request/imageSettings.ts';
import { HostSite } from '../../site/page/HostSite.tsx';
import { popupOffer } from '../../site/offers/siteOffers.ts';
import { SitePopup } from '../../site/offers/SitePopup.tsx';
import { searchKey } from '../../site/list/searchKey.ts';
import { signOut } from '../../site/garage/signInActions.ts';
import { SiteVisits } from '../../site/page/SiteVisits.tsx';
import { siteIcons } from '../../site/page/siteIcons.ts';
import { openGraphOf } from '../../site/page/pageMetadata.ts';
import { themeStyle } from '../../site/page/themeStyle.ts';
import { WatchlistIsland } from '../../site/garage/WatchlistIsland.tsx';
import { VisitMemory } from '../../site/browser/VisitMemory.tsx';
import { shellOf } from '../../site/templates/pages/Shell.ts';
import { templateStyles } from '../../site/templates/templateStyles.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { publicSite } = await currentSite();
  return {
    metadataBase: new URL(publicSite.origin),
    title: { default: `${publicSite.name}: ${publicSite.tagline}`, template: `%s | ${publicSite.name}` },
    description: publicSite.description,
    icons: siteIcons(publicSite),
    manifest: '/manifest.webmanifest',
    openGraph: openGraphOf(publicSite),
  };
}

export async function generateViewport(): Promise<Viewport> {
  const { publicSite } = await currentSite();
  const { theme } = themeStyle(publicSite);
  return { width: 'device-width', initialScale: 1, themeColor: theme.tokens.color.surface };
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { site, publicSite } = await currentSite();
  const { theme, css } = themeStyle(publicSite);
  const Shell = await shellOf(publicSite);
  const sheet = templateStyles[publicSite.template];
  const preview = platform().content.previewed();
  const draft = platform().drafts.shown();
  const [facts, written, offers] = await Promise.all([siteFacts(site), contentPaths(site), siteOffers(site)]);
  const { vehicleNounPlural: nounPlural } = publicSite.texts;
  const searchLabel = wordsOf(stockListMessages, publicSite)('stockList.searchStock', { nounPlural });
  const popup = popupOffer(offers);
  return (
    <html lang={publicSite.locale} dir={directionOf(publicSite.locale) === 'rtl' ? 'rtl' : undefined}>
      <head>
        <style {...once('theme')} dangerouslySetInnerHTML={{ __html: css }} />
        {sheet !== undefined && <link rel="stylesheet" href={sheet} precedence="next" />}
      </head>
      <body>
        {draft && <DraftBar name={publicSite.name} until={draft.until} timeZone={timeZoneAt(site.locations, null)} />}
        {preview && (
          <HerePreview>
            <PreviewBar
              record={{ ...preview, from: preview.record.from }}
              until={preview.until}
              timeZone={timeZoneAt(site.locations, null)}
            />
          </HerePreview>
        )}
        <HostSite site={clientSite(publicSite)} images={imageSettings()}>
          <WatchlistIsland>
            <Shell
              site={publicSite}
              year={new Date().getFullYear()}
              header={theme.header}
              contentPaths={written}
              models={modelMenu(publicSite, facts)}
              search={
                publicSite.flags.searchSuggestions ? (
                  <HeaderSuggest searchKey={searchKey()} label={searchLabel} />
                ) : undefined
              }
              savedCount={<SavedCount />}
              {...(hasAccounts(publicSite) && {
                actions: <AccountMenu signOut={signOut} />,
                menuEnd: <AccountEntries signOut={signOut} />,
              })}
              belowHeader={<VendorSlot site={publicSite} slot="header" />}
              aboveFooter={<VendorSlot site={publicSite} slot="footer" />}
              overlays={
                <>
                  {publicSite.flags.compare && <CompareTray />}
                  {publicSite.flags.favourites && <UndoToast />}
                  {publicSite.chat && (
                    <LateChat site={publicSite.slug} chat={publicSite.chat} contactHref={publicSite.paths.contact} />
                  )}
                  <VendorSlot site={publicSite} slot="chat-corner" />
                  <VendorSlot site={publicSite} slot="head" />
                  {popup && (
                    <SitePopup
                      offer={popupOf(
                        popup,
                        timeZoneAt(publicSite.locations, null),
                        wordsOf(offerPageMessages, publicSite),
                      )}
                    />
                  )}
                </>
              }
            >
              {children}
            </Shell>
            <VisitMemory />
            <SiteVisits />
          </WatchlistIsland>
        </HostSite>
      </body>
    </html>
  );
}
