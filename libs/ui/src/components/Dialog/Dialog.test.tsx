import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { standInDialogs } from '../../testing/standInDialogs.ts';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { DrawerButton } from '../Drawer/DrawerButton.tsx';
import { Dialog } from './Dialog.tsx';

// The panel's code loads on first opening, which these tests do not time.
beforeAll(() => import('./DialogPanel.tsx'));
beforeAll(standInDialogs);
afterEach(cleanup);

function Page({ kind }: { kind: 'dialog' | 'drawer' }) {
  const [open, setOpen] = useState(false);
  if (kind === 'drawer') {
    return (
      <>
        <DrawerButton label="Filters" icon="filter" drawer="filters" />
        <Drawer id="filters" title="Filter">
          <input aria-label="Make" />
        </Drawer>
      </>
    );
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Filter" description="412 vehicles" footer="Show 412 vehicles">
        <input aria-label="Make" />
      </Dialog>
    </>
  );
}

describe.each(['dialog', 'drawer'] as const)('a %s', (kind) => {
  it('opens with its name and gets the focus', async () => {
    render(<Page kind={kind} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filter' });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  // Only a browser closes a native dialog by Escape: see the drawer's stories.
  it.each(kind === 'dialog' ? ['the cross', 'Escape'] : ['the cross'])(
    'closes by %s, and gives the focus back',
    async (way) => {
      render(<Page kind={kind} />);
      const opener = screen.getByRole('button', { name: 'Filters' });
      opener.focus();
      fireEvent.click(opener);
      const dialog = await screen.findByRole('dialog');
      if (way === 'Escape') fireEvent.keyDown(dialog, { key: 'Escape' });
      else fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(opener));
    },
  );
});

it('a dialog announces its description', async () => {
  render(<Page kind="dialog" />);
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const described = (await screen.findByRole('dialog')).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('412 vehicles');
});
