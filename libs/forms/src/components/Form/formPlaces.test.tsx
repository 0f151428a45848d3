import type { Location } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Form } from './Form.tsx';

afterEach(cleanup);

const [first] = sampleSite.locations;
const place = (id: string, location_type: Location['location_type']): Location => ({
  ...first!,
  id,
  name: id,
  location_type,
});
const locations = [place('City', 'sales'), place('Coast', 'sales'), place('Workshop', 'service')];

const options = () => [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Location' }).options];
const chosen = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Location' }).value;

it('[FORM-03] offers the places of the chosen subject, chooses the only one, and takes back one that does not fit', async () => {
  const person = userEvent.setup();
  render(
    <TestSite site={{ locations, forms: { ...sampleSite.forms, showLocation: true } }}>
      <Form form="contact" />
    </TestSite>,
  );
  const subject = screen.getByRole('combobox', { name: 'What is it about?' });
  const names = () => options().map(({ text }) => text);
  expect(names()).toEqual(['Choose a location', 'City', 'Coast', 'Workshop']);
  await person.selectOptions(subject, 'Service Enquiry');
  expect([names(), chosen()]).toEqual([['Workshop'], 'Workshop']);
  await person.selectOptions(subject, 'Finance Enquiry');
  expect([names(), chosen()]).toEqual([['Choose a location', 'City', 'Coast'], '']);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Coast');
  await person.selectOptions(subject, 'Fleet Enquiry');
  expect(chosen()).toBe('Coast');
});
