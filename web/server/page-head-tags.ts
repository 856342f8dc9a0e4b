import type { PageSite } from "#contract/site/site-details.ts";
import { siteDescription } from "#web/app/site.ts";
import { screenChunks } from "#web/lib/page/build-info.ts";
import type { PageHead } from "#web/lib/page/page-head.ts";

interface PageContext {
  pathname: string;
  origin: string;
  site: PageSite;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** Returns the head of a page that the browser renders. The screen completes the title. */
export const shellHeadTags = ({ name }: PageSite) =>
  `<title>${escapeHtml(name)}</title><meta name="robots" content="noindex">`;

/** Returns schema.org data for search engines. "<" is escaped, so that no text ends the element. */
const structuredDataTag = (data: object | undefined) =>
  data ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>` : "";

/** Returns the head of a page as HTML, with all values escaped. */
export function pageHeadTags(head: PageHead, { pathname, origin, site }: PageContext): string {
  const title = head.title === site.name ? site.name : `${head.title} | ${site.name}`;
  const description = head.description ?? siteDescription;
  const namedMeta: [string, string | undefined][] = [
    ["description", description],
    ["robots", head.noindex || head.status === 404 ? "noindex" : undefined],
  ];
  const openGraphMeta: [string, string | undefined][] = [
    ["og:site_name", site.name],
    ["og:type", "website"],
    ["og:title", head.title],
    ["og:description", description],
    ["og:url", origin && origin + pathname],
    ["og:image", origin && head.image && origin + head.image],
  ];
  const meta =
    (attribute: string) =>
    ([name, value]: [string, string | undefined]) =>
      value ? `<meta ${attribute}="${name}" content="${escapeHtml(value)}">` : "";
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...namedMeta.map(meta("name")),
    `<link rel="canonical" href="${escapeHtml(origin + pathname)}">`,
    ...openGraphMeta.map(meta("property")),
    structuredDataTag(head.structuredData),
  ].join("");
}

/** Returns the links to the styles of a screen, and the links that preload its scripts. */
export function screenTags(screen = ""): string {
  const { styles = [], scripts = [] } = screenChunks[screen] ?? {};
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}">`),
  ].join("");
}
