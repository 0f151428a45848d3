// The demo's chat: it speaks for a provider that a dealer would have. Nothing that is written into it leaves the page.
(() => {
  const element = (name, words = '', style = '') => {
    const made = document.createElement(name);
    made.textContent = words;
    made.style.cssText = style;
    return made;
  };

  function say(log, who, words) {
    const line = element('p', '', 'margin:0 0 8px');
    line.append(element('strong', `${who}: `), words);
    log.append(line);
    log.scrollTop = log.scrollHeight;
  }

  let box = null;

  function close() {
    box?.remove();
    box = null;
  }

  function open() {
    if (box) return;
    box = element(
      'section',
      '',
      'position:fixed;z-index:25;right:0;bottom:0;box-sizing:border-box;width:min(100%,352px);height:min(60vh,420px);' +
        'display:flex;flex-direction:column;gap:8px;padding:16px;background:#fff;color:#1b1b1b;' +
        'border:1px solid #8a8a8a;box-shadow:0 4px 24px rgb(0 0 0 / 25%);font:16px/1.5 system-ui,sans-serif',
    );
    box.setAttribute('aria-label', 'Galah Chat');
    const head = element('div', '', 'display:flex;justify-content:space-between;align-items:center');
    const leave = element(
      'button',
      'End chat',
      'min-height:44px;padding:0 12px;border:1px solid #8a8a8a;background:#fff',
    );
    leave.type = 'button';
    leave.addEventListener('click', close);
    head.append(element('strong', 'Galah Chat'), leave);
    const log = element('div', '', 'flex:1;overflow:auto');
    log.setAttribute('role', 'log');
    log.tabIndex = 0;
    log.setAttribute('aria-label', 'Conversation');
    const form = element('form', '', 'display:flex;gap:8px');
    const words = element('input', '', 'flex:1;min-width:0;min-height:44px;padding:0 12px;border:1px solid #8a8a8a');
    words.setAttribute('aria-label', 'Your message');
    const send = element('button', 'Send', 'min-height:44px;padding:0 16px;border:0;background:#1b1b1b;color:#fff');
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
    say(log, 'Demo', 'You’ve opened the demo chat.');
    document.body.append(box);
    words.focus();
  }

  window.StandInChat = { open, close };
})();
