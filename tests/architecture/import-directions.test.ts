import { expect, it } from "vitest";
import { readSourceFiles, type SourceFile } from "./source-files.ts";

const files = readSourceFiles("worker", "web", "migrations", "tests");

/** Files in the worker's root that hold settings for the layers below. */
const settingsFiles = [
  "worker/alert-channels.ts",
  "worker/bindings.ts",
  "worker/config.ts",
  "worker/mail-config.ts",
  "worker/scheduled-task.ts",
];

/** Returns the unit that a path belongs to, or undefined for a package. */
function unitOf(path: string): string | undefined {
  const [top, folder, name, feature] = path.split("/");
  const isInFolder = name !== undefined;
  if (settingsFiles.includes(path)) return "settings";
  if (top === "worker" && folder === "modules") return `module ${name}`;
  if (top === "worker" && folder === "lib") return "worker lib";
  if (top === "worker") return isInFolder ? folder : "worker root";
  if (top === "web" && (folder === "site" || folder === "admin")) {
    if (name === "features") return `${folder} feature ${feature}`;
    return feature === undefined ? `${folder} root` : `${folder} ${name}`;
  }
  if (top === "web") return isInFolder ? folder : "web root";
  return top === "dist" || top === "tests" || top === "migrations" ? top : undefined;
}

/** The units that each unit may import besides itself and packages. Tests and migrations may import anything. */
const allowed: Record<string, string[]> = {
  shared: ["contract"],
  contract: ["shared"],
  "worker lib": [],
  security: ["contract"],
  db: ["contract", "worker lib"],
  storage: ["contract", "worker lib"],
  http: ["contract", "security", "storage", "worker lib", "settings"],
  reads: ["contract", "http", "db", "worker lib", "settings"],
  module: ["contract", "http", "db", "reads", "storage", "security", "worker lib", "settings"],
  flows: ["module", "contract", "http", "db", "storage", "security", "worker lib", "settings"],
  pages: ["dist", "flows", "module", "contract", "http", "db", "reads", "worker lib", "settings"],
  settings: ["contract", "storage", "worker lib"],
  "worker root": ["pages", "flows", "module", "contract", "http", "storage", "settings"],
  lib: ["contract"],
  ui: ["lib"],
  samples: ["contract"],
  art: [],
  "site lib": ["lib", "contract"],
  "site ui": ["site lib", "ui", "lib", "contract"],
  "site feature": ["site ui", "site lib", "ui", "lib", "samples", "contract"],
  "site routes": ["site feature", "site ui", "site lib", "ui", "lib", "samples", "contract"],
  "site app": ["site routes", "site feature", "site ui", "site lib", "ui", "lib", "contract"],
  "site server": ["site app", "site feature", "site ui", "site lib", "ui", "lib", "contract", "web root"],
  "site service-worker": ["site lib", "lib", "contract"],
  "site root": ["site app"],
  "admin lib": ["lib", "contract"],
  "admin ui": ["admin lib", "ui", "lib", "contract"],
  "admin feature": ["admin ui", "admin lib", "ui", "lib", "contract"],
  "admin routes": ["admin feature", "admin ui", "admin lib", "ui", "lib", "contract"],
  "admin app": ["admin routes", "admin feature", "admin ui", "admin lib", "ui", "lib", "contract"],
  "admin root": ["admin app", "admin lib", "lib", "contract", "web root"],
  "web root": ["build"],
  build: ["site lib", "web root", "ui", "lib", "contract"],
};

/** What every feature of the admin area may import, and the features of the site that the admin area shows. */
const adminShared = "admin feature shared";
const shownByAdmins = ["site feature accounts", "site feature listings", "site feature services"];

/** The build writes the headers of static files, as the worker sends them, and the description of the API. */
const builtFromHttp = ["worker/http/security-policy.ts", "worker/http/openapi/openapi-document.ts"];

/** The rooms of nouns in their order: each may import those before it. */
const nouns = [
  "site",
  "operations",
  "audit",
  "accounts",
  "team",
  "images",
  "properties",
  "catalogue",
  "visits",
  "service-items",
  "people",
  "enquiries",
  "alerts",
  "reply-templates",
  "appointments",
  "wants",
  "stats",
  "owners",
  "retention",
  "image-backup",
  "backup",
  "self-test",
  "openapi",
];
const rankOf = (unit: string) => nouns.indexOf(unit.replace(/^module /, ""));

