import { expect, it } from "vitest";
import { readSourceFiles } from "./source-files.ts";

const files = readSourceFiles("worker");
const sqlText = /sql(<[^>]*>)?`\s*(SELECT|INSERT|UPDATE|DELETE|WITH|EXISTS)\b/;

/** What a file holds whose name ends with the role, and what it leaves to others. */
const roles: [role: string, holds: RegExp, lacks?: RegExp][] = [
  ["routes", /new Hono</],
  ["reads", /publicRead\(/],
  ["service", /^export (async )?(function|const)/m, new RegExp(`\\bbuilder\\b|${sqlText.source}|from "hono`)],
  ["repository", /\b(builder|query|batch|selectRows|findJobState)\b|sql(<[^>]*>)?`/, /from "hono/],
  ["errors", /^export (const|function) \w+( = )?\(/m, /\b(builder|query|batch)\(|sql`|from "hono/],
];

it.each(roles)("a file named .%s holds what its name says", (role, holds, lacks) => {
  const named = files.filter(({ path }) => path.endsWith(`.${role}.ts`));
  expect(named.length).toBeGreaterThan(0);
  const wrong = named.filter(({ text }) => !holds.test(text) || lacks?.test(text));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
