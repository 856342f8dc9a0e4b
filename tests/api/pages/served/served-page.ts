import { send } from "../../../support/public-client.ts";

/** An element of a page as the server sends it. */
export interface ServedElement {
  text: string;
  attributes: Record<string, string>;
}

const entities: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'", "#39": "'" };
const decode = (text: string) => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** Returns the elements of a page that match a selector, in their order, as a browser without scripts has them. */
export async function findAll(html: string, selector: string): Promise<ServedElement[]> {
  const found: ServedElement[] = [];
  const open: ServedElement[] = [];
  await new HTMLRewriter()
    .on(selector, {
      element(element) {
        const attributes = [...element.attributes].map(([name = "", value = ""]) => [name, decode(value)]);
        const served: ServedElement = { text: "", attributes: Object.fromEntries(attributes) };
        found.push(served);
        if (["input", "meta", "link", "img", "source"].includes(element.tagName)) return;
        open.push(served);
        element.onEndTag(() => {
          open.splice(open.indexOf(served), 1);
        });
      },
      text(chunk) {
        for (const served of open) served.text += chunk.text;
      },
    })
    // The rewriter reads the inside of this element as text.
    .transform(new Response(html.replaceAll(/<\/?noscript[^>]*>/g, "")))
    .text();
  for (const served of found) served.text = decode(served.text).replaceAll(/\s+/g, " ").trim();
  return found;
}

export const textsOf = async (html: string, selector: string) =>
  (await findAll(html, selector)).map(({ text }) => text);

/** Returns an attribute of each matching element; an empty text where it is missing. */
export const attributesOf = async (html: string, selector: string, name: string) =>
  (await findAll(html, selector)).map(({ attributes }) => attributes[name] ?? "");

/** Opens a page without following redirects. The HTML ends before the data of the scripts. */
export async function openServed(path: string) {
  const response = await send(path, { redirect: "manual" });
  const [html = ""] = (await response.text()).split('<script type="application/json" id="page-data"');
  return { status: response.status, location: response.headers.get("location"), html };
}
