import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { textsOf } from "../../support/tables/cases-of.ts";
import { takeBusiestBlock } from "./busiest-block.ts";
import { countBacktracks } from "./count-backtracks.ts";
import { hostileTexts, length } from "./hostile-texts.ts";
import { notByText, readersOf } from "./readers.ts";

const root = join(import.meta.dirname, "../../..");
/** Files and folders with readers of texts that people or files bring. */
const sources = textsOf(`
  worker/shared/listings/written-values | worker/modules/properties/import/values | web/site/lib/search-query
  worker/shared/listings/words.ts | worker/shared/listings/search-words.ts | worker/contract/people
  worker/shared/people | worker/http/address-group.ts | worker/lib/device-name.ts
  web/site/server/clean-pasted-path.ts | web/site/server/search-redirect.ts | web/admin/features/import/file
  web/admin/features/import/columns | web/admin/features/import/photos
`);
/** A quadratic search of 1,000 characters has half a million steps. */
const stepsPerCharacter = 200;
const mostSteps = length * stepsPerCharacter;

const getFiles = (path: string): string[] =>
  statSync(join(root, path)).isFile()
    ? [path]
    : readdirSync(join(root, path), { recursive: true, encoding: "utf8" }).map((name) => `${path}/${name}`);
const files = sources.flatMap(getFiles).filter((path) => path.endsWith(".ts"));

const modules = await Promise.all(
  files.map(async (file) => {
    const module: Record<string, unknown> = await import(join(root, file));
    const readers = Object.entries(module).flatMap(([name, value]) =>
      typeof value === "function" && !notByText.has(name) ? [{ name, value }] : [],
    );
    return { file, names: Object.keys(module), readers };
  }),
);
const used = new Set(modules.flatMap(({ names }) => names));

it("names no reader that does not exist", () =>
  expect([...Object.keys(readersOf), ...notByText].filter((name) => !used.has(name))).toEqual([]));

it("the count finds expressions that are not linear", async () => {
  const count = async (expression: RegExp, text: string) =>
    (await countBacktracks(() => expression.test(text))).backtracks;
  const { spaces = "", digits = "" } = hostileTexts;
  expect(await count(/\s+$/, spaces)).toBeGreaterThan(mostSteps);
  expect(await count(/^(?:\d+)+$/, digits.slice(-24))).toBeGreaterThan(mostSteps);
  for (const good of [/\s/, /^\s+$/, /x$/, /^\d{1,9}x/]) expect(await count(good, spaces)).toBeLessThan(mostSteps);
});

describe.each(modules.filter(({ readers }) => readers.length > 0))("$file", ({ readers }) => {
  const read = async ({ name, value }: (typeof readers)[number], text: string) => {
    const call = readersOf[name] ?? ((one: string) => value(one, {}));
    try {
      await call(text, (...values) => value(...values));
    } catch (error) {
      // Readers reject texts with an Error. Another one means that the table lacks the way to call the function.
      if (!(error instanceof Error) || error.constructor.name !== "Error") throw error;
    }
  };

  it("takes few steps for 1,000 characters of each kind", async () => {
    takeBusiestBlock();
    for (const reader of readers)
      for (const [kind, text] of Object.entries(hostileTexts)) {
        const { backtracks, worst } = await countBacktracks(() => read(reader, text));
        if (backtracks < mostSteps) continue;
        // Linear, if half the text has about half the steps. Counts are powers of four.
        const { backtracks: half } = await countBacktracks(() => read(reader, text.slice(text.length / 2)));
        expect(backtracks / half, `${reader.name}: ${worst} with ${kind}: ${backtracks} steps`).toBeLessThan(3);
      }
    const { executions, name } = takeBusiestBlock();
    expect(executions, name).toBeLessThan(2 * mostSteps);
  }, 600_000);
});
