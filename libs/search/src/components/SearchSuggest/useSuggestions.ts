'use client';

import { useEffect, useRef, useState } from 'react';
import { noSuggestions, type Suggestions } from '../../model/suggestions.ts';

/** Milliseconds without a keystroke before the service is asked. */
const pause = 300;
/** Minimum letters: a single one matches half the stock. */
const shortest = 2;

export type Suggest = (words: string, signal: AbortSignal) => Promise<Suggestions>;

const begins = (words: string, others: string): boolean => words.startsWith(others) || others.startsWith(words);

/**
 * Suggestions of the service for some words. The former ones stay until the next ones arrive, as long as one text
 * continues the other. A failure gives no suggestions.
 */
export function useSuggestions(text: string, suggest: Suggest, wanted: boolean): Suggestions {
  const words = text.trim().toLowerCase();
  const asks = wanted && words.length >= shortest;
  const [answer, setAnswer] = useState({ words: '', suggestions: noSuggestions });
  const ask = useRef(suggest);
  useEffect(() => {
    ask.current = suggest;
  });
  useEffect(() => {
    if (!asks) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (suggestions: Suggestions) => {
      if (!signal.aborted) setAnswer({ words, suggestions });
    };
    const timer = setTimeout(() => {
      ask.current(words, signal).then(show, () => show(noSuggestions));
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asks, words]);
  return asks && answer.words !== '' && begins(words, answer.words) ? answer.suggestions : noSuggestions;
}
