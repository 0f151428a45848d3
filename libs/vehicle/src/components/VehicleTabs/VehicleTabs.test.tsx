import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { VehicleTabs } from './VehicleTabs.tsx';

const tabs = ['Dealer Comments', 'Features', 'Reserve Online'].map((label) => ({
  id: label.toLowerCase().replace(' ', '-'),
  label,
  content: (
    <p>
      All about {label} <span id={`in-${label.length}`}>here</span>
    </p>
  ),
}));
const page = <VehicleTabs tabs={tabs} label="About this vehicle" />;

beforeEach(() => window.history.replaceState(null, '', '/cars/rav4'));
afterEach(cleanup);

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const open = () => document.querySelector('[data-tab][data-open]')?.id;

it('[VDP-10] has every text in the page, under its heading, before and without JavaScript', () => {
  const html = renderToString(page);
  document.body.innerHTML = html;
  const { getAllByRole, getByRole } = within(document.body);
  expect(getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    tabs.map(({ label }) => label),
  );
  expect(getByRole('navigation', { name: 'About this vehicle' })).toBeTruthy();
  for (const { id, label } of tabs) {
    expect(getByRole('link', { name: label }).getAttribute('href')).toBe(`#${id}`);
    expect(document.getElementById(id)?.textContent).toContain(`All about ${label}`);
  }
  document.body.innerHTML = '';
});

it('[VDP-10] opens one at a time and marks it in the address', async () => {
  render(page);
  expect(selected()).toBe('Dealer Comments');
  const steps = window.history.length;
  await userEvent.click(screen.getByRole('tab', { name: 'Features' }));
  expect(selected()).toBe('Features');
  expect(open()).toBe('features');
  expect(window.location.hash).toBe('#features');
  expect(window.history.length).toBe(steps);
  expect(document.getElementById('features')?.getAttribute('role')).toBe('tabpanel');
});

it('[VDP-10] moves by arrow keys, Home and End', async () => {
  render(page);
  await userEvent.tab();
  for (const [key, label] of [
    ['{ArrowRight}', 'Features'],
    ['{End}', 'Reserve Online'],
    ['{ArrowRight}', 'Dealer Comments'],
    ['{ArrowLeft}', 'Reserve Online'],
    ['{Home}', 'Dealer Comments'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(selected()).toBe(label);
    expect(document.activeElement?.textContent).toBe(label);
  }
});

it('[VDP-10] opens the panel that the address names, or that contains the named element', () => {
  window.history.replaceState(null, '', '#reserve-online');
  render(page);
  expect(selected()).toBe('Reserve Online');
  act(() => {
    window.location.hash = '#in-8';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(selected()).toBe('Features');
});

it('is unchanged when the address names something else', () => {
  render(page);
  fireEvent.click(screen.getByRole('tab', { name: 'Features' }));
  act(() => {
    window.location.hash = '#enquire-now';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(selected()).toBe('Features');
});

it('shows a single text under its heading, and nothing where there is none', () => {
  const { container, rerender } = render(<VehicleTabs tabs={tabs.slice(0, 1)} label="About" />);
  expect(screen.getByRole('region', { name: 'Dealer Comments' })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  rerender(<VehicleTabs tabs={[]} label="About" />);
  expect(container.innerHTML).toBe('');
});
