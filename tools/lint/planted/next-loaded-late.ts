export const headers = async () => (await import('next/headers')).headers();
