import { TestSite } from '@forecourt/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleLocation, sampleLocations, sampleOpenNow, sampleServiceLocation } from '../../testing/index.ts';
import { HolidayHours } from '../HolidayHours/HolidayHours.tsx';
import { OpeningHours } from '../OpeningHours/OpeningHours.tsx';
import { DepartmentHours } from './DepartmentHours.tsx';

afterEach(cleanup);

it('[LOC-05] lets the visitor choose the department whose hours to see', async () => {
  render(
    <TestSite>
      <DepartmentHours locations={sampleLocations.slice(0, 2)} now={sampleOpenNow} />
    </TestSite>,
  );
  expect(await screen.findByText('8:30 am – 5:30 pm')).toBeDefined();
  const service = screen.getByRole('tab', { name: 'Service' });
  fireEvent.mouseDown(service, { button: 0 });
  expect(service.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('7:00 am – 5:00 pm')).toBeDefined();
});

it('[LOC-05] asks for no choice where there is one department', () => {
  render(
    <TestSite>
      <DepartmentHours locations={[sampleLocation]} now={sampleOpenNow} />
    </TestSite>,
  );
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('table', { name: /Harbour Toyota Sales/ })).toBeDefined();
});

it('[LOC-04] opens the holiday hours in a dialog, and offers none when there are none', async () => {
  render(
    <TestSite>
      <HolidayHours location={sampleLocation} now={sampleOpenNow} />
    </TestSite>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Holiday hours' }));
  expect((await screen.findByRole('dialog', { name: 'Holiday hours' })).textContent).toContain('Christmas Day');
  cleanup();
  const { container } = render(
    <TestSite>
      <HolidayHours location={sampleLocation} now={new Date('2027-02-01T00:00:00Z')} />
    </TestSite>,
  );
  expect(container.textContent).toBe('');
});

it("[LOC-08] says 'By Appointment Only' on alternate Saturdays of a service department", () => {
  const at = (day: string) => new Date(`${day}T02:00:00Z`);
  const from = { appointment_saturdays_from: '2025-06-14' };
  const service = { ...sampleServiceLocation, ...from };
  const { rerender } = render(<OpeningHours location={service} now={at('2026-11-14')} />);
  expect(screen.getByRole('row', { name: /Saturday/ }).textContent).toContain('By Appointment Only');
  // The week's hours are those of the coming Saturday.
  rerender(<OpeningHours location={service} now={at('2026-11-09')} />);
  expect(screen.getByRole('row', { name: /Saturday/ }).textContent).toContain('By Appointment Only');
  rerender(<OpeningHours location={service} now={at('2026-11-21')} />);
  // Each time is kept unbroken.
  expect(screen.getByRole('row', { name: /Saturday/ }).textContent).toContain('7:00\u00A0am – 12:00\u00A0pm');
  rerender(<OpeningHours location={{ ...sampleLocation, ...from }} now={at('2026-11-14')} />);
  expect(screen.queryByText('By Appointment Only')).toBeNull();
});

it('names departments, and a place that is closed, as the site does', () => {
  const messages = { 'hours.service': 'Werkstatt', 'hours.closed': 'Zu', 'hours.days': '{first} bis {last}' };
  const { container } = render(
    <TestSite site={{ messages }}>
      <DepartmentHours locations={sampleLocations.slice(0, 2)} now={sampleOpenNow} />
    </TestSite>,
  );
  expect(screen.getByRole('tab', { name: 'Werkstatt' })).toBeTruthy();
  expect(container.textContent).toContain('Zu');
  expect(container.textContent).toContain('Monday bis Friday');
});
