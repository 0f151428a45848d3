const open = (id: string) => {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
};

/**
 * Attributes by which a button opens a native dialog: natively, where the browser supports it, with or without
 * JavaScript.
 */
export const dialogOpener = (id: string) => ({
  'aria-haspopup': 'dialog' as const,
  onClick: () => open(id),
  command: 'show-modal',
  commandfor: id,
});
