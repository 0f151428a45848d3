/** Cookie that says which lead this visitor has just sent, so that /success can tell a real arrival from a cold one. */
export const successCookie = 'fc-success';

export const successCookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 900 } as const;
