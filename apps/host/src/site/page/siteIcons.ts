import type { PublicSite } from '@forecourt/domain';
import type { Metadata } from 'next';

/** Links to a site's icons, which the host draws. A changed picture has another address. */
export function siteIcons({ identity: { icon } }: Pick<PublicSite, 'identity'>): NonNullable<Metadata['icons']> {
  const version = icon ? `?v=${icon.hash}` : '';
  const isDrawing = icon === null || icon.type === 'svg';
  return {
    icon: isDrawing
      ? { url: `/icon.svg${version}`, type: 'image/svg+xml' }
      : { url: `/icon.png${version}`, type: 'image/png', sizes: '96x96' },
    apple: `/apple-touch-icon.png${version}`,
  };
}