const getKind = (unit: string) => unit.replace(/^(module|(?:site|admin) feature) .*/, "$1");

function isAllowed(path: string, target: string): boolean {
  const [unit, other] = [unitOf(path), unitOf(target)];
  if (!unit || !other || unit === other || unit === "tests" || unit === "migrations") return true;
  if (unit === "build" && builtFromHttp.includes(target)) return true;
  if (unit.startsWith("admin ") && shownByAdmins.includes(other)) return unit !== adminShared;
  if (unit.startsWith("admin feature ") && other === adminShared) return true;
  if (other === "shared") return true;
  if (getKind(unit) === "module" && getKind(other) === "module") return rankOf(other) < rankOf(unit);
  const isSameKind = getKind(unit) === getKind(other);
  return !isSameKind && allowed[getKind(unit)]?.includes(getKind(other)) === true;
}

it("imports follow the directions of the architecture", () => {
  const violations = files.flatMap(({ path, imports }) =>
    imports.filter((target) => !isAllowed(path, target)).map((target) => `${path} -> ${target}`),
  );
  expect(violations).toEqual([]);
});

it("the order of nouns names each room once", () => {
  const rooms = files.flatMap(({ path }) => /^worker\/modules\/([^/]+)\//.exec(path)?.[1] ?? []);
  expect(nouns.toSorted()).toEqual([...new Set(rooms)].sort());
});

it.each([
  ["appointments", "enquiries", true],
  ["enquiries", "appointments", false],
  ["wants", "appointments", true],
  ["properties", "people", false],
])("for an import by the room of %s from that of %s, isAllowed is %s", (room, other, expected) =>
  expect(isAllowed(`worker/modules/${room}/a.ts`, `worker/modules/${other}/b.ts`)).toBe(expected),
);

it.each([
  ["admin/features/inbox/a.ts", "admin/features/shared/b.ts", true],
  ["admin/features/listings/a.ts", "site/features/listings/b.ts", true],
  ["admin/routes/a.tsx", "site/features/accounts/b.ts", true],
  ["admin/features/inbox/a.ts", "admin/features/listings/b.ts", false],
  ["admin/features/shared/a.ts", "admin/features/inbox/b.ts", false],
  ["admin/features/shared/a.ts", "site/features/listings/b.ts", false],
  ["admin/features/inbox/a.ts", "site/features/favourites/b.ts", false],
  ["admin/app/a.ts", "site/app/b.ts", false],
  ["site/features/listings/a.ts", "admin/features/shared/b.ts", false],
  ["site/features/listings/a.ts", "site/features/services/b.ts", false],
  ["site/app/a.ts", "admin/app/b.ts", false],
  ["lib/a.ts", "site/lib/b.ts", false],
])("for an import by %s from %s, isAllowed is %s", (path, target, expected) =>
  expect(isAllowed(`web/${path}`, `web/${target}`)).toBe(expected),
);

it("admin/shared stays small: what one feature uses belongs to it", () => {
  const shared = files.filter(({ path }) => unitOf(path) === adminShared);
  const lines = shared.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
  expect(lines).toBeGreaterThan(1000);
  expect(lines).toBeLessThan(2000);
});

it("app-env.ts imports only types", () =>
  expect(files.find(({ path }) => path === "worker/http/app-env.ts")?.imported).toEqual([]));

/** Rooms whose folders import each other in one direction only. */
const layeredRooms = ["web/site/features/listings", "worker/modules/properties"];

it.each(layeredRooms)("no two folders of %s import each other", (room) => {
  const folderOf = (path: string) => new RegExp(`^${room}/([^/]+)/`).exec(path)?.[1];
  const steps = files.flatMap(({ path, imports }) =>
    imports.map((target) => ({ from: folderOf(path), to: folderOf(target), text: `${path} -> ${target}` })),
  );
  const between = steps.filter(({ from, to }) => from && to && from !== to);
  const backwards = between.filter(({ from, to }) => between.some((other) => other.from === to && other.to === from));
  expect(backwards.map(({ text }) => text)).toEqual([]);
});

it("nothing else in the module of properties imports its admin folder", () => {
  const room = "worker/modules/properties/";
  const upwards = files.filter(
    ({ path, imports }) =>
      path.startsWith(room) &&
      !path.startsWith(`${room}admin/`) &&
      imports.some((target) => target.startsWith(`${room}admin/`)),
  );
  expect(upwards.map(({ path }) => path)).toEqual([]);
});

it("http imports only types from the settings", () => {
  const violations = files.filter(
    ({ path, imported }) => unitOf(path) === "http" && imported.some((target) => settingsFiles.includes(target)),
  );
  expect(violations.map(({ path }) => path)).toEqual([]);
});

it.each([
  ["contract", ["zod"]],
  ["shared", ["libphonenumber-js/min"]],
])("%s imports no other packages than %j", (unit, expected) =>
  expect([...new Set(files.filter(({ path }) => unitOf(path) === unit).flatMap(packagesOf))]).toEqual(expected),
);

it("shared code imports only types from the contract", () => {
  const violations = files.filter(
    ({ path, imported }) =>
      unitOf(path) === "shared" && imported.some((target) => target.startsWith("worker/contract/")),
  );
  expect(violations.map(({ path }) => path)).toEqual([]);
});

it("only routes, http, reads, pages, the worker's root and work after a response import hono", () => {
  const transport = ["http", "reads", "pages", "worker root"];
  const others = files.filter(({ path, imports }) => {
    const handlesRequests = /(\.routes|-soon|-context)\.ts$/.test(path) || transport.includes(unitOf(path) ?? "");
    return path.startsWith("worker/") && !handlesRequests && imports.some((name) => name.startsWith("hono"));
  });
  expect(others.map(({ path }) => path)).toEqual([]);
});

it("only the admin area loads schemas, so that visitors do not download zod", () => {
  const visitorFiles = files.filter(({ path }) => /^web\/(?!build|admin)/.test(path));
  const schemas = files.filter(({ path, imports }) => unitOf(path) === "contract" && imports.includes("zod"));
  const schemaPaths = new Set(schemas.map(({ path }) => path));
  const violations = visitorFiles.flatMap(({ path, imported }) =>
    imported.filter((target) => schemaPaths.has(target)).map((target) => `${path} -> ${target}`),
  );
  expect(violations).toEqual([]);
});

it("browsers load no endpoint, only the types of its calls", () => {
  const violations = files
    .filter(({ path }) => /^web\/(?!build)/.test(path))
    .flatMap(({ path, imported }) =>
      imported.filter((name) => name.startsWith("worker/contract/endpoints/")).map((name) => `${path} -> ${name}`),
    );
  expect(violations).toEqual([]);
});

it("only the admin area loads the library of phone numbers, which is larger than a page of visitors", () => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const loadsLibrary = (path: string): boolean => {
    const imported = byPath.get(path)?.imported ?? [];
    return imported.some((name) => name.startsWith("libphonenumber-js") || loadsLibrary(name));
  };
  const heavy = files.filter(({ path }) => /^(contract|shared)$/.test(unitOf(path) ?? "") && loadsLibrary(path));
  expect(heavy.map(({ path }) => path)).toContain("worker/shared/people/phone-number.ts");
  const heavyPaths = new Set(heavy.map(({ path }) => path));
  const violations = files
    .filter(({ path }) => /^web\/(?!build|admin)/.test(path))
    .flatMap(({ path, imported }) =>
      imported.filter((name) => heavyPaths.has(name)).map((name) => `${path} -> ${name}`),
    );
  expect(violations).toEqual([]);
});

it("the first screen of the admin area loads no schemas, which are larger than its own code", () => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const next of byPath.get(path)?.importedAtOnce ?? []) visit(next);
  };
  visit("web/admin/main.tsx");
  expect([...reached]).toContain("web/admin/features/search/search-dialog.tsx");
  expect([...reached].filter((path) => byPath.get(path)?.importedAtOnce.includes("zod"))).toEqual([]);
});

it("no files import each other in a cycle", () => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(" -> "));
    if (done.has(path) || trail.includes(path)) return;
    for (const target of byPath.get(path)?.imports ?? []) if (byPath.has(target)) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  expect(cycles).toEqual([]);
});

const packagesOf = ({ imports }: SourceFile) => imports.filter((name) => !unitOf(name));
