import { expect, it } from "vitest";
import { readQuestion, verifyKey } from "#web/site/features/listings/verify/read-question.ts";

it.each([
  ["q=0886 123 456", { text: "0886 123 456" }],
  ["q=Office%0A0886 123 456", { text: "Office\n0886 123 456" }],
  ["reference=MH-1042&q=0886123456", { reference: "MH-1042" }],
  ["q=  ", undefined],
  ["", undefined],
])("?%s asks about %j", (query, question) => expect(readQuestion(new URLSearchParams(query))).toEqual(question));

it("the key of a question is the address of its answer", () =>
  expect(verifyKey({ text: "+231 88" })).toBe("/public/verify?text=%2B231+88"));
