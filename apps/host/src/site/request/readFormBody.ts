import { isSentAs } from './readJsonBody.ts';

export type FormBody = { ok: true; data: FormData } | { ok: false; status: 400 | 413 | 415 };

/** A multipart form. Too long a body is refused as soon as that is known. @param longest bytes, all files together */
export async function readFormBody(request: Request, longest: number): Promise<FormBody> {
  if (!isSentAs(request, ['multipart/form-data'])) return { ok: false, status: 415 };
  if (!(Number(request.headers.get('content-length') ?? 0) <= longest)) return { ok: false, status: 413 };
  let size = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > longest) controller.error(new Error('The form is too long.'));
      else controller.enqueue(chunk);
    },
  });
  const type = request.headers.get('content-type') ?? '';
  const bounded = new Response(request.body?.pipeThrough(bound) ?? null, { headers: { 'content-type': type } });
  const data = await bounded.formData().catch(() => null);
  if (data) return { ok: true, data };
  return { ok: false, status: size > longest ? 413 : 400 };
}
