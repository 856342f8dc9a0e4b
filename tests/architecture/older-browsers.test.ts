import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";
import { readSourceFiles } from "./source-files.ts";

// The oldest browsers are in web/browsers.ts. The compiler rejects newer functions of the language, because `lib` of
// web/tsconfig.json ends at ES2021. It cannot do so for functions of browsers, regular expressions and packages.

/** Functions of browsers that some of the oldest lack, with the files that do without where it is missing. */
const checkedFirst: Record<string, string[]> = {
  "AbortSignal.(any|timeout)": [
    "web/lib/api/api-client.ts",
    "web/lib/catalogue/worker/fetch-catalogue.ts",
    "web/site/service-worker/send-enquiries.ts",
  ],
  "BroadcastChannel|CompressionStream|OffscreenCanvas|URLPattern|structuredClone|reportError|scheduler\\.": [],
  "\\.(canParse|checkVisibility|throwIfAborted|randomUUID|showPicker|moveBefore)\\(": [],
  "\\b(adoptedStyleSheets|replaceSync)\\b": ["web/site/features/listings/gallery/story/use-adopted-styles.ts"],
  "\\.requestSubmit\\(": ["web/lib/forms/submit-form.ts"],
  "\\.(showModal|showPopover)\\(": ["web/lib/page/open-modal.ts"],
  createImageBitmap: ["web/admin/lib/images/prepare/image-canvas.ts"],
  "navigation\\??\\.[a-zA-Z]+\\(": ["web/admin/lib/forms/use-leave-guard.ts"],
  "navigator\\.locks": [
    "web/admin/features/listing-form/sending/send-in-one-tab.ts",
    "web/lib/session/run-in-one-tab.ts",
    "web/site/lib/outbox/background-outbox.ts",
    "web/site/lib/outbox/deliver-outbox-item.ts",
    // Pages pass it enquiries only if the browser has locks.
    "web/site/service-worker/send-enquiries.ts",
  ],
  requestIdleCallback: ["web/lib/events/when-idle.ts"],
  "userActivation\\.": [],
  // Safari 16.3 rejects the whole file.
  "\\(\\?<[=!]": [],
};

const withoutComments = (text: string) => text.replaceAll(/^\s*(?:\/\*\*?|\*|\/\/).*$/gm, "");

it.each(Object.entries(checkedFirst))("only files that check for it first use %s", (pattern, files) => {
  const sources = readSourceFiles("web", "worker/contract", "worker/shared").filter(
    ({ path }) => !/^web\/(art|build)\//.test(path),
  );
  const users = sources.filter(({ text }) => new RegExp(pattern).test(withoutComments(text))).map(({ path }) => path);
  expect(users.sort()).toEqual(files);
});

const readSource = (path: string) => readFileSync(join(import.meta.dirname, "../../web", path), "utf8");
const built = (path: string) => readFileSync(join(import.meta.dirname, "../../dist", path), "utf8");

/** Returns the script files of the current build, with their text. */
function readScripts(): [name: string, text: string][] {
  const screens: Record<string, { scripts: string[] }> = JSON.parse(built("server/screen-chunks.json"));
  const first = [...built("server/shell.html").matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
  const names = new Set([
    ...Object.values(screens).flatMap(({ scripts }) => scripts),
    ...first.map(([, name = ""]) => name),
  ]);
  return [...names].map((name) => [name, built(`client${name}`)]);
}

const newerFunctions =
  /\.at\(-\d|\.(?:findLast|findLastIndex|toReversed|toSorted|toSpliced)\(|\.with\(-|Object\.(?:groupBy|hasOwn)\(|Array\.fromAsync|\bstructuredClone\(|withResolvers|\(\?<[=!]/g;
/** The library that measures visits; web/site/lib/visits/report-web-vitals.ts uses it only where it works. */
const measuresVisits = "largest-contentful-paint";

it("no built script, with its packages, uses newer functions or regular expressions", () => {
  const scripts = readScripts();
  expect(scripts.length).toBeGreaterThan(30);
  const uses = scripts
    .filter(([, text]) => !text.includes(measuresVisits))
    .flatMap(([name, text]) => [...text.matchAll(newerFunctions)].map(([use]) => `${name}: ${use}`));
  expect(uses).toEqual([]);
});

it("no built script awaits at its top level, where Safari 14 knows no await", () => {
  const awaits = (node: unknown): boolean => {
    if (typeof node !== "object" || node === null) return false;
    const type = "type" in node ? String(node.type) : "";
    if (/Function/.test(type)) return false;
    return type === "AwaitExpression" || Object.values(node).some(awaits);
  };
  expect(
    readScripts()
      .filter(([, text]) => awaits(parseAst(text)))
      .map(([name]) => name),
  ).toEqual([]);
});

it("no style sheet of ours has a layer, which older browsers drop", () => {
  const files = globSync("**/*.css", { cwd: join(import.meta.dirname, "../../web") });
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => /@layer|layer\(/.test(readSource(file)))).toEqual([]);
});
