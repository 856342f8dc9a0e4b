import type { PageData } from "#contract/site/page-renderer.ts";
import { renderer } from "../../dist/server/entry-server.js";
import inline from "../../dist/server/inline.json";
import shell from "../../dist/server/shell.html";

const { fillShell } = renderer;

/** Hashes of all inline scripts and styles of the pages, for the content security policy. */
export const { scriptHashes, styleHashes } = inline;

/** Returns a rendered page in its shell, with the data that it was rendered from, for hydration. */
export function pageDocument(
  page: { images: string; head: string; scripts: string; html: string },
  data: PageData,
): string {
  return fillShell(shell, { ...page, data: dataElement(data) });
}

/**
 * Returns the document of a page that could not be read. The script renders the page from the data stored in the
 * browser, because the root is empty; without a script, visitors see the text.
 */
export const outageDocument = (head: string, text: string) => fillShell(shell, { head, data: text });

const dataElement = (data: PageData) =>
  `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
