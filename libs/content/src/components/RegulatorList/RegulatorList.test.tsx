import { australianStates } from '@forecourt/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { regulatorsOf } from '../../model/regulators.ts';
import { sampleContentSite } from '../../testing/index.ts';
import { RegulatorList } from './RegulatorList.tsx';

afterEach(cleanup);

const [place] = sampleContentSite.locations;
if (!place) throw new Error('The sample site has no location.');
const at = (state: (typeof australianStates)[number], visible = true) => ({
  visible,
  address: { ...place.address, state },
});

it('[LEGAL-02] names the regulators of the dealer’s states alone, each once', () => {
  expect(regulatorsOf([at('VIC'), at('NSW'), at('VIC'), at('TAS', false)]).map(({ state }) => state)).toEqual([
    'VIC',
    'NSW',
  ]);
});

it.each(australianStates)('[LEGAL-02] knows an official address for %s', (state) => {
  const [office] = regulatorsOf([at(state)]);
  expect(office?.state).toBe(state);
  expect(office && new URL(office.href).origin).toMatch(/^https:\/\/[a-z.]+\.gov\.au$/);
});

it('[LEGAL-02] names all of them for a dealer without a place', () => {
  expect(regulatorsOf([]).map(({ state }) => state)).toHaveLength(australianStates.length);
});

it('[LEGAL-02] ends with independent legal advice', () => {
  const { container } = render(<RegulatorList regulators={regulatorsOf([at('WA')])} />);
  expect(screen.getByRole('link', { name: 'Consumer Protection WA' }).getAttribute('href')).toBe(
    'https://www.consumerprotection.wa.gov.au/',
  );
  expect(container.textContent?.endsWith('or get independent legal advice.')).toBe(true);
});
