import { platform } from '../../../../../platform.ts';
import { answerJson, answerList, changeList } from '../../../../../site/garage/watchlistRequest.ts';

/**
 * Merges the device's favourites into the list after sign-in: `{phone_number, car_ids}` is answered with the merged
 * list.
 */
export async function POST(request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  return changeList(request, (await params).site, async ({ site, visitor, body }) => {
    const carIds = body['car_ids'];
    if (!Array.isArray(carIds)) return answerJson({ success: false, message: 'No vehicles are named.' }, 422);
    const ids = carIds.filter((id): id is string => typeof id === 'string');
    await platform().watchlist.merge(site, visitor.phone, ids);
    return answerList(site, visitor);
  });
}
