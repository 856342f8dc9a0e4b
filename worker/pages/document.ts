import shell from "../../dist/server/shell.html";
import styles from "../../dist/server/styles.json";
import { siteDefaults } from "../contract/site.ts";
import { blockStyles } from "../contract/style-blocks.ts";
import { type PageData, siteKey } from "./page-data.ts";

/** The hashes of all styles that stand inside pages, for the policy. */
export const styleHashes: readonly string[] = styles.hashes;

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

/** The same for what is not for search engines: the staff's screens. */
export const privateDocument = () => fill({ head: privateHead, html: "", data: "" });
const privateHead = `<title>${siteDefaults.name}</title><meta name="robots" content="noindex">`;

/** Functions as replacements, since a text would have its dollar signs read as patterns. */
function fill({ head, html, data }: { head: string; html: string; data: string }): string {
  return shell
    .replace("<!--page-head-->", () => head)
    .replace("<!--page-styles-->", () => blockStyles(styles.blocks, html))
    .replace("<!--page-html-->", () => html)
    .replace("<!--page-data-->", () => data);
}
