import { SiteFooter, SiteHeader } from '@forecourt/content';
import { pageHref } from '@forecourt/domain';
import { pageMessages } from '@forecourt/domain/messages';
import { LateModelMenu } from '@forecourt/range';
import { SkipLink, Toaster } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ShellProps } from '../contract/props.ts';
import * as styles from './Shell.css.ts';

const menu = { href: '/api/models/menu', allHref: pageHref('models') };
const modelPanels = {
  bar: <LateModelMenu {...menu} />,
  drawer: <LateModelMenu {...menu} layout="drawer" />,
};

/** Header, page and footer. Includes the toaster. */
export function Shell({
  site,
  year,
  header = 'light',
  contentPaths,
  models,
  search,
  savedCount,
  actions,
  menuEnd,
  belowHeader,
  aboveFooter,
  overlays,
  children,
}: ShellProps) {
  const say = useWords(pageMessages);
  return (
    <div className={styles.root}>
      <SkipLink href="#main">{say('page.skipToTheContent')}</SkipLink>
      <SiteHeader
        site={site}
        treatment={header}
        models={models}
        modelPanels={modelPanels}
        contentPaths={contentPaths}
        search={search}
        savedCount={savedCount}
        actions={actions}
        menuEnd={menuEnd}
      />
      {belowHeader}
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {aboveFooter}
      <SiteFooter site={site} year={year} contentPaths={contentPaths} />
      {overlays}
      <Toaster />
    </div>
  );
}
