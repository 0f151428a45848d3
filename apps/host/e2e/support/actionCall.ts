/** A server action's call as the browser's own runtime sends it. Plain objects stand for forms. */
export async function encodeAction(
  id: string,
  args: readonly unknown[],
): Promise<{ headers: Record<string, string>; body: string }> {
  const form = new FormData();
  let forms = 0;
  const isForm = (value: unknown): value is Record<string, string> =>
    typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');
  const plain = args.map((value) => {
    if (!isForm(value)) return value;
    forms += 1;
    for (const [name, text] of Object.entries(value)) form.append(`${forms}_${name}`, text);
    return `$K${forms}`;
  });
  form.append('0', JSON.stringify(plain));
  const made = new Response(form);
  return {
    headers: { 'next-action': id, 'content-type': made.headers.get('content-type') ?? '', accept: 'text/x-component' },
    body: await made.text(),
  };
}
