import { escapeXml } from "#worker/lib/escape-xml.ts";

/** The beginning of a feed of home listings, before the listings. */
export const facebookStart = (name: string, self: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<listings><title>${escapeXml(name)}</title><link rel="self" href="${escapeXml(self)}"/>\n`;

export const facebookEnd = "</listings>\n";
