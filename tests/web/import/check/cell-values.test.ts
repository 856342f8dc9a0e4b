import { expect, it } from "vitest";
import { propertyTypes } from "#shared/listings/property-options.ts";
import { cellChoices } from "#web/admin/features/import/check/cells/cell-choices.ts";
import { formatCell } from "#web/admin/features/import/check/cells/format-cell.ts";
import { groupProblems } from "#web/admin/features/import/check/groups/group-problems.ts";

it.each([
  ["price", "85000", "$85,000"],
  ["monthly_rent", "1250.5", "$1,250.50"],
  ["price", "call", "call"],
  ["area_sqft", "1292", "1,292"],
  ["year_built", "1998", "1998"],
  ["kind", "buy", "For sale"],
  ["status", "under_offer", "Under offer"],
  ["furnished", "true", "Yes"],
  ["contact_number", "0886123456", "0886123456"],
])("shows the value of %s as people read it: %s", (field, text, shown) => expect(formatCell(field, text)).toBe(shown));

it.each([
  ["status", "Must be one of available, let", ["available", "let"]],
  ["property_type", "Property type is required", propertyTypes],
  ["lease_duration", "Must be one of 3 Months, 1 Year", ["3 Months", "1 Year"]],
  ["kind", "Must be buy or rent", ["buy", "rent"]],
  ["furnished", "Must be true or false", ["true", "false"]],
  ["price", "Must be one of 1, 2", undefined],
])("offers the values of %s: %s", (field, msg, values) =>
  expect(cellChoices(field, msg)?.map(([value]) => value)).toEqual(values),
);

const row = (number: number, msgs: string[], isQuestion = false) => {
  const problems = msgs.map((msg) => ({ field: "price", msg }));
  return {
    row: number,
    reference: null,
    uuid: null,
    changed: [],
    result: "error" as const,
    errors: isQuestion ? [] : problems,
    questions: isQuestion ? problems : [],
  };
};

it.each([
  [["Do you mean 1,000?", "Do you mean 85,000?"], ["Do you mean …?"]],
  [["Do you mean 1,000?", "Do you mean 1,000?"], ["Do you mean 1,000?"]],
  [['"2 pw": enter whole months', '"long": enter whole months'], ["…: enter whole months"]],
  [
    ["$600 is unusual. Similar listings cost about $60.", "$7 is unusual. Similar listings cost about $6.50."],
    ["$… is unusual. Similar listings cost about $…."],
  ],
  [
    ["Must be a number", "Price is required"],
    ["Must be a number", "Price is required"],
  ],
])("puts messages together that differ in numbers only: %s", (msgs, titles) =>
  expect(groupProblems(msgs.map((msg, index) => row(index + 1, [msg]))).map(({ msg }) => msg)).toEqual(titles),
);

it("keeps an error and a question of a field apart", () => {
  const groups = groupProblems([row(1, ["Is it right?"]), row(2, ["Is it right?"], true)]);
  expect(groups.map(({ isQuestion }) => isQuestion)).toEqual([false, true]);
});
