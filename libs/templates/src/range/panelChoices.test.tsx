import { sampleModel } from '@forecourt/range/testing';
import { expect, it } from 'vitest';
import type { ModelPageProps } from '../contract/rangeProps.ts';
import { sampleNow, samplePageSite } from '../testing/index.ts';
import { modelParts } from './modelParts.tsx';
import { panelChoices } from './panelChoices.ts';

const props = (href: string): ModelPageProps => ({
  site: samplePageSite.franchise,
  model: sampleModel,
  now: sampleNow,
  trail: [],
  actions: [{ label: 'Book a test drive', href }],
  stock: { vehicles: [], count: 0, href: null, prices: null, years: null },
  successor: null,
  service: null,
  accessories: null,
  offers: [],
  slots: { enquire: null },
});

it('shows the colours once: in the panel where it offers a choice, else in a part of their own', () => {
  const withPanel = props('/book-test-drive?model=Toyota+RAV4');
  expect(panelChoices(withPanel)?.colours.length).toBe(sampleModel.colours.length);
  expect(modelParts(withPanel).colours).toBeNull();
  const without = props('#enquire');
  expect(panelChoices(without)).toBeNull();
  expect(modelParts(without).colours?.name).toBe('Colours');
});
