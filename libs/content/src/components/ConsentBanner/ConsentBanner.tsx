'use client';

import { consentCompanies } from '@forecourt/domain';
import { consentMessages } from '@forecourt/domain/messages';
import { Button, SiteLink, useSite, useStore } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useId, useRef } from 'react';
import type { ConsentChoice } from '../../model/consent.ts';
import { consentWords } from '../../model/consentWords.ts';
import * as styles from './ConsentBanner.css.ts';
import { consentStore } from './consentStore.ts';

export interface ConsentBannerProps {
  /** Where the dealer says what is done with personal data; no link without it. */
  privacyHref?: string;
}

/**
 * Asks once for consent to the companies that need it, and again when the visitor wants to change the answer, or when
 * the site has another company since a yes. Only for sites with such companies, and in the browser only. Use once per
 * page, as its last part.
 */
export function ConsentBanner({ privacyHref }: ConsentBannerProps) {
  const say = useWords(consentMessages);
  const { site } = useSite();
  const store = consentStore(site);
  const choice = useStore(store.choice, null);
  const isReopened = useStore(store.isReopened, false);
  const banner = useRef<HTMLElement>(null);
  const title = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  const { title: question, words } = consentWords(consentCompanies(site), say);
  const titleId = useId();
  const wordsId = useId();

  // The focus moves to the banner only if the visitor asked for it.
  useEffect(() => {
    const element = banner.current;
    if (!isReopened || !element) return;
    const { activeElement } = document;
    title.current?.focus();
    before.current = activeElement instanceof HTMLElement ? activeElement : null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || store.choice.current() === null) return;
      store.close();
      before.current?.focus();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [isReopened, store]);

  if (choice !== null && !isReopened) return null;

  const soFar =
    choice === null ? 'consent.worksTheSame' : choice === 'granted' ? 'consent.allowedSoFar' : 'consent.declinedSoFar';
  const choose = (answer: ConsentChoice) => {
    store.choose(answer);
    if (isReopened) before.current?.focus();
  };

  return (
    <section className={styles.banner} ref={banner} aria-labelledby={titleId} aria-describedby={wordsId}>
      <div className={styles.inside}>
        <details className={styles.details} open={isReopened}>
          <summary className={styles.title} id={titleId} ref={title}>
            {question}
          </summary>
          <p className={styles.words} id={wordsId}>
            {words} {say(soFar)} {privacyHref && <SiteLink href={privacyHref}>{say('consent.howWeHandle')}</SiteLink>}
          </p>
        </details>
        <div className={styles.answers}>
          <Button variant="secondary" size="small" full onClick={() => choose('denied')}>
            {say('consent.decline')}
          </Button>
          <Button variant="secondary" size="small" full onClick={() => choose('granted')}>
            {say('consent.allow')}
          </Button>
        </div>
      </div>
    </section>
  );
}
