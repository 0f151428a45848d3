import { describe, expect, it } from 'vitest';
import { sitePageTextsSchema } from './sitePageTexts.ts';

const step = (title: string) => ({ title, text: 'Somebody who was not part of it looks into it.' });
const steps = (count: number) => Array.from({ length: count }, (_one, place) => step(`Step ${place + 1}`));
const problems = (given: object) =>
  sitePageTextsSchema.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('[ROUTE-14] a dealer’s own words on a page', () => {
  it('may be its title, its introduction and one to eight steps', () => {
    const own = { complaint: { title: 'Complaints', intro: '', steps: steps(8) } };
    expect(sitePageTextsSchema.parse(own)).toEqual(own);
    expect(sitePageTextsSchema.parse({ fleet: { steps: [step(' Call us ')] } }).fleet?.steps?.[0]?.title).toBe(
      'Call us',
    );
  });

  it.each([
    ['no steps', [], 'complaint.steps'],
    ['nine steps', steps(9), 'complaint.steps'],
    ['a step without words', [{ title: 'We look into it', text: ' ' }], 'complaint.steps.0.text'],
    ['a step without a title', [step('')], 'complaint.steps.0.title'],
  ])('are refused with %s', (_words, given, path) => {
    expect(problems({ complaint: { steps: given } }).map(([at]) => at)).toEqual([path]);
  });

  it('are refused with two steps of one title', () => {
    expect(problems({ complaint: { steps: [step('We call'), step('We call')] } })).toEqual([
      ['complaint.steps', 'Give each step a title of its own.'],
    ]);
  });

  it('are refused where a page shows no steps: nobody would ever read them', () => {
    expect(problems({ 'online-payment': { steps: steps(2) } })).toEqual([
      ['online-payment.steps', 'The page online-payment shows no steps. Leave them out.'],
    ]);
  });
});
