import type { MessageTable } from '@forecourt/domain/messages';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestSite } from '../testing/TestSite.tsx';
import { useWords } from './useWords.ts';

afterEach(cleanup);

const lotMessages = {
  'lot.heading': 'On the lot',
  'lot.count': '{count, plural, one {# vehicle} other {# vehicles}}',
} as const satisfies MessageTable;

function Lot({ count }: { count: number }) {
  const say = useWords(lotMessages);
  return (
    <p>
      {say('lot.heading')}: {say('lot.count', { count })}
    </p>
  );
}

it('says the platform’s words where the site has none, and where there is no site', () => {
  const alone = render(<Lot count={1} />);
  expect(alone.container.textContent).toBe('On the lot: 1 vehicle');
  cleanup();
  const { container } = render(
    <TestSite>
      <Lot count={1_250} />
    </TestSite>,
  );
  expect(container.textContent).toBe('On the lot: 1,250 vehicles');
});

it('says the site’s own words, their plurals too', () => {
  const messages = { 'lot.heading': 'In our yard', 'lot.count': '{count, plural, one {a car} other {# cars}}' };
  const { container } = render(
    <TestSite site={{ messages }}>
      <Lot count={2} />
    </TestSite>,
  );
  expect(container.textContent).toBe('In our yard: 2 cars');
});
