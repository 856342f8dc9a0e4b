import { join } from "node:path";
import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { routeTable } from "#web/site/app/routes/route-table.ts";

/** What the worker answers beside the pages of the site; the page of an owner belongs to no program. */
const otherPaths = ["/api/*", "/feeds/*", "/images/*", "/manifest.webmanifest", "/owner/*", "/r/*"];

it("wrangler.toml sends the paths of all rendered pages to the worker first", () => {
  const { assets } = unstable_readConfig({ config: join(import.meta.dirname, "../../../wrangler.toml") });
  const pagePaths = routeTable
    .filter(({ path }) => path !== "*")
    // One wildcard stands for any number of parts, which may be optional.
    .map(({ path }) => path.replace(/:\w+\??(\/:\w+\??)*/, "*"));
  // Wrangler rejects a path that a wildcard of the list contains.
  const isContained = (path: string) =>
    pagePaths.some((other) => other !== path && other.endsWith("/*") && path.startsWith(other.slice(0, -1)));
  const expected = [...new Set([...otherPaths, ...pagePaths.filter((path) => !isContained(path))])];
  const configured = (assets?.run_worker_first ?? []) as string[];
  expect(configured.toSorted()).toEqual(expected.toSorted());
});
