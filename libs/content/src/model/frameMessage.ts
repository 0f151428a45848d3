/** What a vendor's frame can tell the page around it. */
export type FrameMessage =
  | { kind: 'ready' }
  /** Pixels that its content needs. */
  | { kind: 'height'; height: number }
  /** Its result in one sentence, which the page shows as plain text. */
  | { kind: 'answer'; words: string };

const maxWords = 200;

/**
 * Reads a message of a frame: `{ forecourt: 'ready' }`, `{ forecourt: 'height', height: 420 }` or
 * `{ forecourt: 'answer', words: '…' }`. Whose it is must be known already.
 * @returns null for anything else
 */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { forecourt, height, words } = data as Record<string, unknown>;
  if (forecourt === 'ready') return { kind: 'ready' };
  if (forecourt === 'height' && typeof height === 'number' && Number.isFinite(height) && height > 0)
    return { kind: 'height', height: Math.ceil(height) };
  if (forecourt !== 'answer' || typeof words !== 'string') return null;
  const plain = words.replace(/\s+/g, ' ').trim();
  return plain === '' || plain.length > maxWords ? null : { kind: 'answer', words: plain };
}
