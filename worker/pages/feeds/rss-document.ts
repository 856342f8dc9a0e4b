import type { Property } from "#contract/listings/property.ts";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { escapeXml } from "#worker/lib/escape-xml.ts";

interface Feed {
  title: string;
  /** The page with the same list. */
  link: string;
  /** The address of the feed itself. */
  self: string;
  /** Returns the address of a home's page. */
  linkOf: (property: Property) => string;
}

const maxDescription = 500;

/** Returns an RSS 2.0 feed of homes. Its dates are those on which they were published. */
export function rssDocument({ title, link, self, linkOf }: Feed, properties: readonly Property[]): string {
  const items = properties.map((property) => {
    const url = escapeXml(linkOf(property));
    return [
      "<item>",
      `<title>${escapeXml(itemTitle(property))}</title>`,
      `<link>${url}</link><guid isPermaLink="true">${url}</guid>`,
      `<pubDate>${new Date(property.created_at).toUTCString()}</pubDate>`,
      `<category>${escapeXml(property.property_type)}</category>`,
      `<description>${escapeXml(cut(property.description))}</description>`,
      "</item>",
    ].join("");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(title)}</title><link>${escapeXml(link)}</link><description>${escapeXml(title)}</description>`,
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "</channel></rss>\n",
  ].join("\n");
}

function itemTitle(property: Property): string {
  const { kind, title, area, city, status } = property;
  const price = `$${getPrice(property)}${propertyKindTraits[kind].priceSuffix}`;
  const offer = status === "sold" || status === "let" ? (status === "let" ? "Let" : "Sold") : price;
  return `${offer} · ${title} · ${area ?? city}`;
}

/** Cuts between characters, not inside one. */
const cut = (text: string): string =>
  text.length > maxDescription ? `${[...text.slice(0, maxDescription)].slice(0, -1).join("")}…` : text;
