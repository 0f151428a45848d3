import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { AccountLink } from './AccountLink.tsx';

const mark = (life: number) => void (document.cookie = `signed-in=1; path=/; max-age=${life}`);
const link = (
  <TestSite>
    <AccountLink />
  </TestSite>
);

afterEach(() => {
  cleanup();
  mark(0);
});

it('[GATE-06] leads to sign-in, and from there to the garage', () => {
  render(link);
  const href = screen.getByRole('link', { name: 'Sign in' }).getAttribute('href') ?? '';
  expect(href).toBe('/sign-in?type=garage&redirect=%2Fmy-garage&back=%2F');
});

it('[GATE-06] leads straight to the garage of who is signed in', () => {
  mark(60);
  render(link);
  expect(screen.getByRole('link', { name: 'My garage' }).getAttribute('href')).toBe('/my-garage');
});

it('follows a sign-in and a sign-out elsewhere', () => {
  render(link);
  mark(60);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('link', { name: 'My garage' })).toBeTruthy();
  mark(0);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
});

it('is the same for everybody in the page that is cached', () => {
  mark(60);
  expect(renderToString(link)).toContain('Sign in');
});
