/**
 * Returns the identification headers that the specification asks for. The server does not trust them.
 * @param path path of an endpoint below `/api/v1`
 */
export function identification(path: string): Record<string, string> {
  const headers = { accept: "application/json", "X-User": "visitor", "X-Auth": "none", "X-Api": "v1" };
  return path.startsWith("/public/") ? { ...headers, "X-User-Type": "public" } : headers;
}
