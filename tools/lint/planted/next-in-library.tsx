import Link from 'next/link';

export const Away = () => <Link href="/" />;
