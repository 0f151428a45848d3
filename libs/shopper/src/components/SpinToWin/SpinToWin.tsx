'use client';

import { spinMessages } from '@forecourt/domain/messages';
import { Heading, Text, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useActionState, useEffect, useRef, useState, useTransition, type SubmitEvent } from 'react';
import { turnTo, type PrizeTicket, type SpinAction, type SpinStatus, type WheelPrize } from '../../model/spinToWin.ts';
import { PrizeTicketCard } from './PrizeTicketCard.tsx';
import { PrizeWheel } from './PrizeWheel.tsx';
import { SpinForm } from './SpinForm.tsx';
import * as styles from './SpinToWin.css.ts';

export interface SpinToWinProps {
  /** Heading of the page. @default 'Spin to win' */
  title?: string;
  /** A sentence under the heading. @default 'One spin, one prize, for everybody.' */
  intro?: string;
  /** Prizes in the order of the wheel; empty without a draw. */
  prizes: readonly WheelPrize[];
  /** Whether there is a draw, and whether it is open. */
  status: SpinStatus;
  /** Address of the sign-in; null for signed-in visitors. */
  signInHref: string | null;
  /** The visitor's prize, if already drawn. */
  won: PrizeTicket | null;
  /** Server action that draws the prize. Without JavaScript the form posts to it. */
  action: SpinAction;
  /** Terms and conditions; line breaks are kept. */
  terms: string;
  /** Closing date, in words. */
  closes?: string | null;
  /** IANA time zone of the dealership. */
  timeZone: string;
}

/** Longer than the animation: shows the prize even if the browser reports no end of the transition. */
const longestSpin = 5_000;

/** A wheel of prizes that each visitor may spin once. The server decides; the wheel only shows it. */
export function SpinToWin(props: SpinToWinProps) {
  const say = useWords(spinMessages);
  const { prizes, won, action, terms } = props;
  const { title = say('spin.spinToWin'), intro = say('spin.onePrizeForEverybody') } = props;
  const [posted, post] = useActionState(action, { won, error: null });
  const [answer, setAnswer] = useState<typeof posted | null>(null);
  const [pending, start] = useTransition();
  const state = answer ?? posted;
  // Returning visitors, and posts without JavaScript, see the prize at once; after a spin it shows when the wheel stops.
  const [isShown, setShown] = useState(state.won !== null);
  const card = useRef<HTMLElement>(null);
  const isSpinning = state.won !== null && !isShown;
  const hasSpun = answer?.won != null && isShown;
  const prizeId = state.won?.prizeId;
  const turn = turnTo(prizeId === undefined ? -1 : prizes.findIndex(({ id }) => id === prizeId), prizes.length);

  useEffect(() => {
    if (!isSpinning) return;
    const timer = setTimeout(() => setShown(true), longestSpin);
    return () => clearTimeout(timer);
  }, [isSpinning]);

  useEffect(() => {
    if (hasSpun) card.current?.focus();
  }, [hasSpun]);

  function spin(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending || isSpinning) return;
    const data = new FormData(event.currentTarget);
    start(async () => {
      try {
        setAnswer(await action(state, data));
      } catch (fault) {
        // Network errors only; anything else thrown is a redirect for the framework.
        if (!(fault instanceof TypeError)) throw fault;
        setAnswer({ ...state, error: say('spin.unreachable') });
      }
    });
  }

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1} size="page">
          {title}
        </Heading>
        {intro !== '' && <Text tone="muted">{intro}</Text>}
        {props.closes && props.status !== 'closed' && (
          <Text size="small">{say('spin.openUntil', { closes: props.closes })}</Text>
        )}
      </div>
      {prizes.length > 1 && (
        <div className={styles.wheelPlace}>
          <PrizeWheel prizes={prizes} turn={turn} onStop={() => setShown(state.won !== null)} />
        </div>
      )}
      <div className={styles.play}>
        <div role="status">
          <VisuallyHidden>
            {pending || isSpinning ? say('spin.theWheelIsSpinning') : ''}
            {hasSpun && state.won ? say('spin.youHaveWonName', { name: state.won.name, code: state.won.code }) : ''}
          </VisuallyHidden>
        </div>
        {state.won !== null && isShown ? (
          <PrizeTicketCard ticket={state.won} timeZone={props.timeZone} ref={card} />
        ) : (
          <SpinForm
            status={props.status}
            signInHref={props.signInHref}
            action={post}
            onSubmit={spin}
            error={state.error}
            pending={pending || isSpinning}
          />
        )}
      </div>
      <div className={styles.more}>
        {prizes.length > 0 && (
          <section className={styles.block} aria-labelledby="prizes">
            <Heading level={2} size="title" id="prizes">
              {say('spin.whatYouCanWin')}
            </Heading>
            <ol className={styles.prizes}>
              {prizes.map(({ id, name, text }) => (
                <li key={id}>
                  <span className={styles.prizeName}>{name}</span>
                  {text !== '' && <Text tone="muted">{text}</Text>}
                </li>
              ))}
            </ol>
          </section>
        )}
        {terms !== '' && (
          <section className={styles.block} aria-labelledby="prize-terms">
            <Heading level={2} size="title" id="prize-terms">
              {say('spin.terms')}
            </Heading>
            <div className={styles.terms}>
              {terms.split(/\n+/).map((line, place) => (
                <p key={`${place} ${line}`}>{line}</p>
              ))}
            </div>
          </section>
        )}
      </div>
    </div>
  );
}
