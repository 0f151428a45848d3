/** A name that no other form has, so that the server can tell a retry from a second lead. */
export function newFormKey(): string {
  // Browsers keep randomUUID from pages without a secure connection, as on a dealer's test address.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
