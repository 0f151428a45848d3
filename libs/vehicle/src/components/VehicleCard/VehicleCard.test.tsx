import { summariseVehicle, type FlagOverrides, type PublicSite } from '@forecourt/domain';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { bareVehicle, picturedVehicle, sampleNow, sampleSoldVehicle, sampleVehicle } from '../../testing/index.ts';
import { VehicleCard } from './VehicleCard.tsx';

afterEach(cleanup);

const summary = summariseVehicle(sampleVehicle);

function show(
  props: Partial<ComponentProps<typeof VehicleCard>> = {},
  flags: FlagOverrides = {},
  site: Partial<PublicSite> = {},
) {
  return render(
    <TestSite flags={flags} site={site}>
      <VehicleCard vehicle={summary} now={sampleNow} {...props} />
    </TestSite>,
  );
}

const article = () => screen.getByRole('article').textContent;

describe('VehicleCard', () => {
  it('[CARD-01] shows the picture, the tag and the location, and has a slot for toggles', () => {
    const { container } = show({ toggles: <button type="button">Keep</button> }, { electricTag: true });
    expect(container.querySelector('img')?.getAttribute('src')).toContain('rav4-front');
    expect(article()).toContain('Hybrid');
    expect(article()).toContain('Harbour Toyota Sales');
    expect(screen.getByRole('button', { name: 'Keep' }).closest('a')).toBeNull();
  });

  it('[CARD-02] shows year, make, model, badge, series, price, price type and four facts', () => {
    show();
    const heading = screen.getByRole('heading', { level: 3, name: '2023 Toyota RAV4' });
    expect(heading.querySelector('a')?.getAttribute('href')).toBe('/cars/2023-toyota-rav4-gxl-hybrid-t1001');
    for (const words of ['GXL AXAH54R', '$42,990', 'Drive Away', 'Was $44,990']) expect(article()).toContain(words);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Condition: Used',
      'Transmission: Automatic',
      'Odometer: 31,250 km',
      'Fuel type: Hybrid',
    ]);
  });

  it('[CARD-03] asks for something similar instead of a price once sold', () => {
    show({ vehicle: summariseVehicle(sampleSoldVehicle) });
    expect(article()).toContain('Like this and want something similar?');
    expect(article()).toContain('Sold');
    expect(article()).not.toContain('$');
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });

  it('[CARD-03] leads from the question to the enquiry, and from title and picture still to the vehicle', () => {
    const { container } = show({ vehicle: summariseVehicle(sampleSoldVehicle) });
    const { slug } = sampleSoldVehicle;
    const similar = screen.getByRole('link', { name: 'Like this and want something similar?' });
    expect(similar.getAttribute('href')).toBe(`/enquire?car=${slug}&about=similar`);
    expect(screen.getByRole('link', { name: '2019 Toyota Corolla' }).getAttribute('href')).toBe(`/cars/${slug}`);
    expect(container.querySelector('img')?.closest('a')?.getAttribute('href')).toBe(`/cars/${slug}`);
  });

  it('links to the vehicle exactly once, with one tab stop before its toggles', () => {
    const { container } = show({ toggles: <button type="button">Keep</button> });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    const stops = [...container.querySelectorAll<HTMLElement>('a, button, [tabindex]')];
    expect(stops.filter(({ tabIndex }) => tabIndex >= 0).map((stop) => stop.textContent)).toEqual([
      '2023 Toyota RAV4',
      'Keep',
    ]);
  });

  it('[CARD-02] shows the same in a row, and the location in words', () => {
    show({ layout: 'list' });
    for (const words of ['GXL AXAH54R', '$42,990', 'Used', '31,250 km', 'Harbour Toyota Sales']) {
      expect(article()).toContain(words);
    }
  });

  it('[PRICE-03] says how far below the market it is where market data is given', () => {
    const autograb_data = { state_average_market_price: 4_449_000, average_market_price: null };
    show({ vehicle: { ...summary, autograb_data } }, { marketPriceBadge: true });
    expect(article()).toContain('$1,500 below market average');
  });

  it('[PRICE-01] shows the weekly price first where the dealer rents vehicles out', () => {
    const vehicle = { ...summary, subscription_price: 29_900 };
    show({ vehicle }, { subscriptions: true });
    expect(article()).toContain('$299 per week');
    cleanup();
    show({ vehicle }, { subscriptions: false });
    expect(article()).not.toContain('per week');
  });

  it('renders without picture, price and facts', () => {
    show({ vehicle: summariseVehicle(bareVehicle) });
    expect(screen.getByRole('heading', { name: 'Toyota RAV4' })).toBeTruthy();
    expect(article()).toContain('Enquire for price.');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('[CARD-01] shows another vehicle without the former one’s picture', () => {
    const page = (vehicle: ComponentProps<typeof VehicleCard>['vehicle']) => (
      <TestSite>
        <VehicleCard vehicle={vehicle} now={sampleNow} />
      </TestSite>
    );
    const { container, rerender } = render(page(summary));
    const [card, picture] = [screen.getByRole('article'), container.querySelector('img')];
    rerender(page({ ...summariseVehicle(picturedVehicle), slug: 'another', primary_image_url: '/demo/suv.svg' }));
    expect(screen.getByRole('article')).toBe(card);
    expect(container.querySelector('img')).not.toBe(picture);
    expect(container.querySelector('img')?.getAttribute('src')).not.toBe(picture?.getAttribute('src'));
  });

  it('loads the picture with priority only on request', () => {
    const { container } = show({ priority: true });
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('eager');
    cleanup();
    expect(show().container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  });
});
