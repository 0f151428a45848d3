import { sampleSite } from '@forecourt/domain/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { LinkProps } from '../../site/PlainLink.tsx';
import { SiteProvider } from '../../site/SiteProvider.tsx';
import { ButtonLink } from './ButtonLink.tsx';

afterEach(cleanup);

function RouterLink(props: LinkProps) {
  return <a data-router="" {...props} />;
}

function hrefs(href: string) {
  render(
    <SiteProvider site={sampleSite} Link={RouterLink}>
      <ButtonLink href={href}>Go</ButtonLink>
    </SiteProvider>,
  );
  return screen.getByRole('link', { name: 'Go' });
}

describe('a link that looks like a button', () => {
  it('uses the host’s router inside the site', () => {
    expect(hrefs('/search').dataset.router).toBe('');
  });

  it.each(['tel:+61893000000', 'https://example.com/', '//example.com/', '#form'])(
    'leaves %s to the browser',
    (href) => {
      const link = hrefs(href);
      expect(link.dataset.router).toBeUndefined();
      expect(link.getAttribute('href')).toBe(href);
    },
  );
});
