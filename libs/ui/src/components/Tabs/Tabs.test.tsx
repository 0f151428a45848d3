import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'new', label: 'New', content: 'New vehicles' },
  { id: 'used', label: 'Used', content: 'Used vehicles' },
];

describe('tabs', () => {
  it('show the first panel and change to the chosen one', () => {
    render(<Tabs tabs={tabs} label="Search for" />);
    expect(screen.getByRole('tabpanel', { name: 'New' }).textContent).toBe('New vehicles');
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Used' }), { button: 0 });
    expect(screen.getByRole('tabpanel', { name: 'Used' }).textContent).toBe('Used vehicles');
    expect(screen.getByRole('tablist', { name: 'Search for' })).toBeTruthy();
  });

  it('change by a click alone, because a tap from before hydration is repeated as one', () => {
    const told = vi.fn();
    render(<Tabs tabs={tabs} onValueChange={told} />);
    fireEvent.click(screen.getByRole('tab', { name: 'Used' }));
    expect(screen.getByRole('tabpanel', { name: 'Used' }).textContent).toBe('Used vehicles');
    expect(told.mock.calls).toEqual([['used']]);
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'New' }), { button: 0 });
    expect(told).toHaveBeenLastCalledWith('new');
    told.mockClear();
    fireEvent.click(screen.getByRole('tab', { name: 'New' }));
    expect(told).not.toHaveBeenCalled();
  });
});
