import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PageRenderer } from "#contract/site/page-renderer.ts";
import { pageHeaders, resourceHeaders } from "../../worker/http/security-policy.ts";
import { browsers } from "../browsers.ts";
import { isAdminFile } from "./admin-features.ts";
import { buildScript } from "./build-script.ts";
import { createOpenApiDocument } from "./openapi-document.ts";
import { sourceWords } from "./source-words.ts";
import { filesIn, removeStaleFiles } from "./stale-files.ts";
import { splitStyles } from "./style-blocks.ts";

/**
 * The last step of the build: writes the static pages, the shell with markers for the worker and the service worker with
 * its list of files, and removes the files of earlier builds.
 */
const frame = ["app/layouts/visitor-layout.tsx", "build/page-shell.ts"];
const lists = ["all-properties", "buy", "rent"].map((name) => `routes/listings/${name}.tsx`);
/**
 * The sources of each kind of page whose document would exceed its budget with all utilities. Such a page contains only
 * the utilities in its sources.
 */
const sourcesByKind = [
  ["routes/home.tsx", ...frame],
  [...lists, ...frame],
];
const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const client = join(dist, "client");
const server = join(dist, "server");
/** Files besides scripts and styles: copied by the build or written below. */
const served = new Set(filesIn(fileURLToPath(new URL("../public/", import.meta.url))));

const built = readFileSync(join(client, "index.html"), "utf8");
const shellAssets = assetsIn(built);
const { shell, styleHashes, blocks, files: styleFiles } = inlineStyles(built);
const scriptHashes = [...built.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = ""]) => hashOf(script));
const { renderer }: { renderer: PageRenderer } = await import(join(server, "entry-server.js"));
const { renderPage, selectPageStyles, shellHead, staticPaths } = renderer;

/**
 * Inlines the styles, so that text appears after one round trip instead of two (slow 4G: 0.9 s instead of 1.7).
 * The security policy allows them by their hashes. The blocks that not every page needs are loaded at its end.
 */
