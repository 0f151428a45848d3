import '@forecourt/ui/styles.css';
import '@forecourt/search/styles.css';
import '@forecourt/vehicle/styles.css';
import '@forecourt/finance/styles.css';
import '@forecourt/forms/styles.css';
import './app.css';
import { Container, EmbeddedSiteProvider } from '@forecourt/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { askDealer } from '../dealer.ts';
import { themeStyle } from '../theme.ts';

export const metadata: Metadata = { title: { default: 'Our cars', template: '%s | Our cars' } };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { site } = await askDealer();
  return (
    <html lang="en-AU">
      <head>
        <style dangerouslySetInnerHTML={{ __html: themeStyle(site.origin) }} />
      </head>
      <body>
        <EmbeddedSiteProvider site={site}>
          <header className="bar">
            <Container>
              <nav aria-label="Main">
                <Link href="/">{site.name}</Link>
                <Link href="/">Our cars</Link>
                <Link href="/repayments">Repayments</Link>
                <Link href="/enquire">Ask us</Link>
              </nav>
            </Container>
          </header>
          <main>{children}</main>
        </EmbeddedSiteProvider>
      </body>
    </html>
  );
}
