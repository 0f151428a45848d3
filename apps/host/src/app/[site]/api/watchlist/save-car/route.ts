import { changeCar } from '../../../../../site/garage/watchlistRequest.ts';

/** Saves a vehicle for the signed-in visitor: `{phone_number, car_id}` is answered with `{success}`. */
export async function POST(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  return changeCar(request, (await params).site, 'save');
}
