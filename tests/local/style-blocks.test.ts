import { expect, it } from "vitest";
import { blockStyles } from "#contract/style-blocks.ts";
import { splitStyles } from "#web/build/style-blocks.ts";

const css =
  "@layer theme,base,home,late;@layer base{a{color:red}}" +
  "@layer home{.tabs{gap:1px}.tabs>a:is(.left,.right:not(.heart)),.tiles .tag{top:0}}" +
  "@layer late{@media (min-width:40em){.sheet[open]{top:0}}}@layer utilities{.flex{display:flex}}" +
  "@layer home{@media print{.tabs{gap:0}:root:has(.bar) body{top:0}}}";

it("a layer of its own is a block with all its parts, the others are what every page carries", () => {
  const { common, blocks } = splitStyles(css);
  expect(common).toBe("@layer theme,base,home,late;@layer base{a{color:red}}@layer utilities{.flex{display:flex}}");
  expect(blocks.map(({ classes }) => classes)).toEqual([["tabs", "tiles", "bar"], ["sheet"]]);
  expect(blocks[0]?.css).toContain("@media print");
});

it("a page carries the blocks whose classes it has, wherever in its attributes they stand", () => {
  const { blocks } = splitStyles(css);
  expect(blockStyles(blocks, '<p class="wrap tabs left">')).toBe(`<style>${blocks[0]?.css}</style>`);
  expect(blockStyles(blocks, '<p class="left tag heart">tabs sheet</p>')).toBe("");
});

it("a block's rule that no class begins would hold anywhere, so there is none", () => {
  expect(() => splitStyles("@layer home{main>a{top:0}}")).toThrow("main>a");
});
