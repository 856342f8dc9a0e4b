import { expect, it } from "vitest";
import { readQuestion, verifyKey } from "#web/features/listings/verify/read-question.ts";

it.each([
  ["q=0886 123 456", { phone: "0886 123 456" }],
  ["q=%2B231886123456", { phone: "+231886123456" }],
  ["q=Call 0886-123-456 now", { phone: "Call 0886-123-456 now" }],
  ["q=https://wa.me/231886123456?text=Hello", { phone: "+231886123456" }],
  ["q=MH-1042", { reference: "MH-1042" }],
  ["q=mh 1042.", { reference: "mh 1042." }],
  ["q=AB-12345678", { reference: "AB-12345678" }],
  ["q=1042", { reference: "1042" }],
  ["q=https://hub.example/r/MH-1042", { reference: "MH-1042" }],
  ["q=hub.example/r/K%252F12", { reference: "K/12" }],
  ["q=https://hub.example/r/MH-1042.svg", { reference: "MH-1042" }],
  ["q=/r/%25E0%25A4%25A", { reference: "%E0%A4%A" }],
  ["q=https://hub.example/property/abc?link=x", { reference: "abc" }],
  ["reference=MH-1042&q=0886123456", { reference: "MH-1042" }],
  ["q=  ", undefined],
  ["", undefined],
])("?%s asks about %j", (query, question) => {
  expect(readQuestion(new URLSearchParams(query))).toEqual(question);
});

it("the key of a question is the address of its answer", () => {
  expect(verifyKey({ phone: "+231 88" })).toBe("/public/verify?phone=%2B231+88");
});
