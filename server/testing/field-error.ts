/** Returns the error at a field of a page that is marked as invalid; null if none is. */
export function fieldError(body: string, name: string): string | null {
  const tags = Array.from(body.matchAll(/<(?:input|textarea)[^>]*>/g), ([tag]) => tag);
  const field = tags.find((tag) => tag.includes(` name="${name}"`) && tag.includes(' aria-invalid="true"'));
  const described = / aria-describedby="([^"]*)"/.exec(field ?? '')?.[1]?.split(' ') ?? [];
  const errors = body.matchAll(/<p class="kfp-field__error" id="([^"]*)">.*?<\/svg>([^<]*)</gs);
  return [...errors].find(([, id = '']) => described.includes(id))?.[2] ?? null;
}
