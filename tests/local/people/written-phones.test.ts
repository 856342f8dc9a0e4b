import { expect, it } from "vitest";
import { newPropertySchemas } from "#contract/listings/property-input.ts";
import type { Reading } from "#shared/listings/written-values/reading.ts";
import { readPhone } from "#worker/modules/properties/import/values/read-place.ts";

const lost = "A spreadsheet removed digits of this number. Enter the whole number";
const incomplete = "This number cannot be called. Is it complete?";
const two = "Two numbers: the first one is used";

const readings: [text: string, reading: Reading | undefined][] = [
  ["0886 123 456", { value: "0886 123 456" }],
  ["+231 (0) 77-555-6066", { value: "+231 (0) 77-555-6066" }],
  ["\u202a+231 77 555 6066\u202c", { value: "+231 77 555 6066" }],
  ["886123456", { value: "0886123456" }],
  ["886 123 456", { value: "0886 123 456" }],
  ["(88) 612 3456", { value: "0886123456" }],
  ["6123456", { value: "06123456" }],
  ["886123456.0", { value: "0886123456" }],
  ["886,123,456", { value: "0886123456" }],
  ["8.86123456E8", { value: "0886123456" }],
  ["8.86123456E+08", { value: "0886123456" }],
  ["2.31886123456E+11", { value: "231886123456" }],
  ["2.31886E+11", { question: lost }],
  ["8.86E+08", { question: lost }],
  ["8.8612345e8", { question: lost }],
  ["Call 0886 123 456 (Mary)", { value: "0886 123 456" }],
  ["0886 123 456 until 5 pm", { value: "0886 123 456" }],
  ["0886/123456", { value: "0886 123456" }],
  ["0886123456 / 0777123456", { value: "0886123456", question: two }],
  ["0886123456, 0777123456", { value: "0886123456", question: two }],
  ["886123456 or 777123456", { value: "0886123456", question: two }],
  ["0886123456 0777123456", { value: "0886123456", question: two }],
  ["0886123456 0886 123 456", { value: "0886123456" }],
  ["0886 12345 or 0777123456", { value: "0777123456", question: "Two numbers: only this one can be called" }],
  ["0886 123 456 ext. 5", { value: "0886 123 456", question: "The extension is left out" }],
  ["0886 123 456 (ext. 12)", { value: "0886 123 456", question: "The extension is left out" }],
  ["0886-123-456/457", { value: "0886-123-456", question: two }],
  ["0775 556 066-068", { value: "0775 556 066", question: two }],
  ["886123456/7", { value: "0886123456", question: two }],
  ["0886123456, 457", { value: "0886123456", question: two }],
  ["0886123456 or 457", { value: "0886123456", question: two }],
  ["0886123456 / 0777123456 / 0555123456", { value: "0886123456", question: two }],
  ["0886 123 456 789", { question: incomplete, asWritten: "0886 123 456 789" }],
  ["+231 5 123 456 7", { question: incomplete, asWritten: "+231 5 123 456 7" }],
  ["077 555 6066 12", { question: incomplete, asWritten: "077 555 6066 12" }],
  ["+1 202 555 0123 99", { question: incomplete, asWritten: "+1 202 555 0123 99" }],
  ["0886 123 4567", { question: incomplete, asWritten: "0886 123 4567" }],
  ["088612345", { question: incomplete, asWritten: "088612345" }],
  ["0770 / 0880 123456", { question: incomplete }],
  ["+1 (202) 555-0143", { value: "+1 (202) 555-0143" }],
  [
    "233241234567",
    {
      value: "+233 24 123 4567",
      question: "Do you mean +233 24 123 4567, a number of another country?",
      asWritten: "233241234567",
    },
  ],
  [
    "07 123 456",
    { value: "07 123 456", question: "Is this number right? No such number is known", asWritten: "07 123 456" },
  ],
  ["at the office", undefined],
  ["12", undefined],
  ["", undefined],
];

it.each(readings)("reads %j", (text, reading) => expect(readPhone(text, {})).toEqual(reading));

it("returns only values that a listing accepts", () => {
  const field = newPropertySchemas.buy.shape.contact_number;
  for (const [, reading] of readings) {
    for (const value of [reading?.value, reading?.asWritten]) {
      if (value !== undefined) expect(field.parse(value)).toBe(value);
    }
  }
});
