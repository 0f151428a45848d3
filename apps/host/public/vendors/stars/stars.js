// Speaks for a company that asks dealers' customers what they think. It keeps nothing.
(() => {
  const { dataset, src } = document.currentScript;
  const { origin } = new URL(src);
  const found = fetch(`${origin}/stars.json?${new URLSearchParams({ account: dataset.account })}`).then((answer) =>
    answer.json(),
  );

  async function fill(selector) {
    const place = document.querySelector(selector);
    if (!place) return;
    const { score, customers } = await found;
    const line = document.createElement('p');
    const stars = document.createElement('span');
    stars.textContent = '★ ';
    stars.setAttribute('aria-hidden', 'true');
    line.append(stars, `${score} of 5 from ${customers} customers, Quokka Reviews (sample)`);
    place.replaceChildren(line);
  }

  // The first place is told of too, once this has run.
  addEventListener('forecourt:place', ({ detail }) => detail.place === dataset.place && void fill(detail.place));
})();
