import { TestSite } from '@forecourt/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleSoldVehicle, sampleVehicle } from '../../testing/index.ts';
import { VehicleActions } from './VehicleActions.tsx';

afterEach(cleanup);

const reservable = { ...sampleVehicle, payment_processors: ['stripe'] };

function show(props: Partial<ComponentProps<typeof VehicleActions>> = {}) {
  return render(
    <TestSite flags={{ checkout: true, testDrive: true }}>
      <VehicleActions vehicle={reservable} {...props} />
    </TestSite>,
  );
}

describe('VehicleActions', () => {
  it('[VDP-08] offers every action of a vehicle in stock, each leading somewhere', () => {
    show();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Enquire now', '#enquire'],
      ['Book a test drive', '/book-test-drive?car_id=car-1'],
      ['Finance Enquiry', expect.stringContaining('/finance-enquiry?')],
      ['Reserve online', '/cars/2023-toyota-rav4-gxl-hybrid-t1001/checkout'],
      ['View details', '#details'],
    ]);
  });

  it('[VDP-07] leaves one button once sold', () => {
    show({ vehicle: sampleSoldVehicle });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Find Me Something Similar']);
  });

  it('opens the enquiry in place where the page can', () => {
    const onEnquire = vi.fn();
    show({ onEnquire });
    fireEvent.click(screen.getByRole('button', { name: 'Enquire now' }));
    expect(onEnquire).toHaveBeenCalledOnce();
  });

  it('lets another feature take a button over, or leave it out', () => {
    show({ slots: { testDrive: <button type="button">Pick a time</button>, viewDetails: null } });
    expect(screen.getByRole('button', { name: 'Pick a time' })).toBeTruthy();
    expect(screen.queryByText('Book a test drive')).toBeNull();
    expect(screen.queryByText('View details')).toBeNull();
  });
});
