import { type FormPageName, type PublicSite, sitePageNames } from '@forecourt/domain';
import { sampleSite, sampleSoldVehicle, sampleVehicle, wholeSite } from '@forecourt/domain/testing';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CompareLoansPage } from '../finance/CompareLoansPage.tsx';
import { DealerFormPage } from './DealerFormPage.tsx';
import { FinanceHubPage } from '../finance/FinanceHubPage.tsx';
import { formPageMetadata } from './formPageMetadata.ts';
import { isFormLocked, requireFormVisitor } from './formGate.ts';
import { MissingPage } from '../page/MissingPage.tsx';

let publicSite: PublicSite;
let isSignedIn = false;
const visitor = { id: 'session-1', phone: '+61412345678', createdAt: new Date(0) };

vi.mock('server-only', () => ({}));
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(`to ${path}`);
  },
  notFound: () => undefined,
}));
vi.mock('next/headers', () => ({}));
vi.mock('../request/currentSite.ts', () => ({ currentSite: () => Promise.resolve({ site: publicSite, publicSite }) }));
vi.mock('../request/session.ts', () => ({ currentVisitor: () => Promise.resolve(isSignedIn ? visitor : null) }));
vi.mock('../list/askSearch.ts', () => ({ askSearch: () => Promise.resolve([{ nbHits: 3, hits: [] }]) }));
vi.mock('./submitEnquiry.ts', () => ({ submitEnquiry: () => undefined }));
vi.mock('../../platform.ts', () => ({
  platform: () => ({
    uploads: { documentMegabytes: 5 },
    inventory: {
      byIds: (_site: unknown, [id]: string[]) =>
        Promise.resolve([sampleVehicle, sampleSoldVehicle].filter((one) => one.id === id)),
    },
  }),
}));

beforeEach(() => {
  publicSite = { ...sampleSite, pages: [...sitePageNames] };
  isSignedIn = false;
});

const hub = () => FinanceHubPage({ given: {} }) as Promise<ReactElement>;
const open = (page: FormPageName, given = {}) => DealerFormPage({ page, given }) as Promise<ReactElement>;
// The gate reads only fields of the client site.
const site = () => wholeSite(publicSite);
const about = { car_id: sampleVehicle.id };

describe('a page that the site does not have', () => {
  it.each(['fleet', 'finance-application', 'personalised-finance'] as const)(
    '[ROUTE-14] is the site’s own 404: %s',
    async (page) => {
      publicSite = { ...publicSite, pages: [] };
      expect((await open(page, about)).type).toBe(MissingPage);
      expect(await formPageMetadata(page)).toEqual({ title: 'Page not found' });
    },
  );

  it('[ROUTE-14] is the test drive page of a dealer who offers none', async () => {
    publicSite = { ...publicSite, flags: { ...publicSite.flags, testDrive: false } };
    expect((await open('book-test-drive')).type).toBe(MissingPage);
  });
});

describe('[GATE-01] pages about finance', () => {
  it('send signed-out visitors to sign in and back to the same page', async () => {
    await expect(FinanceHubPage({ given: { vehiclePriceBudget: '30000' } })).rejects.toThrow(
      'to /sign-in?type=finance&redirect=%2Ffinance%3FvehiclePriceBudget%3D30000&back=%2F',
    );
    await expect(open('finance-application', about)).rejects.toThrow(
      /type=finance.*apply-for-finance.*back=%2Fcars%2F/,
    );
    await expect(open('personalised-finance', about)).rejects.toThrow(/type=credit-check.*personalised%2Ffinance/);
  });

  it('leave the enquiry and the comparison of terms open', async () => {
    expect((await open('finance-enquiry')).type).not.toBe(MissingPage);
    expect((await (CompareLoansPage({ given: {} }) as Promise<ReactElement>)).type).not.toBe(MissingPage);
  });

  it('require a sign-in at the gated step where the site leaves the calculator open', async () => {
    publicSite = { ...publicSite, gates: ['credit-check', 'garage'] };
    expect((await hub()).type).not.toBe(MissingPage);
    await expect(open('finance-application', about)).rejects.toThrow(/type=finance.*apply-for-finance/);
  });

  it('open for signed-in visitors, and on sites that gate nothing', async () => {
    isSignedIn = true;
    expect((await hub()).type).not.toBe(MissingPage);
    isSignedIn = false;
    publicSite = { ...publicSite, gates: [] };
    expect((await hub()).type).not.toBe(MissingPage);
  });

  it.each([{}, { car_id: 'nothing' }, { car_id: sampleSoldVehicle.id }, { car_id: '../x' }])(
    '[ROUTE-12] lead from a rate for %o to the finance page, before any sign-in',
    async (given) => {
      await expect(open('personalised-finance', given)).rejects.toThrow(/^to \/finance$/);
    },
  );
});

describe('[GATE-01] a posted form of a gated page', () => {
  const post = { form_id: 'finance-application', car_id: 'car-1' };

  it('is refused for signed-out visitors only', async () => {
    expect(await isFormLocked(site(), post)).toBe(true);
    expect(await isFormLocked(site(), { form_id: 'fleet' })).toBe(false);
    isSignedIn = true;
    expect(await isFormLocked(site(), post)).toBe(false);
    await expect(requireFormVisitor(site(), post)).resolves.toBeUndefined();
  });

  it('is refused where the site gates the credit check alone', async () => {
    publicSite = { ...publicSite, gates: ['credit-check'] };
    expect(await isFormLocked(site(), post)).toBe(true);
  });

  it('is accepted where the site gates no such page', async () => {
    publicSite = { ...publicSite, gates: ['garage'] };
    expect(await isFormLocked(site(), post)).toBe(false);
  });

  it('without a script redirects to the sign-in and back to its page', async () => {
    await expect(requireFormVisitor(site(), post)).rejects.toThrow(
      /redirect=%2Fapply-for-finance%3Fcar_id%3Dcar-1&back=%2F/,
    );
    await expect(requireFormVisitor(site(), { ...post, car_id: '//evil' })).rejects.toThrow(
      /redirect=%2Fapply-for-finance&back/,
    );
  });
});

describe('metadata for search engines', () => {
  it('[ROUTE-14] has title, description and address', async () => {
    expect(await formPageMetadata('service')).toMatchObject({
      title: 'Book a service',
      description: expect.stringContaining('what it needs'),
      alternates: { canonical: '/service' },
    });
  });

  it.each(['survey', 'personalised-finance'] as const)('[ROUTE-19] is not to list %s', async (page) => {
    expect(await formPageMetadata(page)).toMatchObject({ robots: { index: false } });
  });
});
