import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tagKinds } from '../../model/tag.ts';
import { TagBanner } from './TagBanner.tsx';

afterEach(cleanup);

const shown = (kind: (typeof tagKinds)[number]) => render(<TagBanner tag={{ kind, text: 'Words' }} />).container;

it.each(tagKinds)('[TAG-01] says %s in words; what is drawn beside them is silent', (kind) => {
  const banner = shown(kind);
  expect(banner.textContent).toBe('Words');
  expect([...banner.querySelectorAll('svg')].every((drawing) => drawing.getAttribute('aria-hidden') === 'true')).toBe(
    true,
  );
});

it('[TAG-01] looks different for every kind', () => {
  const looks = tagKinds.map((kind) => shown(kind).firstElementChild!.className);
  expect(new Set(looks).size).toBe(tagKinds.length);
});

it('[TAG-01] marks the certified programme by a drawn seal', () => {
  expect(shown('certified').querySelector('svg polygon')).not.toBeNull();
  expect(shown('own').querySelector('svg')).toBeNull();
});
