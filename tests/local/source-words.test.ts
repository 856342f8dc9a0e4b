import { expect, it } from "vitest";
import { sourceWords } from "#web/build/source-words.ts";

const words = sourceWords(["routes/home.tsx"]);

it("finds the classes of a screen, of what it imports and of the lazy parts that the server renders", () => {
  expect(words).toContain("lead-grid");
  expect(words).toContain("aspect-3/2");
  expect(words).toContain("home-search");
});

it("leaves out the classes of parts that only the browser loads, and of other pages", () => {
  expect(words).not.toContain("overscroll-contain");
  expect(words).not.toContain("detail-grid");
});
