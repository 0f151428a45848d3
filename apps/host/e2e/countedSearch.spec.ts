import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';
import { askSite, searchKeys } from './support/wire.ts';

test('[SRCH-14] [SRCH-15] a count above 1999 is the sum of a facet’s, and a list seen before is not asked for again', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route('**/api/search/1/indexes/*/queries*', async (route) => {
    requests.push(route.request().postData() ?? '');
    const [, path = ''] = /^https?:\/\/[^/]+(.*)$/.exec(route.request().url()) ?? [];
    const { 'content-type': type = 'text/plain', 'x-algolia-api-key': key = '' } = route.request().headers();
    const answer = await askSite('harbour-toyota', path, {
      method: 'POST',
      headers: { ...searchKeys, 'content-type': type, ...(key && { 'x-algolia-api-key': key }) },
      body: route.request().postData() ?? '',
    });
    const body = JSON.parse(answer.text) as { results: { nbHits: number; facets?: Record<string, object> }[] };
    for (const result of body.results) {
      result.nbHits = 2_400;
      if (result.facets?.['car_type']) result.facets['car_type'] = { new: 1_900, used: 487 };
    }
    await route.fulfill({ json: body });
  });
  await open(page, siteUrl('harbour-toyota', '/search'));
  const sort = page.getByRole('main').getByRole('combobox', { name: /sort/i });
  const choices = await sort.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await sort.selectOption(choices[1] ?? '');
  await expect(page.getByRole('main')).toContainText('2,387');
  await expect(page.getByRole('main')).not.toContainText('2,400');
  await sort.selectOption(choices[2] ?? '');
  await expect.poll(() => requests.filter((one) => one.includes(choices[2] ?? 'none'))).toHaveLength(1);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const before = requests.length;
  await sort.selectOption(choices[1] ?? '');
  await expect(page).toHaveURL(new RegExp(`sortBy=${encodeURIComponent(choices[1] ?? '')}`));
  await expect(page.getByRole('main')).toContainText('2,387');
  // Had the list been asked for again, that question would stand before the one for the next list.
  await sort.selectOption(choices[3] ?? '');
  await expect.poll(() => requests.length).toBeGreaterThan(before);
  expect(requests[before]).toContain(choices[3]);
});
