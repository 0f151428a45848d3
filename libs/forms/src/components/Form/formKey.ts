/** Random idempotency key of a form, so that the server can tell a retry from a second lead. */
export function newFormKey(): string {
  // Browsers offer randomUUID only in secure contexts, which a dealer's test address may not be.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
