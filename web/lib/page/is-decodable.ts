/** Returns whether the parts of a path can be decoded. `/property/%E0%A4%A` cannot. */
export function isDecodable(pathname: string): boolean {
  try {
    // The result is used, because the bundler removes a call without effect.
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}
