import { modelFactMessages, wordsOf } from '@forecourt/domain/messages';
import { expect, it } from 'vitest';
import { sampleModel } from '../testing/index.ts';
import { accessoryPriceWords, fitsWords } from './accessories.ts';
import { modelFacts } from './modelFacts.ts';
import { groupName } from './modelGroups.ts';
import { modelActions } from './modelLinks.ts';
import { priceFromWords, shortPriceWords, statusWords, surchargeWords, variantPriceWords } from './rangeWords.ts';

const say = wordsOf(modelFactMessages, {
  messages: {
    'modelFact.allNew': 'Neu',
    'modelFact.moreModels': 'Weitere',
    'modelFact.from': 'Ab {price}',
    'modelFact.driveAway': 'fahrbereit',
    'modelFact.adds': 'plus {amount}',
    'modelFact.fitted': '{price} mit Einbau',
    'modelFact.withMass': '{price}, {mass} kg mehr',
    'modelFact.fitsEvery': 'Passt: jeder {model}',
    'modelFact.bookTestDrive': 'Probefahrt',
    'modelFact.seeStock': 'Auf dem Hof ({count})',
    'modelFact.seats': 'Sitze',
  },
});

it('labels, groups and prices of models are the site’s own', () => {
  const priced = { status: 'current', price_from: 5_020_000, price_state: null } as const;
  expect(statusWords(priced, say)).toBe('Neu');
  expect(groupName('More models', say)).toBe('Weitere');
  expect(priceFromWords(priced, say)).toBe('Ab $50,200 fahrbereit');
  expect(shortPriceWords(priced, say)).toBe('Ab $50,200');
  expect(variantPriceWords(5_020_000, null, say)).toBe('$50,200 fahrbereit');
  expect(surchargeWords(59_500, say)).toBe('plus $595');
});

it('accessories, facts and buttons of models are the site’s own', () => {
  expect(accessoryPriceWords({ price: 149_000, mass: 32 }, say)).toBe('$1,490 mit Einbau, 32 kg mehr');
  expect(fitsWords({ variants: [] }, 'Toyota RAV4', say)).toBe('Passt: jeder Toyota RAV4');
  const pages = { testDrive: '/book-test-drive', enquiry: null };
  const actions = modelActions(sampleModel, { pages, searchPath: '/search', count: 3 }, say);
  expect(actions.map(({ label }) => label)).toEqual(['Probefahrt', 'Auf dem Hof (3)']);
  expect(JSON.stringify(modelFacts(sampleModel, say))).toContain('Sitze');
});
