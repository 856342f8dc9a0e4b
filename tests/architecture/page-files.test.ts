import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { renderer } from "../../dist/server/entry-server.js";

const { staticPaths } = renderer;

it("each .html file of the build is a page of the site, because the server shows it at its name with status 200", () => {
  const pages = globSync("**/*.html", { cwd: join(import.meta.dirname, "../../dist/client") }).map(
    (file) => `/${file.replace(/\.html$/, "")}`,
  );
  expect(pages.toSorted()).toEqual(staticPaths.toSorted());
});
