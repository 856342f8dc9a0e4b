import { expect, it } from "vitest";
import { readSourceFiles, type SourceFile } from "./source-files.ts";

const files = readSourceFiles("worker", "web", "migrations", "tests");

/** The unit a path belongs to: the smallest part of the house that arrows are drawn between. */
function unitOf(path: string): string | undefined {
  const [top, folder, name] = path.split("/");
  if (top === "worker" && folder === "modules") return `module ${name}`;
  if (top === "worker" && folder && path.split("/").length > 2) return folder;
  if (top === "worker") return "worker root";
  if (top === "web" && folder === "features") return `feature ${name}`;
  if (top === "web" && folder && path.split("/").length > 2) return folder;
  if (top === "web") return "web root";
  if (top === "dist") return "dist";
  return top === "tests" || top === "migrations" ? top : undefined;
}

/** What each kind of unit may import beside itself and packages. */
const allowed: Record<string, string[]> = {
  contract: [],
  db: ["contract"],
  storage: ["contract"],
  security: [],
  http: ["contract", "security", "storage", "worker root"],
  module: ["contract", "http", "db", "storage", "security", "worker root"],
  pages: ["contract", "http", "db", "module", "dist", "worker root"],
  "worker root": ["contract", "http", "db", "module", "pages", "storage"],
  lib: ["contract"],
  ui: ["lib"],
  samples: ["contract"],
  art: ["samples"],
  feature: ["ui", "lib", "samples", "contract"],
  routes: ["feature", "ui", "lib", "samples", "contract"],
  app: ["routes", "feature", "ui", "lib", "contract", "styles"],
  build: ["web root", "ui", "contract"],
  "web root": ["app", "routes", "feature", "ui", "lib", "samples", "contract", "build"],
};

/** The admin area previews these features; no other feature imports another. */
const previewed = ["feature listings", "feature services"];

const kindOf = (unit: string) => unit.replace(/^(module|feature) .*/, "$1");

function isUnit(unit: string | undefined): unit is string {
  return unit !== undefined;
}

it("imports point only the way the architecture says", () => {
  const wrong = files.flatMap(({ path, imports }) => {
    const unit = unitOf(path);
    if (!unit || unit === "tests" || unit === "migrations") return [];
    return imports
      .filter((target) => {
        const other = unitOf(target);
        if (!isUnit(other) || other === unit) return false;
        if (unit === "feature admin" && previewed.includes(other)) return false;
        return (
          !allowed[kindOf(unit)]?.includes(kindOf(other)) || (kindOf(unit) === "feature" && kindOf(other) === "feature")
        );
      })
      .map((target) => `${path} -> ${target}`);
  });
  expect(wrong).toEqual([]);
});

it("the contract imports zod and nothing else from outside", () => {
  const packages = files.filter(({ path }) => unitOf(path) === "contract").flatMap(outside);
  expect([...new Set(packages)]).toEqual(["zod"]);
});

it("no repository, query or store knows the transport", () => {
  const transport = files.filter(({ path, imports }) => {
    const handlesRequests = /\.routes\.ts$/.test(path) || ["http", "pages", "worker root"].includes(unitOf(path) ?? "");
    return path.startsWith("worker/") && !handlesRequests && imports.some((name) => name.startsWith("hono"));
  });
  expect(transport.map(({ path }) => path)).toEqual([]);
});

it("the web reads no schema at run time, so that visitors do not download zod", () => {
  const inBrowser = files.filter(({ path }) => path.startsWith("web/") && unitOf(path) !== "build");
  const schemas = files.filter(({ path, imports }) => unitOf(path) === "contract" && imports.includes("zod"));
  const names = new Set(schemas.map(({ path }) => path));
  const readers = inBrowser.flatMap(({ path, imported }) =>
    imported.filter((name) => names.has(name)).map((name) => `${path} -> ${name}`),
  );
  expect(readers).toEqual([]);
});

it("files do not import each other in circles", () => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(" -> "));
    if (done.has(path) || trail.includes(path)) return;
    for (const target of byPath.get(path)?.imports ?? []) if (byPath.has(target)) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  expect(circles).toEqual([]);
});

const outside = ({ imports }: SourceFile) => imports.filter((name) => !unitOf(name));
