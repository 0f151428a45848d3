import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';
import { search } from './support/wire.ts';

const group = 'southern-motor-group';

test('[SRCH-03] [SRCH-05] [SRCH-07] a make with some of its models and another make as a whole are found together, from a price that is typed', async ({
  page,
}) => {
  const countOf = async (filters: string) => {
    const { nbHits } = await search(group, { filters: `sold:false AND price >= 30000 AND ${filters}` });
    return nbHits;
  };
  await open(page, siteUrl(group, '/search'));
  const panel = page.getByRole('complementary', { name: 'Filters' });
  const count = page.getByRole('status').filter({ hasText: /^[\d,]+ (vehicle|car|caravan)s?$/ });
  const from = panel.getByRole('textbox', { name: /^Price from/ });
  await from.fill('30000');
  await from.press('Enter');
  await expect(page).toHaveURL(/price=30000-/);

  const { facets } = await search(group, {
    filters: 'sold:false AND price >= 30000 AND make:Kia',
    facets: ['model'],
    hitsPerPage: 0,
  });
  const [model = ''] = Object.keys(facets.model ?? {});
  const found = (await countOf(`make_model:"Kia > ${model}"`)) + (await countOf('make:Mazda'));
  await panel.getByRole('checkbox', { name: /^Kia/ }).check();
  await panel.getByRole('checkbox', { name: /^Mazda/ }).check();
  await panel
    .getByRole('button', { name: /Select models/ })
    .first()
    .click();
  await panel.getByRole('checkbox', { name: new RegExp(`^${model}`) }).check();
  await expect(count).toContainText(found.toLocaleString('en-AU'));
  await expect(page).toHaveURL(/make=Mazda.*make_model=Kia/);
  await open(page, page.url());
  await expect(count).toContainText(found.toLocaleString('en-AU'));
});
