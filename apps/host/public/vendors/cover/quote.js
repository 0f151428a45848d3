// Speaks for a company that insures cars. What is entered stays in this frame; the page around it gets one sentence.
(() => {
  const form = document.getElementById('quote');
  // Where the page around it is: only that page is told.
  const page = document.referrer === '' ? null : new URL(document.referrer).origin;
  const tell = (message) => page && parent.postMessage(message, page);

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const entered = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, Number(value)]));
    const young = entered.age < 25 ? 1.8 : 1;
    const yearly = Math.round((480 + entered.price * 0.021) * young * entered.night);
    const words = `About $${yearly.toLocaleString('en-AU')} a year for comprehensive cover, says a made-up price.`;
    tell({ forecourt: 'answer', words });
  });
  // Sent without this script, the form would load the frame anew, which would not know the page any more.
  form.querySelector('button').disabled = false;

  new ResizeObserver(() => tell({ forecourt: 'height', height: document.body.scrollHeight })).observe(document.body);
  tell({ forecourt: 'ready' });
})();
