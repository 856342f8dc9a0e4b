import type { PageSite } from "#contract/site/site-details.ts";
import type { PageHead } from "#web/lib/page/page-head.ts";
import type { DescribedThing } from "#web/lib/page/structured-data.ts";
import { siteDescription } from "#web/site/app/site.ts";
import { screenChunks } from "#web/site/lib/page/build-info.ts";
import { describeBusiness } from "./describe-business.ts";
import { describePlace } from "./describe-place.ts";
import { findShareImage } from "./share-images.ts";

interface PageContext {
  pathname: string;
  /** Path of the RSS feed of the page's list. */
  feed: string | undefined;
  origin: string;
  site: PageSite;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** Returns the head of a page that the browser renders. The screen completes the title. */
export const shellHeadTags = ({ name }: PageSite) =>
  `<title>${escapeHtml(name)}</title><meta name="robots" content="noindex">`;

/** What could end the element, begin a comment in it, or end a line in a script. */
const unsafeInScript = /[<>&\u2028\u2029]/g;
const toUnicodeEscape = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Returns schema.org data for search engines. */
function structuredDataTag(things: readonly DescribedThing[]): string {
  if (things.length === 0) return "";
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return `<script type="application/ld+json">${json.replace(unsafeInScript, toUnicodeEscape)}</script>`;
}

/** Returns the head of a page as HTML, with all values escaped. */
export function pageHeadTags(head: PageHead, { pathname, feed, origin, site }: PageContext): string {
  const title = head.title === site.name ? site.name : `${head.title} | ${site.name}`;
  const description = head.description ?? siteDescription;
  const image = findShareImage(head.image, pathname);
  const namedMeta: [string, string | undefined][] = [
    ["description", description],
    ["twitter:card", "summary_large_image"],
    ["robots", head.noindex || head.status === 404 ? "noindex" : undefined],
  ];
  const openGraphMeta: [string, string | undefined][] = [
    ["og:site_name", site.name],
    ["og:type", "website"],
    ["og:title", head.shareTitle ?? head.title],
    ["og:description", description],
    ["og:url", origin && origin + (head.canonical ?? pathname)],
    ["og:image", origin && origin + image.path],
    ["og:image:width", String(image.width)],
    ["og:image:height", String(image.height)],
    ["og:image:alt", image.alt],
  ];
  const described = head.noindex
    ? []
    : [describeBusiness(site, pathname), head.structuredData, head.listingPlace && describePlace(head.listingPlace)];
  const meta =
    (attribute: string) =>
    ([name, value]: [string, string | undefined]) =>
      value ? `<meta ${attribute}="${name}" content="${escapeHtml(value)}">` : "";
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...namedMeta.map(meta("name")),
    `<link rel="canonical" href="${escapeHtml(origin + (head.canonical ?? pathname))}">`,
    ...openGraphMeta.map(meta("property")),
    site.feeds.rss && feed
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(feed)}">`
      : "",
    structuredDataTag(described.flatMap((describe) => describe?.(origin) ?? [])),
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
