import { standInDialogs, TestSite } from '@forecourt/ui/testing';
import type { NavigationItem } from '@forecourt/domain';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveNavigation } from '../../model/index.ts';
import { sampleContentSite, sampleModels } from '../../testing/index.ts';
import { MenuButton, MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { MainNavigation } from './MainNavigation.tsx';

const items = resolveNavigation(sampleContentSite, sampleModels);

beforeAll(standInDialogs);
afterEach(cleanup);

function show() {
  render(
    <TestSite>
      <MainNavigation items={items} />
    </TestSite>,
  );
  return screen.getByRole('button', { name: 'New vehicles' });
}

const trigger = () => screen.getByRole('button', { name: 'New vehicles' });
const isOpen = (expanded: boolean) => expect.poll(() => trigger().getAttribute('aria-expanded')).toBe(String(expanded));

it('[NAV-02] opens a dropdown from the keyboard, keeps the focus on it and closes it with Escape', async () => {
  show().focus();
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(trigger());
  await isOpen(true);
  expect(document.activeElement).toBe(trigger());
  fireEvent.keyDown(screen.getByRole('link', { name: 'RAV4' }), { key: 'Escape' });
  await isOpen(false);
});

it('[NAV-02] opens on hover', async () => {
  show();
  fireEvent.pointerMove(trigger(), { pointerType: 'mouse' });
  await isOpen(true);
});

it('[NAV-02] stays closed for a pointer that only passed over it', async () => {
  show();
  fireEvent.pointerMove(trigger(), { pointerType: 'mouse' });
  fireEvent.pointerLeave(screen.getByRole('navigation', { name: 'Main menu' }));
  // Only the menu with its behaviour says so of itself.
  await expect.poll(() => trigger().dataset['state']).toBe('closed');
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
});

it('[NAV-02] closes when a model link is chosen', async () => {
  fireEvent.click(show());
  await isOpen(true);
  fireEvent.click(screen.getByRole('link', { name: 'Kluger' }));
  await isOpen(false);
});

it('[NAV-02] groups the models by category', async () => {
  fireEvent.click(show());
  await isOpen(true);
  const headings = screen.getAllByRole('link').map((link) => link.textContent);
  expect(headings.indexOf('SUVs and 4WDs')).toBeLessThan(headings.indexOf('RAV4'));
  expect(headings.indexOf('Kluger')).toBeLessThan(headings.indexOf('Utes and vans'));
  expect(headings.indexOf('Utes and vans')).toBeLessThan(headings.indexOf('HiLux'));
});

describe('the entry of the model range', () => {
  const range: NavigationItem[] = [
    { name: 'New vehicles', url: '/models', dynamicDropdown: 'models' },
    { name: 'Contact us', url: '/contact' },
  ];
  const showRange = () =>
    render(
      <TestSite>
        <MainNavigation items={range} modelPanel={<a href="/models/toyota-rav4">Explore RAV4</a>} />
      </TestSite>,
    );
  const tile = () => screen.queryByRole('link', { name: 'Explore RAV4' });
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('[NAV-02] opens for a pointer that rests half a second, and holds for half a second when it slips off', () => {
    showRange();
    fireEvent.pointerMove(trigger(), { pointerType: 'mouse' });
    wait(499);
    expect(tile()).toBeNull();
    wait(1);
    expect(tile()).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
    wait(499);
    expect(tile()).not.toBeNull();
    wait(1);
    expect(tile()).toBeNull();
  });

  it('[MODEL-02][NAV-02] opens at once when pressed, carries nothing while closed, and closes when a model is chosen', () => {
    showRange();
    expect(tile()).toBeNull();
    fireEvent.click(trigger());
    fireEvent.click(tile()!);
    expect(tile()).toBeNull();
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  it('[NAV-02] goes into the panel with the arrow, closes with Escape and gives the focus back', () => {
    showRange();
    fireEvent.keyDown(trigger(), { key: 'ArrowDown' });
    wait(0);
    expect(document.activeElement).toBe(tile());
    fireEvent.keyDown(tile()!, { key: 'Escape' });
    expect(tile()).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  it('[MODEL-02] is a link to all models without JavaScript', () => {
    const html = renderToString(
      <TestSite>
        <MainNavigation items={range} modelPanel={<p>Tiles</p>} />
      </TestSite>,
    );
    expect(html).toContain('href="/models"');
    expect(html).not.toContain('Tiles');
  });

  it('[MODEL-02] stands in the drawer of phones, and is made when it opens', async () => {
    vi.useRealTimers();
    render(
      <TestSite>
        <MenuButton items={range} />
        <MobileMenu items={range} modelPanel={<a href="/models/toyota-rav4">Explore RAV4</a>} />
      </TestSite>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(drawer.queryByText('Explore RAV4')).toBeNull();
    const fold = drawer.getByText('New vehicles').closest('details')!;
    fold.open = true;
    fireEvent(fold, new Event('toggle'));
    fireEvent.click(await drawer.findByText('Explore RAV4'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('has every link in the page before JavaScript runs', () => {
  const html = renderToString(
    <TestSite>
      <MainNavigation items={items} />
      <MenuButton items={items} />
      <MobileMenu items={items} />
    </TestSite>,
  );
  expect(html).toContain('href="/search?model=HiLux"');
  expect(html).toContain('<noscript');
});

it('[NAV-03][NAV-02] opens a drawer on phones, category by category, and closes it when a link is chosen', async () => {
  render(
    <TestSite>
      <MenuButton items={items} />
      <MobileMenu items={items} />
    </TestSite>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  fireEvent.click(drawer.getByText('New vehicles', { selector: 'summary *' }));
  fireEvent.click(drawer.getByText('Utes and vans'));
  fireEvent.click(drawer.getByText('HiLux'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
