import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, SiteProvider } from '@forecourt/ui';
import { sampleSite } from '@forecourt/domain/testing';
import { readLiveFacts } from '../../model/liveFacts.ts';
import { busySite, reservableVehicle, sampleLiveAnswer, sampleSoldVehicle } from '../../testing/index.ts';
import { liveStore } from '../LiveVehicle/liveStore.ts';
import { VehicleActions } from './VehicleActions.tsx';

afterEach(cleanup);

function show(props: Partial<ComponentProps<typeof VehicleActions>> = {}) {
  return render(
    <TestSite>
      <VehicleActions vehicle={reservableVehicle} site={busySite} timeZone="Australia/Perth" {...props} />
    </TestSite>,
  );
}

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('VehicleActions', () => {
  it('[VDP-08] [RES-04] offers every action of a vehicle in stock, each with an address, and none of the page itself', () => {
    show();
    const { slug } = reservableVehicle;
    expect(links()).toEqual([
      ['Enquire now', '#enquire'],
      ['Reserve online', `/cars/${slug}/checkout`],
      ['Buy online', `/checkout-journey?car_id=${slug}`],
      ['Book a test drive', '/book-test-drive?car_id=car-reservable'],
      ['Finance Enquiry', expect.stringContaining('/finance-enquiry?')],
      ['Make an offer', `/enquire?car=${slug}&about=offer`],
      ['Value my trade-in', '/cars/trade-in?car_id=car-reservable'],
      ['Request photos', `/enquire?car=${slug}&about=photos`],
      ['Message us', 'https://chat.example/harbour'],
      ['History report', '/reports/t1001.pdf'],
    ]);
  });

  it('[RES-02] reserves in the colour of success', () => {
    show();
    render(
      <Button variant="success" full>
        As it should look
      </Button>,
    );
    const reserve = screen.getByRole('link', { name: 'Reserve online' });
    expect(reserve.className).toBe(screen.getByRole('button', { name: 'As it should look' }).className);
  });

  it('[VDP-07] leaves one button once sold', () => {
    show({ vehicle: sampleSoldVehicle });
    expect(links().map(([label]) => label)).toEqual(['Find Me Something Similar']);
  });

  it('[VDP-17] says that it is reserved in place of the reserve and buy buttons', () => {
    show({ vehicle: { ...reservableVehicle, id: 'actions-held', reserved: true } });
    expect(screen.getByText('Reserved')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Reserve online' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Buy online' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Enquire now' })).toBeTruthy();
  });

  it('[API-02] hides both when somebody has reserved it since the page was stored, and says until when', () => {
    const vehicle = { ...reservableVehicle, id: 'actions-live' };
    show({ vehicle });
    expect(screen.getByRole('link', { name: 'Reserve online' })).toBeTruthy();
    const answer = sampleLiveAnswer(vehicle, { reserved: true, reserved_until: '2026-11-28T06:15:00Z' });
    act(() => liveStore.set(vehicle.id, readLiveFacts(answer)!));
    expect(screen.getByText(/until Saturday 28 November, 2:15/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Reserve online' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Buy online' })).toBeNull();
  });

  it('lets another feature replace a button, in the same style, or leave it out', () => {
    const offer = vi.fn(({ children }: { children: string }) => <button type="button">{children}…</button>);
    show({ slots: { testDrive: <button type="button">Pick a time</button>, photos: null, offer } });
    expect(screen.getByRole('button', { name: 'Pick a time' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make an offer…' })).toBeTruthy();
    expect(offer).toHaveBeenCalledWith(expect.objectContaining({ variant: 'quiet', href: expect.any(String) }));
    expect(screen.queryByText('Book a test drive')).toBeNull();
    expect(screen.queryByText('Request photos')).toBeNull();
  });

  it('[AN-03] counts a click on the history report, with the vehicle', () => {
    const track = vi.fn();
    render(
      <SiteProvider site={sampleSite} track={track}>
        <VehicleActions vehicle={reservableVehicle} site={busySite} />
      </SiteProvider>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'History report' }));
    expect(track).toHaveBeenCalledWith('historyReport', expect.objectContaining({ vehicleMake: 'Toyota' }));
  });
});
