// @vitest-environment node
import { homeOf, homeSections, templates, type Template } from '@forecourt/templates';
import { pageMarkup, sampleHome, samplePageSite, templateContract } from '@forecourt/templates/testing';
import { describe, expect, it } from 'vitest';
import { Section } from './src/StepsSection.tsx';
import { yard } from './yardTemplate.ts';

const sections: Parameters<typeof homeOf>[0] = { ...homeSections.superstore, steps: Section };
const named = (yard.sections?.Home ?? []).flatMap((one) => (typeof one === 'string' ? [one] : Object.keys(one)));
const Home = homeOf(Object.fromEntries(named.flatMap((name) => (sections[name] ? [[name, sections[name]]] : []))));
const pages: Template = { ...templates.superstore, Home };

describe('what every template promises', () => {
  it.each(templateContract(pages, 'superstore'))('$title', ({ check }) => check());
});

it('shows what came in before the body types, and its own section before the makes', async () => {
  const html = await pageMarkup(samplePageSite.superstore, <Home {...sampleHome('superstore')} />);
  const heads = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, words = '']) => words.replaceAll(/<[^>]*>/g, ''));
  expect(heads.slice(0, 5)).toEqual([
    'Just arrived',
    'Shop by body type',
    'Three steps, no haggling',
    'Popular makes',
    'What our customers say',
  ]);
});
