/** The prefix restricts it to this host name over HTTPS; browsers treat localhost as secure. */
export const sessionCookie = '__Host-forecourt';

/** Says which number signed in with this browser last. It outlives the session, and grants no access. */
export const deviceCookie = '__Host-forecourt-device';
