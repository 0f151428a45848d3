import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cappedServiceOf } from '../../model/cappedService.ts';
import { sampleServiceProgramme as programme } from '../../testing/sampleServiceProgramme.ts';
import { ServicePanel } from './ServicePanel.tsx';

afterEach(cleanup);

const show = (model: string) =>
  render(<ServicePanel name={programme.name} model={model} service={cappedServiceOf(programme, model)} />);
const rows = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

it('[MODEL-05] shows price, years, kilometres and every service', () => {
  show('RAV4');
  const panel = screen.getByRole('region', { name: 'Toyota Service Advantage' });
  expect(within(panel).getByText(/first 5 scheduled services/).textContent).toContain('up to 5 years or 75,000 km');
  expect(rows()).toEqual([
    'Service | Due after | Price',
    '1 | 12 months or 15,000 km | $250',
    '2 | 24 months or 30,000 km | $250',
    '3 | 36 months or 45,000 km | $250',
    '4 | 48 months or 60,000 km | $250',
    '5 | 60 months or 75,000 km | $250',
    'All 5 services | $1,250',
  ]);
});

it('shows no dates that are not known', () => {
  show('HiAce');
  expect(rows()).toEqual(['Service | Price', '1 to 6 | $290 each', 'All 6 services | $1,740']);
});

it('says months and kilometres in the words of the site', () => {
  const messages = { 'model.km': '{km, number} Kilometer', 'model.monthsOr': '{months} Monate oder {distance}' };
  render(
    <TestSite site={{ messages, locale: 'de' }}>
      <ServicePanel name={programme.name} model="RAV4" service={cappedServiceOf(programme, 'RAV4')} />
    </TestSite>,
  );
  expect(screen.getByText('12 Monate oder 15.000 Kilometer')).toBeTruthy();
});
