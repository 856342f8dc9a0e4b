/** Splits a style sheet after each top-level rule. */
export function topLevel(css: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === "{") depth++;
    if (css[at] === "}") depth--;
    if (depth > 0 || (css[at] !== "}" && css[at] !== ";")) continue;
    pieces.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return [...pieces, css.slice(start)];
}
