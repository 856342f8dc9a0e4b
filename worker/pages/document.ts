import shell from "../../dist/server/shell.html";
import hashOfStyles from "../../dist/server/style-hash.json";
import { siteDefaults } from "../contract/site.ts";
import type { PageData } from "./page-data.ts";

/** The hash of the styles inside the shell, for the policy. */
export const styleHash: string = hashOfStyles;

/** A rendered page in its shell, with what it read of its data for the script to go on with. */
export function pageDocument(page: { head: string; html: string; keys: string[] }, data: PageData): string {
  const read = Object.fromEntries(page.keys.map((key) => [key, data[key]]));
  const json = JSON.stringify(read).replaceAll("<", "\\u003c");
  return fill({
    head: page.head,
    html: page.html,
    data: `<script type="application/json" id="page-data">${json}</script>`,
  });
}

/** The shell alone: the script draws the page and fetches what it needs. */
export const emptyDocument = () => fill({ head: "", html: "", data: "" });

/** The same for what is not for search engines: the staff's screens. */
export const privateDocument = () => fill({ head: privateHead, html: "", data: "" });
const privateHead = `<title>${siteDefaults.name}</title><meta name="robots" content="noindex">`;

/** Functions as replacements, since a text would have its dollar signs read as patterns. */
function fill({ head, html, data }: { head: string; html: string; data: string }): string {
  return shell
    .replace("<!--page-head-->", () => head)
    .replace("<!--page-html-->", () => html)
    .replace("<!--page-data-->", () => data);
}
