import { expect, it } from "vitest";
import { splitStyles } from "#web/build/style-blocks.ts";
import { selectPageStyles } from "#web/server/page-styles.ts";

const css =
  "a{color:red}" +
  "@layer home{.tabs{gap:1px}.tabs>a:is(.left,.right:not(.heart)),.tiles .tag{top:0}}" +
  "@layer late{@media (min-width:40em){.sheet[open]{top:0}}}" +
  "@layer utilities{.flex{display:flex}.p-2{padding:2px}@media (min-width:60em){.lg\\:grid{display:grid}.lg\\:flex{display:flex}}}" +
  "@layer home{@media print{.tabs{gap:0}:root:has(.bar) body{top:0}}}";

const kinds = [
  ["flex", "lg:flex"],
  ["flex", "p-2"],
].map((names) => (name: string) => names.includes(name));
const style = (text: string | undefined) => `<style>${text}</style>`;

it("collects a page layer with all its parts in one block and leaves the other layers in the common styles", () => {
  const {
    common,
    blocks: [, ...blocks],
  } = splitStyles(css, kinds);
  expect(common).toBe("a{color:red}");
  expect(blocks.map(({ classes }) => classes)).toEqual([["tabs", "tiles", "bar"], ["sheet"]]);
  expect(blocks[0]?.css).toContain("@media print");
});

it("selects the blocks whose classes a page uses", () => {
  const {
    blocks: [, ...blocks],
  } = splitStyles(css, kinds);
  expect(selectPageStyles(blocks, '<p class="wrap tabs left">').elements).toBe(style(blocks[0]?.css));
  expect(selectPageStyles(blocks, '<p class="left tag heart">tabs sheet</p>').elements).toBe("");
});

it("includes only the utilities of the first kind of page that has all of the page's, in their order", () => {
  const {
    blocks: [utilities],
  } = splitStyles(css, kinds);
  const blocks = utilities ? [utilities] : [];
  const first = ".flex{display:flex}@media (min-width:60em){.lg\\:flex{display:flex}}";
  expect(selectPageStyles(blocks, '<p class="wrap">').elements).toBe(style(first));
  expect(selectPageStyles(blocks, '<p class="flex wrap lg:flex">').elements).toBe(style(first));
  const second = ".flex{display:flex}.p-2{padding:2px}";
  expect(selectPageStyles(blocks, '<p class="flex p-2">').elements).toBe(style(second));
  for (const html of ['<p class="flex"><b class="lg:grid">', '<p class="p-2 lg:flex">'])
    expect(selectPageStyles(blocks, html).elements).toBe(style(utilities?.css));
});

it("links the file of a block only in a page that contains a part of it", () => {
  const part = { css: ".flex{}", classes: ["flex"] };
  const block = { css: ".flex{}.p-2{}", classes: ["flex", "p-2"], parts: [part], file: "/assets/utilities-1.css" };
  expect(selectPageStyles([block], '<p class="flex">').lateLinks).toBe(
    '<link rel="stylesheet" media="not all" fetchpriority="high" href="/assets/utilities-1.css">' +
      '<noscript><link rel="stylesheet" href="/assets/utilities-1.css"></noscript>',
  );
  expect(selectPageStyles([block], '<p class="p-2">').lateLinks).toBe("");
  // The empty shell has no content of its own: its script waits for the styles.
  expect(selectPageStyles([block], "").lateLinks).toBe("");
  expect(selectPageStyles([{ css: "", classes: [], file: block.file }], "").lateLinks).toBe(
    '<link rel="stylesheet" href="/assets/utilities-1.css">',
  );
  expect(selectPageStyles([{ css: ".a{}", classes: ["a"] }], '<p class="flex">').lateLinks).toBe("");
});

it("includes all utilities in the empty shell, whose script may show any page", () => {
  const { blocks } = splitStyles(css, kinds);
  expect(selectPageStyles(blocks, "").elements).toBe(style(blocks[0]?.css));
});

it("puts the print styles into no page", () => {
  const { blocks } = splitStyles("@layer print{@media print{button,.btn{display:none}}}", kinds);
  expect(blocks.at(-1)?.css).toContain("@media print");
  expect(selectPageStyles(blocks.slice(-1), '<p class="btn">').elements).toBe("");
});

it("rejects a rule of a block that does not start with a class", () => {
  expect(() => splitStyles("@layer home{main>a{top:0}}", kinds)).toThrow("main>a");
});

it("puts the styles that come with code into pages that need them, not into the file for all pages", () => {
  const { blocks, late } = splitStyles("@layer compare{.compare{top:0}}@layer late{.sheet{top:0}}", kinds);
  expect(selectPageStyles(blocks, '<table class="compare">').elements).toBe(style(".compare{top:0}"));
  expect(late).toBe(".sheet{top:0}");
});
