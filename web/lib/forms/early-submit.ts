import { isSameOrReplaced } from "../page/hydration/replaced-elements.ts";

declare global {
  interface Window {
    /** Set by web/site/server/head-script.ts: the form that was submitted last before its code could handle it. */
    earlySubmit?: HTMLFormElement | null;
  }
}

/** Returns whether the visitor tried to submit the form before its code had loaded. A second call returns false. */
export function takeEarlySubmit(form: HTMLFormElement | null): boolean {
  if (!isSameOrReplaced(window.earlySubmit, form)) return false;
  window.earlySubmit = null;
  return true;
}
