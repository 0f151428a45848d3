// Speaks for a company whose chat a dealer would have. Nothing that is written into it leaves the page.
(() => {
  const { dataset, src } = document.currentScript;
  const { origin } = new URL(src);

  const element = (name, words = '', style = '') => {
    const made = document.createElement(name);
    made.textContent = words;
    made.style.cssText = style;
    return made;
  };
  const press = (words, style) => {
    const button = element(
      'button',
      words,
      `min-height:44px;padding:0 16px;border:1px solid #1b1b1b;border-radius:22px;font:inherit;cursor:pointer;${style}`,
    );
    button.type = 'button';
    return button;
  };

  function say(log, who, words) {
    const line = element('p', '', 'margin:0 0 8px');
    line.append(element('strong', `${who}: `), words);
    log.append(line);
    log.scrollTop = log.scrollHeight;
  }

  function conversation(close) {
    const box = element(
      'section',
      '',
      'box-sizing:border-box;width:min(calc(100vw - 32px),352px);height:min(60vh,420px);display:flex;' +
        'flex-direction:column;gap:8px;padding:16px;background:#fff;color:#1b1b1b;border:1px solid #8a8a8a;' +
        'border-radius:8px;box-shadow:0 4px 24px rgb(0 0 0 / 25%)',
    );
    box.setAttribute('aria-label', 'Galah Chat');
    const head = element('div', '', 'display:flex;justify-content:space-between;align-items:center;gap:8px');
    const leave = press('Close', 'background:#fff;color:#1b1b1b');
    leave.addEventListener('click', close);
    head.append(element('strong', 'Galah Chat'), leave);
    const log = element('div', '', 'flex:1;overflow:auto');
    log.setAttribute('role', 'log');
    log.setAttribute('aria-label', 'Conversation');
    log.tabIndex = 0;
    const form = element('form', '', 'display:flex;gap:8px');
    const words = element('input', '', 'flex:1;min-width:0;min-height:44px;padding:0 12px;border:1px solid #8a8a8a');
    words.setAttribute('aria-label', 'Your message');
    const send = press('Send', 'background:#1b1b1b;color:#fff');
    send.type = 'submit';
    form.append(words, send);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const said = words.value.trim();
      if (said === '') return;
      words.value = '';
      say(log, 'You', said);
      say(log, 'Demo', 'This is a demo, so nobody reads this and nothing was sent.');
    });
    box.append(head, log, form);
    say(log, 'Demo', dataset.greeting);
    fetch(`${origin}/hours.json`).then(
      async (answer) => say(log, 'Demo', `We answer ${(await answer.json()).answered}.`),
      () => say(log, 'Demo', 'We answer as soon as we can.'),
    );
    return { box, words };
  }

  function fill(place) {
    const corner = document.querySelector(place);
    if (!corner) return;
    corner.style.cssText = 'font:16px/1.5 system-ui,sans-serif';
    const open = press('Talk to us', 'background:#1b1b1b;color:#fff;box-shadow:0 2px 12px rgb(0 0 0 / 25%)');
    open.addEventListener('click', () => {
      const { box, words } = conversation(() => {
        corner.replaceChildren(open);
        open.focus();
      });
      corner.replaceChildren(box);
      words.focus({ preventScroll: true });
    });
    corner.replaceChildren(open);
  }

  addEventListener('forecourt:place', ({ detail }) => {
    if (detail.name === dataset.tag) fill(detail.place);
  });
})();
