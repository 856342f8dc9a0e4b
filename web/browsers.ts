/**
 * The oldest browsers in which the script starts: Chrome and WebView 90, which is also Samsung Internet 15, Safari 14.1
 * and Firefox 90. The build lowers syntax and styles to them, and `lib` in web/tsconfig.json has the functions that all of
 * them know. `startsScript` stops the script in older ones, which keep the page of the server.
 */
export const browsers = ["chrome90", "safari14.1", "ios14.5", "firefox90"];

/**
 * Whether this browser is one of `browsers` or newer: Safari 14.1 brought weak references, Firefox 90 `at`, and Chrome 90
 * the indices of matches.
 */
export function startsScript(): boolean {
  if ("GestureEvent" in window) return "WeakRef" in window;
  return "mozInnerScreenX" in window ? "at" in [] : "hasIndices" in /a/;
}
