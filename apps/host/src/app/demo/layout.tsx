import '@forecourt/ui/styles.css';
import { themeOf } from '@forecourt/tenant-themes';
import { fontFaceCss, themeCss } from '@forecourt/ui/model';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import './demo.css';

export const metadata: Metadata = { title: 'Forecourt demo', robots: { index: false } };

/** The demo's own pages belong to no site and exist in demo mode only. */
export default async function DemoLayout({ children }: { children: ReactNode }) {
  await connection();
  if ((globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.demo')] !== true) notFound();
  const theme = themeOf('neutral');
  return (
    <html lang="en-AU">
      <head>
        <style
          dangerouslySetInnerHTML={{ __html: themeCss(theme.tokens) + fontFaceCss(theme, (file) => `/fonts/${file}`) }}
        />
      </head>
      <body>
        <main className="demo">{children}</main>
      </body>
    </html>
  );
}
