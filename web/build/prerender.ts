import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PageRenderer } from "#contract/site/page-renderer.ts";
import { createOpenApiDocument } from "../../worker/http/openapi/openapi-document.ts";
import { staticHeaders } from "../../worker/http/security-policy.ts";
import { browsers } from "../browsers.ts";
import { buildScript } from "./build-script.ts";
import { adminEntry, findScreenChunks, readManifest, siteEntry } from "./screen-chunks.ts";

/**
 * The last step of the build: writes the static pages, the shell with markers for the worker and the service worker with
 * its list of files.
 */
const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const client = join(dist, "client");
const server = join(dist, "server");
const manifest = readManifest(join(client, ".vite/manifest.json"));

const read = (name: string) => readFileSync(join(client, name), "utf8");
/** Returns the hash by which the content security policy allows an inline script or style. */
const getHash = (text: string) => `sha256-${hash("sha256", text, "base64")}`;

const built = read(siteEntry);
const admin = read(adminEntry);
/** Returns the file of a style sheet that is an entry of the build. */
function styleFileOf(entry: string): string {
  const file = manifest[entry]?.file;
  if (!file) throw new Error(`The build has no ${entry}`);
  return file;
}

const styleFile = styleFileOf("site/styles.css");
const ownerStyleFile = styleFileOf("site/owner.css");
const css = read(styleFile).trim();
// The styles are in the page, so that text appears after one round trip instead of two (slow 4G: 0.9 s instead of 1.7).
const shell = built.replace("</head>", () => `<style>${css}</style></head>`);
const scripts = [...(built + admin).matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = ""]) => script);
const inlineHashes = { scriptHashes: scripts.map(getHash), styleHashes: [getHash(css)] };
const { renderer }: { renderer: PageRenderer } = await import(join(server, "entry-server.js"));
const { fillShell, renderPage, shellHead, staticPaths } = renderer;

/** Returns a static page. The origin of the site is not known yet. */
const page = (path: string) => fillShell(shell, renderPage(new URL(path, "http://localhost"), {}, { origin: "" }));

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function serve(name: string, text: string): void {
  write(join(client, name), text);
}

write(join(server, "shell.html"), shell);
write(join(server, "admin.html"), admin);
write(join(server, "inline.json"), JSON.stringify(inlineHashes));
write(join(server, "screen-chunks.json"), JSON.stringify(findScreenChunks(manifest, siteEntry)));
serve("_headers", staticHeaders(inlineHashes));
for (const path of staticPaths) serve(`${path.slice(1)}.html`, page(path));
// The service worker serves the empty shell for pages that it has no copy of. As a .html file it would be a page of the site.
serve("shell.txt", fillShell(shell, { head: shellHead({}) }));
serve("owner.css", read(ownerStyleFile));
serve("openapi.json", JSON.stringify(createOpenApiDocument()));

/** Load with data saver and compact rows only, see web/site/lib/rows. Their names are no hashes of their contents. */
const chosenStyles = ["/saver.css", "/rows.css"];
const drawings = ["/favicon.svg", "/placeholder.svg", "/art/empty/offline.svg", "/art/empty/saved.svg"];
/** What runs the search on the phone is no part of the manifest. */
const catalogueWorker = readdirSync(join(client, "assets")).filter((name) =>
  /^catalogue\.worker-[^.]+\.js$/.test(name),
);
const code = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
/** What a visitor needs offline: the files of the shell and of all public screens. */
const precache = [...new Set([...code, ...catalogueWorker.map((name) => `assets/${name}`)])]
  .filter((file) => /\.(?:js|css)$/.test(file) && file !== styleFile && file !== ownerStyleFile)
  .map((file) => `/${file}`)
  .concat("/shell.txt", ...chosenStyles, ...drawings)
  .sort();
const version = hash("sha256", precache + shell + chosenStyles.map(read).join("")).slice(0, 12);
const constants = { __BUILD_VERSION__: version, __PRECACHED_FILES__: precache };
serve("sw.js", await buildScript("site/service-worker/service-worker.ts", { target: browsers, constants }));
serve("served-page.js", await buildScript("site/server/served-page.ts"));
rmSync(join(client, siteEntry));
rmSync(join(client, adminEntry));
rmSync(join(client, ".vite"), { recursive: true });
