import shell from "../../dist/server/shell.html";
import hashOfStyles from "../../dist/server/style-hash.json";
import { type PageData, siteKey } from "./page-data.ts";

/** The hash of the styles inside the shell, for the policy. */
export const styleHash: string = hashOfStyles;

/** A rendered page in its shell, with what it read of its data for the script to go on with. */
export function pageDocument(page: { head: string; html: string; keys: string[] }, data: PageData): string {
  const keys = siteKey in data ? [siteKey, ...page.keys] : page.keys;
  const read = Object.fromEntries(keys.map((key) => [key, data[key]]));
  const json = JSON.stringify(read).replaceAll("<", "\\u003c");
  return fill({
    head: page.head,
    html: page.html,
    data: `<script type="application/json" id="page-data">${json}</script>`,
  });
}

/** The shell alone: the script draws the page and fetches what it needs. */
export const emptyDocument = () => fill({ head: "", html: "", data: "" });

/** Functions as replacements, since a text would have its dollar signs read as patterns. */
function fill({ head, html, data }: { head: string; html: string; data: string }): string {
  return shell
    .replace("<!--page-head-->", () => head)
    .replace("<!--page-html-->", () => html)
    .replace("<!--page-data-->", () => data);
}
