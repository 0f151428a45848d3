import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

function Search({ onSubmit }: { onSubmit?: (value: string) => void }) {
  const [value, setValue] = useState('hilux');
  return <SearchField label="Search our stock" name="q" value={value} onChange={setValue} onSubmit={onSubmit} />;
}

describe('a search field', () => {
  it('has an accessible name and reports what was typed at Enter', () => {
    const onSubmit = vi.fn();
    render(<Search onSubmit={onSubmit} />);
    const input = screen.getByRole('searchbox', { name: 'Search our stock' });
    fireEvent.change(input, { target: { value: 'corolla hatch' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(onSubmit).toHaveBeenCalledWith('corolla hatch');
  });

  it('is emptied by its cross', () => {
    render(<Search />);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });
});
