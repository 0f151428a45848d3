const open = (id: string) => {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
};

/** What makes a button open a native dialog: by the browser itself, with or without JavaScript, where it knows how to. */
export const dialogOpener = (id: string) => ({
  'aria-haspopup': 'dialog' as const,
  onClick: () => open(id),
  command: 'show-modal',
  commandfor: id,
});
