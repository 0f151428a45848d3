import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('calls its handler when pressed', () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Book a test drive</Button>);
    fireEvent.click(screen.getByRole('button', { name: 'Book a test drive' }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('keeps its label and its tab stop while pending, and ignores presses', () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" pending onClick={onClick}>
          Send enquiry
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Send enquiry' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not submit a form unless told to', () => {
    render(<Button>Show more</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });
});
