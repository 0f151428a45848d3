import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RangeField, type Range } from './RangeField.tsx';

afterEach(cleanup);

function Price({ start, onCommit }: { start: Range; onCommit?: (range: Range) => void }) {
  const [value, setValue] = useState<Range>(start);
  return (
    <RangeField
      label="Price"
      min={0}
      max={100_000}
      step={5_000}
      value={value}
      onChange={setValue}
      onCommit={onCommit}
      format={(dollars) => `$${dollars.toLocaleString('en-AU')}`}
    />
  );
}

describe('a range', () => {
  it('says both ends in words and names both thumbs', () => {
    render(<Price start={[10_000, 40_000]} />);
    expect(screen.getByText('$10,000 to $40,000')).toBeTruthy();
    expect(screen.getAllByRole('slider')).toHaveLength(2);
    expect(screen.getByRole('slider', { name: /Price, from/ })).toBeTruthy();
    expect(screen.getByRole('slider', { name: /Price, to/ })).toBeTruthy();
  });

  it('says each end in the given words', () => {
    render(<Price start={[10_000, 40_000]} />);
    const valueTexts = screen.getAllByRole('slider').map((thumb) => thumb.getAttribute('aria-valuetext'));
    expect(valueTexts).toEqual(['$10,000', '$40,000']);
    expect(screen.getByRole('group', { name: 'Price' })).toBeTruthy();
  });

  it('moves by steps and never lets the ends cross', () => {
    render(<Price start={[10_000, 15_000]} />);
    const low = screen.getByRole('slider', { name: /from/ });
    fireEvent.change(low, { target: { value: '95000' } });
    expect(screen.getByText('$15,000 to $15,000')).toBeTruthy();
  });

  it('reports the end of a move by keyboard', () => {
    const onCommit = vi.fn();
    render(<Price start={[10_000, 40_000]} onCommit={onCommit} />);
    const low = screen.getByRole('slider', { name: /from/ });
    low.focus();
    fireEvent.keyDown(low, { key: 'Home' });
    fireEvent.keyUp(low, { key: 'Home' });
    expect(onCommit).toHaveBeenLastCalledWith([0, 40_000]);
  });
});
