/**
 * Cookie with the id of the lead that this visitor has just sent, so that /success can tell a real success from a
 * direct visit.
 */
export const successCookie = 'fc-success';

export const successCookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 900 } as const;
