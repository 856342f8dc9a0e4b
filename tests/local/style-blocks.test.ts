import { expect, it } from "vitest";
import { splitStyles } from "#web/build/style-blocks.ts";
import { selectPageStyles } from "#web/page-styles.ts";

const css =
  "@layer theme,base,home,late;@layer base{a{color:red}}" +
  "@layer home{.tabs{gap:1px}.tabs>a:is(.left,.right:not(.heart)),.tiles .tag{top:0}}" +
  "@layer late{@media (min-width:40em){.sheet[open]{top:0}}}@layer utilities{.flex{display:flex}}" +
  "@layer home{@media print{.tabs{gap:0}:root:has(.bar) body{top:0}}}";

it("collects a page layer with all its parts in one block and leaves the other layers in the common styles", () => {
  const { common, blocks } = splitStyles(css);
  expect(common).toBe("@layer theme,base,home,late;@layer base{a{color:red}}@layer utilities{.flex{display:flex}}");
  expect(blocks.map(({ classes }) => classes)).toEqual([["tabs", "tiles", "bar"], ["sheet"]]);
  expect(blocks[0]?.css).toContain("@media print");
});

it("selects the blocks whose classes a page uses", () => {
  const { blocks } = splitStyles(css);
  expect(selectPageStyles(blocks, '<p class="wrap tabs left">')).toBe(`<style>${blocks[0]?.css}</style>`);
  expect(selectPageStyles(blocks, '<p class="left tag heart">tabs sheet</p>')).toBe("");
});

it("rejects a rule of a block that does not start with a class", () => {
  expect(() => splitStyles("@layer home{main>a{top:0}}")).toThrow("main>a");
});
