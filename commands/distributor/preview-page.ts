/** Returns an HTML page with the picture of each page in each mode: preview/{page}-{mode}.png. */
export function previewPage(pages: readonly string[], modes: readonly string[]): string {
  const rows = modes.map(
    (mode) =>
      `<section class="${mode}"><h2>${mode}</h2>${pages
        .map(
          (page) =>
            `<figure><img src="preview/${page}-${mode}.png" alt="The ${page} page in ${mode} mode" width="390" height="844"><figcaption>${page}</figcaption></figure>`,
        )
        .join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<style>
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
section { display: flex; flex-wrap: wrap; gap: 2rem; padding: 2rem; }
h2 { flex-basis: 100%; margin: 0; }
figure { margin: 0; }
img { display: block; max-width: 100%; height: auto; border: 1px solid #777; border-radius: 12px; }
.dark { background: #111; color: #eee; }
</style>
</head>
<body>
${rows.join('\n')}
</body>
</html>
`;
}
