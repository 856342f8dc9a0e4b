/** The files that `npm run build` writes to dist/server for the worker. */
declare module "*/dist/server/entry-server.js" {
  export function pagePlan(url: URL): {
    kind: "static" | "data" | "shell";
    keys: string[];
    status: number;
    needsNoData: boolean;
    showsTeam?: boolean;
  };
  export function canonicalPath(url: URL): string | undefined;
  export function cleanPastedPath(pathname: string): string | undefined;
  export function searchRedirect(
    url: URL,
  ): { placesKey: string; findPath(data: Record<string, unknown>): string | undefined } | undefined;
  export function renderPage(
    url: URL,
    data: Record<string, unknown>,
    context: { origin: string },
  ): { html: string; images: string; head: string; scripts: string; status: number; keys: string[] };
  export function acceptsForm(pathname: string): boolean;
  export const sitemapPaths: readonly string[];
  export const staticPaths: readonly string[];
  export const suggestedKeys: readonly string[];
  export function listingPath(uuid: string): string;
  export function changedSite(site: object): Record<string, unknown>;
  export function shellHead(data: Record<string, unknown>): string;
  export function selectPageStyles(
    blocks: readonly { css: string; classes: string[]; parts?: { css: string; classes: string[] }[]; file?: string }[],
    html: string,
  ): { elements: string; lateLinks: string };
}

declare module "*/dist/server/inline.json" {
  const inline: {
    scriptHashes: string[];
    styleHashes: string[];
    blocks: { css: string; classes: string[]; parts?: { css: string; classes: string[] }[]; file?: string }[];
  };
  export default inline;
}

declare module "*/dist/server/shell.html" {
  const shell: string;
  export default shell;
}
