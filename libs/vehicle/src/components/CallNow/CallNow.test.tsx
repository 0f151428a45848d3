import { sampleSite } from '@forecourt/domain/testing';
import { SiteProvider } from '@forecourt/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, samplePhone } from '../../testing/index.ts';
import { CallNow } from './CallNow.tsx';

afterEach(cleanup);

it('[VDP-12] [API-01] asks for the number in one press and then calls it, counted once', async () => {
  const undo = answerWith(200, { phone: '+61893350100', display: '08 9335 0100' });
  const track = vi.fn();
  render(
    <SiteProvider site={sampleSite} track={track}>
      <CallNow phone={samplePhone('call-one')} />
    </SiteProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Call Now' }));
  const link = await screen.findByRole('link', { name: 'Call Now' });
  expect(link.getAttribute('href')).toBe('tel:+61893350100');
  expect(track.mock.calls.map(([event]) => event)).toEqual(['phoneClick']);
  undo();
});
