import type { Page } from '@playwright/test';

/** Records everything that goes wrong on a page: errors of its scripts, refused by its policy, and answers that failed. */
export function watchPage(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The browser reports the answer of the page itself too; a 404 page answers 404.
    if (message.location().url === page.url() && /status of 404/.test(message.text())) return;
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (fault) => complaints.push(fault.message));
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (!isPage && response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}
