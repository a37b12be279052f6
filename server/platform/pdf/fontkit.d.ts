/** What we use of the library: it brings no types of its own. */
declare module 'fontkit' {
  export function create(file: Buffer): { characterSet: number[] };
}
