/** Whether the router can read a path: its encoding is well-formed, and it has no line break, at which its patterns end. */
export function isReadablePath(pathname: string): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
