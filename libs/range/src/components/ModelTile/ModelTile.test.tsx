import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleModel } from '../../testing/index.ts';
import { ModelLead } from '../ModelLead/ModelLead.tsx';
import { ModelTile } from './ModelTile.tsx';

afterEach(cleanup);

const model = { ...sampleModel, status: 'current', price_from: 5_020_000, price_state: 'WA' } as const;
const show = (messages = {}) =>
  render(
    <TestSite site={{ messages }}>
      <ModelTile model={model} stockHref={null} />
      <ModelLead model={model} actions={[]} />
    </TestSite>,
  );
const prices = () => screen.getAllByText('$50,200').map(({ parentElement }) => parentElement?.textContent);

it('shows the price in the state where it holds', () => {
  show();
  expect(prices()).toEqual(['From $50,200 drive away in WA', 'From $50,200 drive away in WA']);
});

it('shows it in the words of the site', () => {
  show({ 'modelFact.from': 'Ab {price}', 'modelFact.driveAwayIn': 'fahrbereit in {state}' });
  expect(prices()).toEqual(['Ab $50,200 fahrbereit in WA', 'Ab $50,200 fahrbereit in WA']);
});
