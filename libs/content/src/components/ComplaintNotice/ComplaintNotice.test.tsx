import { TestSite } from '@forecourt/ui/testing';
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
  expect(screen.getByText(/use the form on this page/i)).toBeDefined();
});

it('[LEGAL-02] writes one sentence around what it links to, in the dealer’s own words too', () => {
  const { container } = show('feedback@harbour.example');
  expect(container.textContent).toContain(
    'Send your complaint to feedback@harbour.example, or use the form on this page. Rather talk? Call us',
  );
  expect(container.textContent).toContain(
    'rights that Harbour Toyota cannot take away. If your complaint is about a loan or insurance, go to the lender or insurer first, and then, free of charge, to the Australian Financial Complaints Authority. For everything else,',
  );
  cleanup();
  const own = render(
    <TestSite site={{ messages: { 'complaint.goTo': 'Tell {contact} what went wrong.' } }}>
      <ComplaintNotice dealer="Harbour Toyota" contact="Jo Bell" regulators={regulators} />
    </TestSite>,
  );
  expect(own.container.textContent).toContain('Tell Jo Bell what went wrong. Rather talk');
});

it('[LEGAL-02] names the regulators of the dealer’s states, then legal advice', () => {
  show(null);
  const section = screen.getByRole('region', { name: 'If you’re not happy with our answer' });
  expect(within(section).getByRole('list', { name: 'Consumer regulators' }).textContent).toContain(
    'Consumer Protection WA',
  );
  expect(section.textContent?.endsWith('or get independent legal advice.')).toBe(true);
});
