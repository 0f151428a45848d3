import { expect, it } from 'vitest';
import { takeVisit } from './takeVisit.ts';

it("[FORM-14] separates the visit from a form's values, and works without one", () => {
  const visit = { visited_pages: '["/","/search?make=Kia"]', linked_query_params: '{"utm_source":"radio"}' };
  expect(takeVisit({ name: 'Mia', ...visit })).toEqual({
    entries: { name: 'Mia' },
    visit: { visited_pages: ['/', '/search?make=Kia'], linked_query_params: { utm_source: 'radio' } },
  });
  const nothing = { visited_pages: [], linked_query_params: {} };
  expect(takeVisit({ name: 'Mia' }).visit).toEqual(nothing);
  expect(takeVisit({ visited_pages: '{{', linked_query_params: '7' }).visit).toEqual(nothing);
});
