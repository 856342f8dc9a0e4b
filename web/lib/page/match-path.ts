/**
 * Returns the named parts of a path that matches a pattern, as they are in the path; undefined when it does not match.
 * Ignores case and a slash at the end.
 * @param pattern a path with `:name` for one part, or with a final `/*` for any further parts
 */
export function matchPath(pattern: string, pathname: string): Partial<Record<string, string>> | undefined {
  const source = pattern.replace("/*", "(?:/.*)?").replace(/:(\w+)/g, "(?<$1>[^/]+)");
  const match = new RegExp(`^${source}/?$`, "i").exec(pathname);
  return match ? { ...match.groups } : undefined;
}

/** Returns whether the parts of a path can be decoded. `/property/%E0%A4%A` cannot. */
export function isDecodable(pathname: string): boolean {
  try {
    // The result is used, because the bundler removes a call without effect.
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}
