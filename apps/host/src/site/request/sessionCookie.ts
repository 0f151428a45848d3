/** The prefix restricts it to this host name over HTTPS; browsers treat localhost as secure. */
export const sessionCookie = '__Host-forecourt';
