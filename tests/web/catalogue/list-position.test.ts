import { expect, it } from "vitest";
import { hasOwnPosition, readPosition, writePosition } from "#web/lib/catalogue/worker/answers/list-position.ts";

it("reads its own positions and those of the server, and no damaged one", () => {
  expect(readPosition(writePosition(48))).toBe(48);
  expect(readPosition("1abc_-1_37_24")).toBe(24);
  for (const damaged of ["%", "1abc_5_37", ""]) expect(readPosition(damaged)).toBeUndefined();
});

it("recognizes keys with its own positions", () => {
  expect(hasOwnPosition("/public/properties?view=card&cursor=at-24")).toBe(true);
  expect(hasOwnPosition("/public/properties?view=card&before=at-24")).toBe(true);
  expect(hasOwnPosition("/public/properties?q=at-24&view=card")).toBe(false);
});
