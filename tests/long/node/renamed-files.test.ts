import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { root } from "../../../migrations/wrangler.ts";

/** Compressed JavaScript of home that a browser with the files of the deployment before loads. */
const target = 15_000;

interface Script {
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: string[];
  code: string;
}
type Scripts = Map<string, Script>;

/** Builds the browser's scripts with something new in these files of the web app. Returns the scripts by name. */
async function buildScripts(changed: string[] = []): Promise<Scripts> {
  const unchanged = new Set(changed.map((file) => join(root, file)));
  const change = {
    name: "new-text",
    enforce: "pre" as const,
    transform: (code: string, id: string) => (unchanged.delete(id) ? `console.info("A new text");${code}` : undefined),
  };
  const result = await build({
    configFile: join(root, "web/vite.config.ts"),
    logLevel: "error",
    plugins: [change],
    build: { write: false },
  });
  if (!("output" in result)) throw new Error("The build has no files");
  if (unchanged.size > 0) throw new Error(`The scripts do not contain ${[...unchanged].join()}`);
  return new Map(result.output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
}

/** Returns the names of the scripts that home loads first. */
function listHome(scripts: Scripts): string[] {
  const home = join(root, "web/site/routes/home.tsx");
  const isFirst = ([, { isEntry, facadeModuleId }]: [string, Script]) => isEntry || facadeModuleId === home;
  const names = new Set([...scripts].filter(isFirst).map(([name]) => name));
  for (const name of names) for (const imported of scripts.get(name)?.imports ?? []) names.add(imported);
  return [...names];
}

let before: Scripts;

/** Returns the scripts of home that have another name than before, with their compressed bytes. */
async function findRenamed(changed: string[]) {
  const scripts = await buildScripts(changed);
  const renamed = listHome(scripts).filter((name) => !before.has(name));
  const bytes = renamed.reduce((sum, name) => sum + gzipSync(scripts.get(name)?.code ?? "", { level: 9 }).length, 0);
  console.log(`New after a change of ${changed.join(" and ")}: ${bytes} bytes`);
  return { names: renamed.map((name) => name.replace(/^assets\/(.+)-.{8}\.js$/, "$1")), bytes };
}

beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production");
  before = await buildScripts();
}, 180_000);
afterAll(() => void vi.unstubAllEnvs());

it("loads eight scripts for home", () => expect(listHome(before)).toHaveLength(8));

it("changes the name of no screen when the bar or the footer changes", async () => {
  const { names, bytes } = await findRenamed([
    "web/site/app/layouts/top-bar.tsx",
    "web/site/app/layouts/footer.part.tsx",
  ]);
  expect(names.sort()).toEqual(["frame", "index"]);
  expect(bytes).toBeLessThan(target / 2);
});

it("changes only the names of screens in the first script when other screens change", async () => {
  const { names, bytes } = await findRenamed([
    "web/site/features/appointments/booking/booking-form.tsx",
    "web/site/routes/listings/property-detail.tsx",
    "web/site/routes/terms.tsx",
  ]);
  expect(names).toEqual(["index"]);
  expect(bytes).toBeLessThan(target / 4);
});

it("leaves what all pages share as it is when home changes", async () => {
  const { names, bytes } = await findRenamed(["web/site/routes/home.tsx"]);
  expect(names).toEqual(["index", "home"]);
  expect(bytes).toBeLessThan(target);
});
