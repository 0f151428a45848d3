import '@forecourt/ui/styles.css';
import '@forecourt/search/styles.css';
import '@forecourt/vehicle/styles.css';
import '@forecourt/finance/styles.css';
import '@forecourt/forms/styles.css';
import type { EmbeddedSite } from '@forecourt/domain';
import { fontFaceCss, siteTokens, themeCss, type Theme } from '@forecourt/ui/model';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

/** The dealer's theme in a colour of this page. */
function printTheme(theme: Theme, dealer: string): void {
  const style = document.createElement('style');
  style.textContent = themeCss(siteTokens(theme, '#7a1fa2')) + fontFaceCss(theme, (file) => `${dealer}/fonts/${file}`);
  document.head.append(style);
}

const root = document.getElementById('root')!;
const { dealer = '' } = root.dataset;
const answer = await fetch(`${dealer}/api/site`);
if (!answer.ok) throw new Error(((await answer.json()) as { error: string }).error);
const embedded = (await answer.json()) as EmbeddedSite<Theme>;
printTheme(embedded.theme, dealer);
createRoot(root).render(
  <StrictMode>
    <Page {...embedded} />
  </StrictMode>,
);
