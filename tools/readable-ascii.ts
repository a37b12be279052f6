/**
 * Build options for code that runs on the server. Line breaks and names are kept for readable stack traces;
 * comments are removed. V8 keeps the source text of every module in memory, and ASCII text takes half the
 * space.
 */
export const readableAscii = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { asciiOnly: true, removeWhitespace: false } },
} as const;
