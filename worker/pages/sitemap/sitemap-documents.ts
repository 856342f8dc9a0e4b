/** A page of the site: its path, when it changed last, and the paths of its images. */
export interface SitemapUrl {
  path: string;
  updated_at?: string | null | undefined;
  images?: readonly string[];
}

const xmlns = "http://www.sitemaps.org/schemas/sitemap/0.9";
const imageXmlns = "http://www.google.com/schemas/sitemap-image/1.1";

/** Returns a sitemap. URLs need no XML escaping: paths are percent-encoded, and the origin is configured. */
export function urlsDocument(origin: string, urls: readonly SitemapUrl[]): string {
  const entries = urls.map(({ path, updated_at, images = [] }) => {
    const lastmod = updated_at ? `<lastmod>${updated_at}</lastmod>` : "";
    const shown = images.map((image) => `<image:image><image:loc>${origin}${image}</image:loc></image:image>`);
    return `<url><loc>${origin}${path}</loc>${lastmod}${shown.join("")}</url>`;
  });
  return toDocument("urlset", `xmlns="${xmlns}" xmlns:image="${imageXmlns}"`, entries);
}

/** Returns the list of all sitemaps. */
export const indexDocument = (origin: string, paths: readonly string[]): string =>
  toDocument(
    "sitemapindex",
    `xmlns="${xmlns}"`,
    paths.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`),
  );

const toDocument = (root: string, attributes: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${attributes}>\n${entries.join("\n")}\n</${root}>\n`;
