import { expect, it } from "vitest";
import { readSourceFiles } from "./source-files.ts";

/** What one part draws for all screens of a folder, and the code by which a double is found. */
const parts: [part: string, folder: string, code: RegExp][] = [
  ["web/admin/ui/filter-button.tsx", "web/admin", /"tune"/],
  ["web/admin/ui/inputs/week-hours.tsx", "web/admin", /Same as Monday/],
  ["web/admin/ui/contact-pair.tsx", "web/admin", /<ButtonAnchor[^>]*(`tel:|telLink)/],
  // The steps between days are no way back.
  ["web/site/ui/back-link.tsx", "web/site", /<Icon name="left" \/>(?! <span>Earlier)\s/],
  ["web/site/ui/contact/contact-pair.tsx", "web/site", /<ButtonAnchor[^>]*(`tel:|telLink)/],
];

it.each(parts)("%s has no double in %s", (part, folder, code) => {
  const doubles = readSourceFiles(folder).filter(({ path, text }) => path !== part && code.test(text));
  expect(doubles.map(({ path }) => path)).toEqual([]);
  expect(readSourceFiles(folder).find(({ path }) => path === part)?.text).toMatch(code);
});
