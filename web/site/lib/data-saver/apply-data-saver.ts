/** Where the choice is stored: `small`, `none` or `off`. Without one, the browser's own Save-Data decides. */
export const dataSaverKey = "saver";

export const saverStyles = "/saver.css";

/** Loads the styles of data saver. Where it can, the browser waits for them: the page must not appear with large photos first. */
export function loadSaverStyles(): void {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "stylesheet", href: saverStyles, blocking: "render" }),
  );
}
