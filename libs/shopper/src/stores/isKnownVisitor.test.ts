import { sampleVehicle } from '@forecourt/domain/testing';
import { afterEach, expect, it } from 'vitest';
import { withEntry } from '../model/lists.ts';
import { markSignedIn } from '../testing/index.ts';
import { isKnownVisitor } from './isKnownVisitor.ts';
import { favouritesStore } from './stores.ts';

afterEach(() => markSignedIn(false));

it('[WL-05] recognises a visitor with favourites of a site on this device', () => {
  expect(isKnownVisitor('known-1')).toBe(false);
  const { id, name, slug, make, model } = sampleVehicle;
  favouritesStore('known-1').update((list) =>
    withEntry(list, { id, name, slug, make, model, primary_image_url: null }),
  );
  expect(isKnownVisitor('known-1')).toBe(true);
  expect(isKnownVisitor('known-2')).toBe(false);
});

it('[GATE-04] recognises a signed-in visitor', () => {
  markSignedIn(true);
  expect(isKnownVisitor('known-2')).toBe(true);
});
