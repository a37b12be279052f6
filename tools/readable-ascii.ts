/**
 * How what runs on the server is written: with its lines and names, so that a stack trace can be read, and without comments.
 * V8 keeps the text of every module for as long as it runs, in half the memory where all of it is ASCII.
 */
export const readableAscii = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { asciiOnly: true, removeWhitespace: false } },
} as const;
