import { sampleSite } from '@forecourt/domain/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { SiteProvider } from '../../site/SiteProvider.tsx';
import { SiteTerms } from './SiteTerms.tsx';

afterEach(cleanup);

const box = (terms: string | null) => (
  <SiteProvider site={{ ...sampleSite, terms }}>
    <SiteTerms>
      <input type="checkbox" aria-label="I agree" />
    </SiteTerms>
  </SiteProvider>
);

it('[FORM-05] holds the whole text of the terms in plain HTML, paragraph by paragraph', () => {
  const html = renderToStaticMarkup(box('Be <fair>.\n\nBe kind.'));
  expect(html).toMatch(/<details[^>]*><summary[^>]*>.*Read the terms of use<\/summary>/);
  expect(html).toContain('<p>Be &lt;fair&gt;.</p><p>Be kind.</p>');
});

it('shows no text where the site has no terms', () => {
  render(box(null));
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeTruthy();
  expect(screen.queryByText('Read the terms of use')).toBeNull();
});
