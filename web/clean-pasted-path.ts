import { findRoute, notFoundRoute } from "./app/route-table.ts";

/** Longer paths are no links to our pages. */
const maxLength = 2000;
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isLetterOrDigit = (character: string) => /[\p{L}\p{N}]/u.test(character);

/**
 * Returns the path of the page that a pasted link means. A chat, a mail or a keyboard may have added punctuation, spaces
 * or invisible characters to the end, slashes, or upper case. The id of a course may have upper case, so it is kept.
 * @param pathname the path as in a URL, percent-encoded
 * @returns a path of this site, encoded; undefined if nothing was added or there is no such page
 */
export function cleanPastedPath(pathname: string): string | undefined {
  const written = decode(pathname.slice(0, maxLength));
  if (written === undefined || pathname.length > maxLength) return undefined;
  const characters = [...written.replaceAll(/\p{Cf}/gu, "")];
  const end = characters.findLastIndex(isLetterOrDigit) + 1;
  const segments = characters.slice(0, end).join("").split("/").filter(Boolean);
  const route = findRoute(encode(segments));
  const parts = route.path.split("/").slice(1);
  const cleaned = segments.map((segment, index) =>
    parts[index]?.startsWith(":") && !uuidPattern.test(segment) ? segment : segment.toLowerCase(),
  );
  return route === notFoundRoute || `/${cleaned.join("/")}` === written ? undefined : encode(cleaned);
}

const encode = (segments: string[]) => `/${segments.map(encodeURIComponent).join("/")}`;

/** Returns undefined for a path whose encoding is malformed, such as `/property/%E0%A4%A`. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
