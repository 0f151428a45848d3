import { makeMark } from '@forecourt/content';
import { manufacturers } from '@forecourt/domain';

export const dynamic = 'force-dynamic';

interface LogoRoute {
  params: Promise<{ make: string }>;
}

/** Logo of a make, or its initials if there is none. */
export async function GET(_request: Request, { params }: LogoRoute): Promise<Response> {
  const { make: slug } = await params;
  const make = manufacturers.find((one) => one.slug === slug);
  if (!make) return new Response(null, { status: 404 });
  return new Response(makeMark(make.name), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}
