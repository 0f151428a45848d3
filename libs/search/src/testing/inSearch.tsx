import type { ComponentType } from 'react';
import { TestSearch, type TestSearchProps } from './TestSearch.tsx';

/**
 * A story's `render` for a part of the search page.
 * @example export const Empty: Story = { render: inSearch(FilterList, { client: fakeSearchClient([]) }) };
 */
export const inSearch =
  <Props extends object>(Part: ComponentType<Props>, search: Omit<TestSearchProps, 'children'> = {}) =>
  (args: Props) => (
    <TestSearch {...search}>
      <Part {...args} />
    </TestSearch>
  );
