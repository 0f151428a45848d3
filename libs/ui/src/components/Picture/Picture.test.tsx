import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TestSite } from '../../testing/TestSite.tsx';
import { Picture, type PictureProps } from './Picture.tsx';

afterEach(cleanup);

function show(props: Partial<PictureProps>) {
  render(
    <TestSite>
      <Picture url="/media/demo/ute" alt="White ute, front" sizes="100vw" {...props} />
    </TestSite>,
  );
  return screen.getByRole('img');
}

describe('a picture', () => {
  it('has every width that the host serves, so that phones load small ones', () => {
    const image = show({});
    expect(image.getAttribute('srcset')).toContain('/media/demo/ute/320 320w');
    expect(image.getAttribute('srcset')).toContain('/media/demo/ute/1600 1600w');
    expect(image.getAttribute('sizes')).toBe('100vw');
  });

  it('reserves its shape before it loads, so that nothing shifts', () => {
    const image = show({ ratio: '16/9' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '900']);
  });

  it('is lazy unless it is the main one', () => {
    expect(show({}).getAttribute('loading')).toBe('lazy');
    cleanup();
    const main = show({ priority: true });
    expect([main.getAttribute('loading'), main.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  });

  it('has a single address where the host cannot resize it', () => {
    const image = show({ url: 'https://pictures.example/a.jpg' });
    expect(image.getAttribute('srcset')).toBeNull();
    expect(image.getAttribute('src')).toBe('https://pictures.example/a.jpg');
  });

  it('shows the placeholder when it is missing or fails to load', () => {
    expect(show({ url: null }).getAttribute('aria-label')).toBe('White ute, front (photo coming soon)');
    cleanup();
    fireEvent.error(show({}));
    expect(screen.getByRole('img', { name: 'White ute, front (photo coming soon)' })).toBeTruthy();
  });
});
