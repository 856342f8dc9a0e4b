import { matchRoutes } from "react-router-dom";
import { toSlug } from "#shared/listings/area-pages/type-names.ts";
import { adminAreaPaths, findRoute, notFoundRoute } from "#web/site/app/routes/route-table.ts";

/** Longer paths are no links to our pages. */
const maxLength = 2000;
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const uuidAtStart = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i;
const uuidInPath = /^.*?\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i;
/** Word processors and chats replace hyphens by dashes and by hyphens that do not break. */
const hyphens = /[\p{Pd}\u2212]/gu;
/** What people write between the words of a place. */
const placeName = /^[\p{L}\p{M}\p{N}\s\p{Pd}'’.,_+]+$/u;
const isLetterOrDigit = (character: string) => /[\p{L}\p{N}]/u.test(character);

/**
 * Returns the path of the page that a pasted link means. A chat, a mail or a keyboard may have added punctuation, spaces
 * or invisible characters to the end, slashes, or upper case. The id of a course may have upper case, so it is kept. After
 * a UUID nothing is kept, neither words nor what was a query: `/property/{uuid}, thanks` and `/property/{uuid}&fbclid=1`.
 * @param pathname the path as in a URL, percent-encoded
 * @returns a path of this site, encoded; undefined if nothing was added or there is no such page
 */
export function cleanPastedPath(pathname: string): string | undefined {
  if (pathname.length > maxLength) return undefined;
  // A cut link may end inside a character, but its UUID is still known.
  const written = decode(pathname) ?? decode(uuidInPath.exec(pathname)?.[0] ?? "");
  if (!written) return undefined;
  const characters = [...written.replaceAll(/\p{Cf}/gu, "")];
  let end = characters.length;
  while (end > 0 && !isLetterOrDigit(characters[end - 1] ?? "")) end--;
  const segments = cutAfterUuid(characters.slice(0, end).join("").split("/").filter(Boolean));
  const path = findPath(encode(segments));
  const parts = path.split("/").slice(1);
  const cleaned = segments.map((segment, index) => cleanPart(segment, parts[index]));
  const isUnchanged = `/${cleaned.join("/")}` === decode(pathname);
  return path === notFoundRoute.path || isUnchanged ? undefined : encode(cleaned);
}

const adminRoutes = adminAreaPaths.map((path) => ({ path }));

/** Returns the path of a page of the site or of the admin area as React Router writes it. */
function findPath(pathname: string): string {
  const { path } = findRoute(pathname);
  return (path === notFoundRoute.path && matchRoutes(adminRoutes, pathname)?.[0]?.route.path) || path;
}

/** Returns a part of a path as its page is named: an area without capitals and spaces, an id as it is. */
function cleanPart(segment: string, name = ""): string {
  if (name === ":area" || name === ":type?") return (placeName.test(segment) && toSlug(segment)) || segment;
  return name.startsWith(":") && !uuidPattern.test(segment) ? segment : segment.toLowerCase();
}

/** Returns the parts of a path up to its UUID. Parts that follow a whole UUID are kept where a page may have them. */
function cutAfterUuid(segments: string[]): string[] {
  const plain = segments.map((segment) => segment.replace(hyphens, "-"));
  const index = plain.findIndex((segment) => uuidAtStart.test(segment));
  const [uuid] = uuidAtStart.exec(plain[index] ?? "") ?? [];
  if (!uuid) return segments;
  const start = [...segments.slice(0, index), uuid];
  const endsHere = uuid !== plain[index] || findPath(encode(start)).endsWith("/:id");
  return endsHere ? start : [...start, ...segments.slice(index + 1)];
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
