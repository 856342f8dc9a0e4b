import type { PageData } from "#contract/site/page-renderer.ts";
import inline from "../../dist/server/inline.json";
import shell from "../../dist/server/shell.html";

/** Hashes of all inline scripts and styles of the pages, for the content security policy. */
export const { scriptHashes, styleHashes } = inline;

/** Returns a rendered page in its shell, with the data that it used for hydration. */
export function pageDocument(
  page: { images: string; head: string; scripts: string; html: string; keys: string[] },
  data: PageData,
): string {
  const used = Object.fromEntries(page.keys.map((key) => [key, data[key]]));
  return fillShell({ ...page, data: dataElement(used) });
}

/**
 * Returns the document of a page that could not be read. The script renders the page from the data stored in the
 * browser, because the root is empty; without a script, visitors see the text.
 */
export const outageDocument = (head: string, text: string) => fillShell({ head, html: "", data: text });

/** Returns the shell of a page that only the browser renders, such as the admin screens. */
export const shellDocument = (head: string, data: PageData | undefined) =>
  fillShell({ head, html: "", data: data ? dataElement(data) : "" });

const dataElement = (data: PageData) => {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll(exactTime, '$1Z"');
  return `<script type="application/json" id="page-data">${json}</script>`;
};

/** Times of listings. To the minute they take up less room in the page; seconds do not compress. */
const exactTime = /("(?:created|confirmed)_at":"[\d-]{10}T\d\d:\d\d):\d\d\.\d{3}Z"/g;

/** The shell between its markers, and at odd places the names of the markers. */
const shellParts = shell.split(/<!--(page-images|page-head|page-scripts|page-html|page-data)-->/);

function fillShell({
  images = "",
  head,
  scripts = "",
  html,
  data,
}: {
  images?: string;
  head: string;
  scripts?: string;
  html: string;
  data: string;
}): string {
  const values: Record<string, string> = {
    "page-images": images,
    "page-head": head,
    "page-scripts": scripts,
    "page-html": html,
    "page-data": data,
  };
  return shellParts.map((part, index) => (index % 2 === 1 ? values[part] : part)).join("");
}
