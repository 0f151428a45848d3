import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { later } from './later.ts';
import { Section } from './Section.tsx';

afterEach(cleanup);

it('says how tall a section below the first screen is before a browser lays it out', () => {
  render(
    <Section label="Reviews" later={{ phone: 48, desk: 38 }}>
      Words
    </Section>,
  );
  const section = screen.getByRole('region', { name: 'Reviews' });
  const { className } = later({ phone: 48, desk: 38 }, '');
  expect(section.classList.contains(className.trim())).toBe(true);
  expect(section.getAttribute('style')).toMatch(/: 48rem;.*: 38rem;/);
});

it('leaves other sections as they are, and names one that is never live', () => {
  render(
    <Section label="Makes" once="makes">
      Words
    </Section>,
  );
  const section = screen.getByRole('region', { name: 'Makes' });
  expect(section.hasAttribute('style')).toBe(false);
  expect(section.getAttribute('data-once')).toBe('makes');
});
