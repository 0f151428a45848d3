import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleLocation } from '../../testing/index.ts';
import { ArrivalNotes } from './ArrivalNotes.tsx';

afterEach(cleanup);

const arrival = { frontage: 'A red roof.', parking: 'Behind the house.', transport: 'Bus 5.', van_access: 'Gate 2.' };
const titles = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const show = (messages = {}) =>
  render(
    <TestSite site={{ messages }}>
      <ArrivalNotes location={{ ...sampleLocation, arrival, services: [] }} />
    </TestSite>,
  );

it('heads each note', () => {
  show();
  expect(titles()).toEqual(['What to look for', 'Parking', 'Public transport', 'Bringing a van']);
});

it('heads them in the words of the site', () => {
  show({ 'location.parking': 'Parkplätze', 'location.comingWithAVan': 'Mit dem Transporter' });
  expect(titles()).toEqual(['What to look for', 'Parkplätze', 'Public transport', 'Mit dem Transporter']);
});
