import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepOnDevice, sampleSummaries } from '../../testing/index.ts';
import { comparePage } from '../../stores/comparePage.ts';
import { CompareTray } from './CompareTray.tsx';

afterEach(cleanup);

// Loaded with the first vehicle, which is not under test here.
beforeAll(() => import('./ChosenTray.tsx'));

async function show(slug: string, count: number) {
  keepOnDevice(slug, 'compare', sampleSummaries.slice(0, count));
  render(
    <TestSite site={{ slug }}>
      <CompareTray />
    </TestSite>,
  );
  await screen.findByRole('region', { name: 'Vehicles to compare' });
}

const tray = () => screen.queryByRole('region', { name: 'Vehicles to compare' });
const announcement = () => screen.getByRole('status').textContent;

describe('CompareTray', () => {
  it('[CARD-05] links to the page that compares the chosen vehicles', async () => {
    await show('tray-1', 3);
    const link = screen.getByRole('link', { name: 'Compare (3)' });
    expect(new URL(link.getAttribute('href')!, 'https://site.example').searchParams.get('ids')).toBe(
      'car-1,car-3,car-4',
    );
  });

  it('asks for a second vehicle while there is one, and announces removals', async () => {
    await show('tray-2', 2);
    expect(announcement()).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Remove 2024 Toyota HiLux SR5' }));
    expect(document.activeElement).toBe(tray());
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Add up to 3 more')).toBeTruthy();
    expect(announcement()).toBe('1 of 4 vehicles to compare');
  });

  it('is hidden while nothing is chosen', async () => {
    await show('tray-3', 2);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(tray()).toBeNull();
    expect(announcement()).toBe('No vehicles to compare');
  });

  it('[CARD-05] is hidden while a comparison is on the page', async () => {
    await show('tray-4', 2);
    let leave = () => {};
    act(() => void (leave = comparePage.enter()));
    expect(tray()).toBeNull();
    act(() => leave());
    expect(tray()).not.toBeNull();
  });

  it('collapses to a line on phones and expands by its button', async () => {
    await show('tray-5', 2);
    const fold = screen.getByRole('button', { name: '2 chosen', hidden: true });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(fold.getAttribute('aria-controls')!)?.tagName).toBe('UL');
  });
});
