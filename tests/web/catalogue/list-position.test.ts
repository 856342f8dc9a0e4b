import { expect, it } from "vitest";
import { hasOwnPosition, readPosition, writePosition } from "#web/lib/catalogue/worker/answers/list-position.ts";

const encode = (text: string) => btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

it("reads its own positions, and those that the server has signed", () => {
  expect(readPosition(writePosition(48))).toBe(48);
  expect(readPosition(encode("1abc 60 1 4711 37 24 abcdefghijklmnop"))).toBe(24);
});

it("does not know a position of the server without the number of homes before it, or a damaged one", () => {
  expect(readPosition(encode("1abc 60 1 4711 37 abcdefghijklmnop"))).toBeUndefined();
  expect(readPosition("%")).toBeUndefined();
});

it("recognizes keys with its own positions", () => {
  expect(hasOwnPosition("/public/properties?view=card&cursor=at-24")).toBe(true);
  expect(hasOwnPosition("/public/properties?view=card&before=at-24")).toBe(true);
  expect(hasOwnPosition("/public/properties?q=at-24&view=card")).toBe(false);
});
