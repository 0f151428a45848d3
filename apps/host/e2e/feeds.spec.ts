import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, demoUrl } from './support/address.ts';
import { ask } from './support/wire.ts';

const root = join(import.meta.dirname, '../../..');
const header = 'stocknum,name,make,model,car_type,price,show_on_dealer_website';
/** Hidden vehicles, which no other journey can meet. */
const row = (number: number, price = 20_000): string => `Hidden ${number},Kia Rio ${number},Kia,Rio,used,${price},no`;

/** Runs the command beside the host. @returns its exit code and what it said */
function runImport(...args: string[]): Promise<{ code: number; said: string }> {
  const env = { NODE_ENV: 'production' as const, FORECOURT_DATA: dataFolder };
  return new Promise((resolve) => {
    execFile(process.execPath, ['tools/operate/operate.ts', 'import', ...args], { cwd: root, env }, (fault, said) =>
      resolve({ code: fault ? Number(fault.code) : 0, said }),
    );
  });
}

test('a feed that was held says why, shows what it rejected, and is released by the command on the page', async ({
  page,
}) => {
  const feed = join(dataFolder, `feed-${Date.now()}.csv`);
  const write = (...rows: string[]) => writeFileSync(feed, [header, ...rows, ''].join('\n'));
  write(row(1), row(2), row(3));
  const arrived = await runImport(feed, '--site', 'sunrise-kia', '--force');
  expect(arrived).toMatchObject({ code: 0 });
  write(row(1, 19_000), 'Hidden 9,,Kia,Rio,used,1,no');
  expect((await runImport(feed, '--site', 'sunrise-kia')).code).toBe(2);

  await page.goto(demoUrl('/demo/feeds'));
  const held = page.getByRole('row').filter({ hasText: 'sunrise-kia' }).filter({ hasText: 'Held.' }).first();
  await expect(held).toContainText('The feed would remove 2 of the 3 vehicles');
  const report = await held.getByRole('link', { name: '1 rejected rows, as CSV' }).getAttribute('href');
  expect((await ask('localhost', report ?? '')).text).toContain('3,name,rejected,is empty');
  const command = await held.locator('code').textContent();
  const released = /npm run import -- (--release \S+)/.exec(command ?? '')?.[1]?.split(' ') ?? [];
  expect(await runImport(...released)).toMatchObject({ code: 0 });

  await page.reload();
  const newest = page.getByRole('row').nth(1);
  await expect(newest).toContainText('Done');
  const prices = await newest.getByRole('link', { name: '1 changed prices, as CSV' }).getAttribute('href');
  expect((await ask('localhost', prices ?? '')).text).toContain('Hidden 1,Kia Rio 1,20000.00,19000.00');
  await expect(page.getByRole('row').filter({ hasText: 'sunrise-kia' }).filter({ hasText: 'Held.' })).toHaveCount(0);
  expect((await ask('localhost', '/demo/feeds/..%2Ffeed?list=prices')).status).toBe(404);
});
