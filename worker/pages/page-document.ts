import { blockStyles } from "#contract/style-blocks.ts";
import shell from "../../dist/server/shell.html";
import styles from "../../dist/server/styles.json";
import type { PageData } from "./page-data.ts";

/** The hashes of all styles that stand inside pages, for the policy. */
export const styleHashes: readonly string[] = styles.hashes;

/** A rendered page in its shell, with what it read of its data for the script to go on with. */
export function pageDocument(page: { head: string; html: string; keys: string[] }, data: PageData): string {
  const read = Object.fromEntries(page.keys.map((key) => [key, data[key]]));
  return fill({ head: page.head, html: page.html, data: dataBlock(read) });
}

/** The shell alone: the script draws the page and fetches what it needs. */
export const emptyDocument = () => fill({ head: "", html: "", data: "" });

/** The same for what is not for search engines, the staff's screens, with the business's details where they are known. */
export const shellDocument = (head: string, data: PageData | undefined) =>
  fill({ head, html: "", data: data ? dataBlock(data) : "" });

const dataBlock = (data: PageData) =>
  `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** Functions as replacements, since a text would have its dollar signs read as patterns. */
function fill({ head, html, data }: { head: string; html: string; data: string }): string {
  return shell
    .replace("<!--page-head-->", () => head)
    .replace("<!--page-styles-->", () => blockStyles(styles.blocks, html))
    .replace("<!--page-html-->", () => html)
    .replace("<!--page-data-->", () => data);
}
