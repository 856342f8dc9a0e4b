/**
 * The oldest browsers in which the script starts: Chrome and WebView 90, which is also Samsung Internet 15, Safari 14.1
 * and Firefox 90. The build lowers syntax and styles to them, and `lib` in web/tsconfig.json has the functions that all of
 * them know. `startsScript` stops the script in older ones, which keep the page of the server.
 */
export const browsers = ["chrome90", "safari14.1", "ios14.5", "firefox90"];

/** Whether this browser is one of `browsers` or newer, by what came with these versions. */
export function startsScript(): boolean {
  const isSafari = "GestureEvent" in window;
  const isFirefox = "mozInnerScreenX" in window;
  const isRecent = isSafari || (isFirefox ? "at" in Array.prototype : "hasIndices" in RegExp.prototype);
  // Functions of ES2021. The first is what Safari 14.1 brought.
  return isRecent && "WeakRef" in window && "replaceAll" in String.prototype && "any" in Promise;
}