function inlineStyles(html: string) {
  const link = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>/.exec(html);
  if (!link?.[1]) throw new Error("The shell has no link to a style sheet");
  const wordsByKind = sourcesByKind.map(sourceWords);
  // Without the notes of Vite and Tailwind, which every page would repeat, and without what lightningcss adds for
  // light-dark(), which no rule uses.
  const css = readFileSync(join(client, link[1]), "utf8")
    .replace(/\/\*\$vite\$:\d+\*\//, "")
    .replace(/^\/\*![^*]*\*\//, "")
    .replaceAll(/--lightningcss-(?:light|dark):[^;}]*;/g, "")
    .trim();
  const { common, blocks, late } = splitStyles(
    css,
    wordsByKind.map((words) => (name) => words.has(name)),
  );
  const blockStyles = blocks.flatMap(({ css, parts = [] }) => [css, ...parts.map((part) => part.css)]);
  const styleHashes = [common, ...blockStyles].map(hashOf);
  const [utilities] = blocks;
  if (!utilities) throw new Error("The style sheet has no utilities");
  utilities.file = writeStyles("utilities", utilities.css);
  const file = writeStyles("blocks", late);
  const shell = html
    .replace(link[0], () => `<style>${common}</style><!--page-styles-->`)
    .replace("</body>", "<!--late-styles--></body>");
  return { shell, styleHashes, blocks: [...blocks, { css: "", classes: [], file }], files: [utilities.file, file] };
}

/** Writes a style sheet and returns its path, which contains a hash of its content. */
function writeStyles(name: string, css: string): string {
  const file = `/assets/${name}-${sha256(css).digest("base64url").slice(0, 8)}.css`;
  write(join(client, file), css);
  return file;
}

/** Returns the hash by which the content security policy allows an inline script or style. */
function hashOf(text: string): string {
  return `sha256-${sha256(text).digest("base64")}`;
}

function sha256(text: string) {
  return createHash("sha256").update(text);
}

/** Headers of the files that are served without the worker. */
function headersFile(): string {
  const ofPages = pageHeaders(true, { scriptHashes, styleHashes });
  const ofResources = resourceHeaders(true);
  const differing = Object.keys(ofPages).filter((name) => ofPages[name] !== ofResources[name]);
  // A rule adds to the rules before it, unless it removes a header first.
  const resources = [
    ...differing.map((name) => `  ! ${name}`),
    ...headerLines(
      Object.fromEntries(differing.flatMap((name) => (ofResources[name] ? [[name, ofResources[name]]] : []))),
    ),
  ];
  const forever = headerLines({ "cache-control": "public, max-age=31536000, immutable" });
  const week = headerLines({ "cache-control": "public, max-age=604800" });
  const rules = ["/*", ...headerLines(ofPages), "/assets/*", ...resources, ...forever, "/art/*", ...resources, ...week];
  return `${rules.join("\n")}\n`;
}

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Returns a static page. The origin of the site is not known yet. */
function page(path: string): string {
  const { html, images, head, scripts } = renderPage(new URL(path, "http://localhost"), {}, { origin: "" });
  const { elements, lateLinks } = selectPageStyles(blocks, html);
  return shell
    .replace("<!--page-images-->", () => images)
    .replace("<!--page-head-->", () => head)
    .replace("<!--page-styles-->", () => elements)
    .replace("<!--page-scripts-->", () => scripts)
    .replace("<!--late-styles-->", () => lateLinks)
    .replace("<!--page-html-->", () => html)
    .replace("<!--page-data-->", "");
}

/** Returns the empty shell. The service worker serves it for pages that it has no copy of. */
function emptyShell(): string {
  return shell
    .replace("<!--page-images-->", "")
    .replace("<!--page-head-->", () => shellHead({}))
    .replace("<!--page-styles-->", () => selectPageStyles(blocks, "").elements)
    .replace("<!--page-scripts-->", "")
    .replace("<!--late-styles-->", () => selectPageStyles(blocks, "").lateLinks)
    .replace("<!--page-html-->", "")
    .replace("<!--page-data-->", "");
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function serve(name: string, text: string): void {
  write(join(client, name), text);
  served.add(name);
}

write(join(server, "shell.html"), shell);
write(join(server, "inline.json"), JSON.stringify({ scriptHashes, styleHashes, blocks }));
serve("_headers", headersFile());
for (const path of staticPaths) serve(`${path.slice(1)}.html`, page(path));
// As text: a .html file would be a page of the site, at /shell.
serve("shell.txt", emptyShell());
serve("openapi.json", JSON.stringify(createOpenApiDocument()));

const chunks: Record<string, string[]> = JSON.parse(readFileSync(join(server, "screen-chunks.json"), "utf8"));
const current = new Set([...shellAssets, ...styleFiles, ...Object.values(chunks).flat()]);
/** Files that only the admin screens need are not precached for visitors. */
const visitors = Object.entries(chunks).flatMap(([screen, files]) => (isAdminFile(screen) ? [] : files));

// What a visitor needs offline: the files of the shell and of all public screens.
const precache = [...new Set([...shellAssets, ...styleFiles, ...visitors])]
  .filter((file) => file.endsWith(".js") || styleFiles.includes(file))
  .concat("/shell.txt", "/favicon.svg", "/placeholder.svg", "/art/empty/offline.svg", "/art/empty/saved.svg")
  .sort();
const version = createHash("sha256").update(precache.join()).update(shell).digest("hex").slice(0, 12);
const constants = { __BUILD_VERSION__: version, __PRECACHED_FILES__: precache };
serve("sw.js", await buildScript("service-worker/service-worker.ts", { target: browsers, constants }));
serve("served-page.js", await buildScript("server/served-page.ts"));
rmSync(join(client, "index.html"));
removeStaleFiles(client, served, current);

function assetsIn(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);
}
