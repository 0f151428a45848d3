import { TestSite } from '@forecourt/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleVehicle } from '../../testing/index.ts';
import { VehicleGallery } from './VehicleGallery.tsx';

afterEach(cleanup);

const [front, rear] = sampleVehicle.images;
const images = [front!, rear!, { ...front!, url: '/demo/rav4-inside.svg', view: '' }];

function show(given = images) {
  return render(
    <TestSite>
      <VehicleGallery images={given} name="2023 Toyota RAV4" />
    </TestSite>,
  );
}

const pictures = () => screen.getAllByRole('link', { name: /2023 Toyota RAV4/ });
const announced = () => screen.getByRole('status').textContent;

describe('VehicleGallery', () => {
  it('loads the first picture with priority and the others when they are near', () => {
    show();
    const loading = (name: string) => screen.getByRole('img', { name }).getAttribute('loading');
    expect(loading('2023 Toyota RAV4, front three-quarter view')).toBe('eager');
    expect(loading('2023 Toyota RAV4, rear view')).toBe('lazy');
    expect(loading('2023 Toyota RAV4, picture 3')).toBe('lazy');
  });

  it('steps through the pictures with its buttons and stops at both ends', () => {
    show();
    const previous = screen.getByRole('button', { name: 'Previous picture' }) as HTMLButtonElement;
    const next = screen.getByRole('button', { name: 'Next picture' }) as HTMLButtonElement;
    expect(previous.disabled).toBe(true);
    fireEvent.click(next);
    expect(announced()).toBe('Picture 2 of 3');
    fireEvent.click(next);
    expect(announced()).toBe('Picture 3 of 3');
    expect(next.disabled).toBe(true);
  });

  it('follows the arrow keys', () => {
    show();
    const region = screen.getByRole('region', { name: 'Pictures of 2023 Toyota RAV4' });
    fireEvent.keyDown(region, { key: 'ArrowRight' });
    expect(announced()).toBe('Picture 2 of 3');
    fireEvent.keyDown(region, { key: 'ArrowLeft' });
    fireEvent.keyDown(region, { key: 'ArrowLeft' });
    expect(announced()).toBe('Picture 1 of 3');
    fireEvent.keyDown(region, { key: 'End' });
    expect(announced()).toBe('Picture 3 of 3');
    fireEvent.keyDown(region, { key: 'Home' });
    expect(announced()).toBe('Picture 1 of 3');
    fireEvent.keyDown(region, { key: 'ArrowRight', altKey: true });
    expect(announced()).toBe('Picture 1 of 3');
  });

  it('has one tab stop for all big pictures, and keeps the focus on the visible one', () => {
    show();
    const stops = () => pictures().map(({ tabIndex }) => tabIndex);
    expect(stops()).toEqual([0, -1, -1]);
    pictures()[0]!.focus();
    fireEvent.keyDown(pictures()[0]!, { key: 'End' });
    expect(stops()).toEqual([-1, -1, 0]);
    expect(document.activeElement).toBe(pictures()[2]);
  });

  it('opens the picture file without a script, and in a new tab on request', () => {
    show();
    expect(pictures().map((link) => link.getAttribute('href'))).toEqual(images.map(({ url }) => url));
    expect(fireEvent.click(pictures()[0]!, { ctrlKey: true })).toBe(true);
  });

  it('leads to each picture by a link that works without a script', () => {
    const { container } = show();
    const links = screen.getAllByRole('link', { name: /^Show picture/ });
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(container.querySelector(`[id="${link.getAttribute('href')!.slice(1)}"] img`)).not.toBeNull();
    }
    fireEvent.click(links[2]!);
    expect(announced()).toBe('Picture 3 of 3');
    expect(links[2]!.getAttribute('aria-current')).toBe('true');
  });

  it('shows a single picture without buttons, which opens full screen', () => {
    show(images.slice(0, 1));
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Open full screen']);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('says that pictures are coming where there are none', () => {
    show([]);
    expect(screen.getByRole('img', { name: '2023 Toyota RAV4 (photo coming soon)' })).toBeTruthy();
  });
});
