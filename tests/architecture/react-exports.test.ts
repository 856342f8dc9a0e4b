import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { removedReactExports } from "#web/build/prune-react.ts";
import { readSourceFiles } from "./source-files.ts";

const imported = /import \{([^}]*)\} from "react(?:-dom)?"/g;
const fragmentRef = /<Fragment\b[^>]*\bref=/;

it("the site asks for nothing that the build leaves out of React", () => {
  const wrong = readSourceFiles("web").flatMap(({ path, text }) => {
    const names = [...text.matchAll(imported)].flatMap(([, list = ""]) => list.match(/\w+/g) ?? []);
    const missed = names.filter((name) => removedReactExports.includes(name));
    return [...missed, ...(fragmentRef.test(text) ? ["a ref on a fragment"] : [])].map((what) => `${path}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

it("the chart library asks for nothing that the build leaves out of React either", () => {
  const root = join(import.meta.dirname, "../..");
  const files = globSync("node_modules/@visx/*/esm/**/*.js", { cwd: root });
  expect(files.length).toBeGreaterThan(0);
  const asked = files.flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    // Whole imports would hide what is asked for.
    const whole = /import (?:\* as )?\w+(?:, \{[^}]*\})? from ['"]react(?:-dom)?['"]/.test(text) ? [path] : [];
    const named = [...text.matchAll(/import \{([^}]*)\} from ['"]react(?:-dom)?['"]/g)];
    return [...whole, ...named.flatMap(([, list = ""]) => list.match(/\w+/g) ?? [])];
  });
  expect(asked.filter((name) => removedReactExports.includes(name) || name.endsWith(".js"))).toEqual([]);
});

it("the site names what it needs of React, so that this can be read", () => {
  const whole = /import (?:\* as )?\w+(?:, \{[^}]*\})? from "react(?:-dom)?"/;
  expect(readSourceFiles("web").flatMap(({ path, text }) => (whole.test(text) ? [path] : []))).toEqual([]);
});
