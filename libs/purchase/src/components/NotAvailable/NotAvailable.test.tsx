import { refusals } from '@forecourt/domain';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { samplePurchaseVehicle } from '../../testing/index.ts';
import { NotAvailable } from './NotAvailable.tsx';

const { slug } = samplePurchaseVehicle;

afterEach(cleanup);

it.each(refusals)('[RES-01] says why a vehicle cannot be had (%s) and where to go on', (reason) => {
  render(
    <TestSite>
      <NotAvailable reason={reason} wanted="buy" vehicle={samplePurchaseVehicle} similar={<p>Similar cars</p>} />
    </TestSite>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent?.length).toBeGreaterThan(10);
  expect(screen.getByText(samplePurchaseVehicle.name)).toBeTruthy();
  const ask = screen.getByRole('link', {
    name: reason === 'sold' ? 'Find something similar' : 'Ask about this vehicle',
  });
  expect(ask.getAttribute('href')).toBe(`/cars/${slug}#enquire`);
  expect(screen.getByRole('link', { name: 'See all vehicles' }).getAttribute('href')).toBe('/search');
  expect(screen.getByText('Similar cars')).toBeTruthy();
});

it('[VDP-17] uses the words of reserving where the visitor wanted to reserve', () => {
  render(
    <TestSite>
      <NotAvailable reason="not-offered" wanted="reserve" vehicle={samplePurchaseVehicle} />
    </TestSite>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You can’t reserve this vehicle online');
});
