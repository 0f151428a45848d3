// Speaks for a company that counts the pages which visitors see. It tells its receiver the path, and keeps nothing.
(() => {
  const { account, receiver } = document.currentScript.dataset;
  let counted = '';

  function count() {
    const { pathname } = location;
    // A list whose filters change is still the same page.
    if (pathname === counted) return;
    counted = pathname;
    const seen = new URLSearchParams({ account, page: pathname });
    fetch(`${receiver}/seen.json?${seen}`, { credentials: 'omit', keepalive: true }).catch(() => undefined);
  }

  count();
  // Links of the site change the page without loading the script again.
  globalThis.navigation?.addEventListener('currententrychange', count);
})();
