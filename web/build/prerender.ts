import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PageRenderer } from "#contract/site/page-renderer.ts";
import { pageHeaders, resourceHeaders } from "../../worker/http/security-policy.ts";
import { browsers } from "../browsers.ts";
import { buildScript } from "./build-script.ts";
import { createOpenApiDocument } from "./openapi-document.ts";
import { adminEntry, findScreenChunks, readManifest, siteEntry } from "./screen-chunks.ts";

/**
 * The last step of the build: writes the static pages, the shell with markers for the worker and the service worker with
 * its list of files.
 */
const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const client = join(dist, "client");
const server = join(dist, "server");
const manifest = readManifest(join(client, ".vite/manifest.json"));

const built = readFileSync(join(client, siteEntry), "utf8");
const admin = readFileSync(join(client, adminEntry), "utf8");
const shellAssets = assetsIn(built);
const { shell, styleHashes } = inlineStyles(built);
const scriptHashes = [...(built + admin).matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = ""]) =>
  getHash(script),
);
const { renderer }: { renderer: PageRenderer } = await import(join(server, "entry-server.js"));
const { fillShell, renderPage, shellHead, staticPaths } = renderer;

/**
 * Puts the styles into the page, so that text appears after one round trip instead of two (slow 4G: 0.9 s instead of 1.7).
 * The security policy allows them by their hash.
 */
function inlineStyles(html: string) {
  const file = manifest["site/styles.css"]?.file;
  if (!file) throw new Error("The build has no style sheet");
  const css = readFileSync(join(client, file), "utf8").trim();
  return { shell: html.replace("</head>", () => `<style>${css}</style></head>`), styleHashes: [getHash(css)] };
}

/** Returns the hash by which the content security policy allows an inline script or style. */
function getHash(text: string): string {
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
const page = (path: string) => fillShell(shell, renderPage(new URL(path, "http://localhost"), {}, { origin: "" }));

/** Returns the empty shell. The service worker serves it for pages that it has no copy of. */
const emptyShell = () => fillShell(shell, { head: shellHead({}) });

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function serve(name: string, text: string): void {
  write(join(client, name), text);
}

write(join(server, "shell.html"), shell);
write(join(server, "admin.html"), admin);
write(join(server, "inline.json"), JSON.stringify({ scriptHashes, styleHashes }));
serve("_headers", headersFile());
for (const path of staticPaths) serve(`${path.slice(1)}.html`, page(path));
// As text: a .html file would be a page of the site, at /shell.
serve("shell.txt", emptyShell());
serve("openapi.json", JSON.stringify(createOpenApiDocument()));

const chunks = findScreenChunks(manifest, siteEntry);
write(join(server, "screen-chunks.json"), JSON.stringify(chunks));
const getFiles = (screens: typeof chunks) =>
  Object.values(screens).flatMap(({ scripts, styles }) => [...scripts, ...styles]);

/** A script of its own, so it belongs to no screen. */
const isCatalogueWorker = (name: string) => /^catalogue\.worker-[^.]+\.js$/.test(name);
/** Loads with data saver only, see web/site/lib/data-saver/apply-data-saver.ts. Its name is no hash of its content. */
const saverStyles = "/saver.css";
// What a visitor needs offline: the files of the shell and of all public screens.
const precache = [...new Set([...shellAssets, ...getFiles(chunks)])]
  .filter((file) => /\.(?:js|css)$/.test(file))
  .concat(readdirSync(join(client, "assets")).flatMap((name) => (isCatalogueWorker(name) ? `/assets/${name}` : [])))
  .concat(
    "/shell.txt",
    "/favicon.svg",
    "/placeholder.svg",
    saverStyles,
    "/art/empty/offline.svg",
    "/art/empty/saved.svg",
  )
  .sort();
const saver = readFileSync(join(client, saverStyles), "utf8");
const version = createHash("sha256")
  .update(precache.join())
  .update(shell + saver)
  .digest("hex")
  .slice(0, 12);
const constants = { __BUILD_VERSION__: version, __PRECACHED_FILES__: precache };
serve("sw.js", await buildScript("site/service-worker/service-worker.ts", { target: browsers, constants }));
serve("served-page.js", await buildScript("site/server/served-page.ts"));
rmSync(join(client, siteEntry));
rmSync(join(client, adminEntry));
rmSync(join(client, ".vite"), { recursive: true });

function assetsIn(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);
}
