import { loadStyles } from "../data-saver/apply-data-saver.ts";

/** Where the choice is stored: `on` or `off`. Without one, data saver decides. */
export const rowsKey = "rows";

/** Shows lists of homes as compact rows, or as cards. The head script calls it before the first paint. */
export function applyRows(choice = localStorage.getItem(rowsKey)): void {
  const { dataset } = document.documentElement;
  if ((choice ?? (dataset.saver && "on")) === "on") {
    dataset.rows = "";
    loadStyles("/rows.css");
  } else delete dataset.rows;
}
