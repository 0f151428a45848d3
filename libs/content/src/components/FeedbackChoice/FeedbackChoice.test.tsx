import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { FeedbackChoice } from './FeedbackChoice.tsx';

afterEach(cleanup);

const review = 'https://reviews.example/harbour';
const survey = '/customer-feedback-survey?preferredDealership=harbour-toyota';
const show = (happyHref: string | null) =>
  render(
    <TestSite>
      <FeedbackChoice dealer="Harbour Toyota" happyHref={happyHref} unhappyHref={survey} />
    </TestSite>,
  );

it('[REV-03] leads happy customers to the review page and unhappy ones to the survey, by keyboard too', async () => {
  show(review);
  const happy = screen.getByRole('link', { name: /It went well/ });
  const unhappy = screen.getByRole('link', { name: /It could have been better/ });
  expect(happy.getAttribute('href')).toBe(review);
  expect(unhappy.getAttribute('href')).toBe(survey);
  await userEvent.tab();
  expect(document.activeElement).toBe(happy);
  await userEvent.tab();
  expect(document.activeElement).toBe(unhappy);
});

it('[REV-03] keeps the way to the survey where reviews are written nowhere', () => {
  show(null);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([survey]);
});
