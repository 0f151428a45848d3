import '@forecourt/ui/styles.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { clientSite } from '../../../site/page/clientSite.ts';
import { HostSite } from '../../../site/page/HostSite.tsx';
import { imageSettings } from '../../../site/request/imageSettings.ts';
import { themeStyle } from '../../../site/page/themeStyle.ts';
import '../../../site/editor/editor.css';
import { editedSite } from '../../../site/editor/editedSite.ts';

export const metadata: Metadata = { title: 'Edit the content', robots: { index: false } };

interface EditLayoutProps {
  params: Promise<{ site: string }>;
  children: ReactNode;
}

/** The editor's pages look like their site, and nothing of them reaches its visitors. */
export default async function EditLayout({ params, children }: EditLayoutProps) {
  const { publicSite } = editedSite((await params).site);
  const { css } = themeStyle(publicSite);
  return (
    <html lang="en-AU">
      <head>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <HostSite site={clientSite(publicSite)} images={imageSettings()}>
          {children}
        </HostSite>
      </body>
    </html>
  );
}
