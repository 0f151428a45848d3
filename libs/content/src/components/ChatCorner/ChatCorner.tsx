'use client';

import type { SiteChat } from '@forecourt/domain';
import { around, chatMessages } from '@forecourt/domain/messages';
import { Button, IconButton, Text, deviceStore, siteKey, useStore } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useId, useRef, useState } from 'react';
import { opensChatByItself } from '../../model/automaticChat.ts';
import { openChat } from './loadChat.ts';
import * as styles from './ChatCorner.css.ts';

export interface ChatCornerProps {
  /** The site, by its slug: what a visitor closed stays closed there. */
  site: string;
  /** Whose chat it is and how it begins. */
  chat: Pick<SiteChat, 'provider' | 'greeting' | 'script' | 'opener' | 'automatic'>;
  /** Path of the current page. */
  path: string;
  /** Where else the dealer can be asked, should the chat not come. */
  contactHref: string;
}

type State = 'button' | 'greeting' | 'loading' | 'open' | 'failed';

/** Time to look at the page before anything opens on it, in milliseconds. */
const patience = 6_000;
/** A phone or a small tablet in the hand. */
const phone = '(pointer: coarse) and (max-width: 991px)';

/**
 * The dealer's chat in a corner of the page. Until a visitor starts a chat no third-party code is loaded: only a button
 * and a greeting. On pages about service and parts the greeting opens by itself, on phones only, and once closed not
 * again in that tab.
 */
export function ChatCorner({ site, chat, path, contactHref }: ChatCornerProps) {
  const say = useWords(chatMessages);
  const closed = deviceStore<boolean>({
    key: siteKey(site, 'chat-closed'),
    area: 'sessionStorage',
    read: (stored) => stored === true,
  });
  const isClosed = useStore(closed, false);
  const [state, setState] = useState<State>('button');
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!chat.automatic || isClosed || !opensChatByItself(path, window.matchMedia(phone).matches)) return undefined;
    const timer = setTimeout(() => setState((now) => (now === 'button' ? 'greeting' : now)), patience);
    return () => clearTimeout(timer);
  }, [chat.automatic, isClosed, path]);

  const isShown = state !== 'button' && state !== 'open';
  useEffect(() => {
    const element = panel.current;
    if (!isShown || !element) return undefined;
    const escape = ({ key }: KeyboardEvent) => {
      // The first of its buttons closes it.
      if (key === 'Escape') element.querySelector('button')?.click();
    };
    element.addEventListener('keydown', escape);
    return () => element.removeEventListener('keydown', escape);
  }, [isShown]);

  function show() {
    setState('greeting');
    // After a press the focus moves into the chat; if it opens by itself, the focus stays.
    requestAnimationFrame(() => panel.current?.focus());
  }
  function close() {
    closed.set(true);
    setState('button');
    requestAnimationFrame(() => button.current?.querySelector('button')?.focus());
  }
  async function begin() {
    setState('loading');
    try {
      await openChat(chat);
      setState('open');
    } catch (fault) {
      console.warn('The chat could not be opened', fault);
      setState('failed');
    }
  }

  // The provider shows its own conversation from here on.
  if (state === 'open') return null;
  if (state === 'button')
    return (
      <span className={styles.corner} ref={button}>
        <Button icon="mail" onClick={show}>
          {say('chat.chat')}
        </Button>
      </span>
    );
  const [beforeLink, afterLink] = around((link) => say('chat.cannotBeReached', { link }));
  return (
    <section className={styles.panel} ref={panel} aria-labelledby={title} tabIndex={-1}>
      <header className={styles.head}>
        <h2 className={styles.title} id={title}>
          {say('chat.chatWithUs')}
        </h2>
        <IconButton label={say('chat.close')} icon="close" onClick={close} />
      </header>
      <Text>{chat.greeting}</Text>
      <div role="status">
        {state === 'failed' && (
          <Text size="small" tone="danger">
            {beforeLink}
            <a href={contactHref}>{say('chat.writeInstead')}</a>
            {afterLink}
          </Text>
        )}
      </div>
      <Button full pending={state === 'loading'} onClick={() => void begin()}>
        {say('chat.start')}
      </Button>
      <Text size="small" tone="muted">
        {say('chat.isBy', { provider: chat.provider })}
      </Text>
    </section>
  );
}
