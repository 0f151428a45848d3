import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { regulatorsOf } from '../../model/regulators.ts';
import { sampleContentSite } from '../../testing/index.ts';
import { ComplaintNotice } from './ComplaintNotice.tsx';

afterEach(cleanup);

const regulators = regulatorsOf(sampleContentSite.locations);
const show = (contact: string | null) =>
  render(<ComplaintNotice dealer="Harbour Toyota" contact={contact} regulators={regulators} />);

it('[LEGAL-02] says who takes complaints', () => {
  show('feedback@harbour.example');
  const section = screen.getByRole('region', { name: 'Who to write to' });
  expect(within(section).getByRole('link', { name: 'feedback@harbour.example' }).getAttribute('href')).toBe(
    'mailto:feedback@harbour.example',
  );
});

it('[LEGAL-02] writes a contact that is no e-mail address as it is, and needs none', () => {
  show('The Manager, PO Box 12, Fremantle');
  expect(screen.getByText(/The Manager, PO Box 12, Fremantle/)).toBeDefined();
  cleanup();
  show(null);
  expect(screen.getByText(/through the form on this page/)).toBeDefined();
});

it('[LEGAL-02] names the regulators of the dealer’s states, then legal advice', () => {
  show(null);
  const section = screen.getByRole('region', { name: 'If our answer does not settle it' });
  expect(within(section).getByRole('list', { name: 'Consumer regulators' }).textContent).toContain(
    'Consumer Protection WA',
  );
  expect(section.textContent?.endsWith('or seek independent legal advice.')).toBe(true);
});
