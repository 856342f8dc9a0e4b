/** Where the choice is stored: `small`, `none` or `off`. Without one, the browser's own Save-Data decides. */
export const dataSaverKey = "saver";

export const saverStyles = "/saver.css";

/** Loads styles that few pages need. Where it can, the browser waits for them: the page must not appear without them first. */
export function loadStyles(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, blocking: "render" }));
}
