import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'new', label: 'New', content: 'New vehicles' },
  { id: 'used', label: 'Used', content: 'Used vehicles' },
];

describe('tabs', () => {
  it('show the first view and change to the one chosen', () => {
    render(<Tabs tabs={tabs} label="Search for" />);
    expect(screen.getByRole('tabpanel', { name: 'New' }).textContent).toBe('New vehicles');
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Used' }), { button: 0 });
    expect(screen.getByRole('tabpanel', { name: 'Used' }).textContent).toBe('Used vehicles');
    expect(screen.getByRole('tablist', { name: 'Search for' })).toBeTruthy();
  });
});
