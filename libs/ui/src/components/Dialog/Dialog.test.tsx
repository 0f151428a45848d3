import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Dialog } from './Dialog.tsx';

// Both fetch their panel when they first open. How long that takes is no matter of these tests.
beforeAll(() => Promise.all([import('./DialogPanel.tsx'), import('../Drawer/DrawerPanel.tsx')]));
afterEach(cleanup);

function Page({ kind }: { kind: 'dialog' | 'drawer' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      {kind === 'dialog' ? (
        <Dialog open={open} onOpenChange={setOpen} title="Filter" description="412 vehicles" footer="Show 412 vehicles">
          <input aria-label="Make" />
        </Dialog>
      ) : (
        <Drawer open={open} onOpenChange={setOpen} title="Filter">
          <input aria-label="Make" />
        </Drawer>
      )}
    </>
  );
}

describe.each(['dialog', 'drawer'] as const)('a %s', (kind) => {
  it('opens with its name and takes the focus', async () => {
    render(<Page kind={kind} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filter' });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it.each(['the cross', 'Escape'])('closes by %s, and gives the focus back', async (way) => {
    render(<Page kind={kind} />);
    const opener = screen.getByRole('button', { name: 'Filters' });
    opener.focus();
    fireEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    if (way === 'Escape') fireEvent.keyDown(dialog, { key: 'Escape' });
    else fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

it('a dialog reads out its description', async () => {
  render(<Page kind="dialog" />);
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const described = (await screen.findByRole('dialog')).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('412 vehicles');
});
