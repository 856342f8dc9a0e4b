import { expect, it, vi } from "vitest";
import { setServerErrors } from "#web/admin/features/listing-form/listing-errors.ts";
import { ApiError } from "#web/lib/api/api-error.ts";

const read = (...detail: { loc: string[]; msg: string }[]) => {
  const setError = vi.fn();
  const result = setServerErrors("buy", setError, new ApiError(422, "", { detail }));
  return { ...result, named: setError.mock.calls.map(([name]) => name) };
};
const title = { loc: ["body", "title"], msg: "Too long" };

it.each([
  ["a known field", [title], true, "", ["fields.title"]],
  ["the whole body", [{ loc: ["body"], msg: "Not valid" }], false, "Not valid", []],
  ["an unknown field", [{ loc: ["body", "other"], msg: "Unknown" }], false, "Unknown", []],
  ["both", [title, { loc: ["body"], msg: "Not valid" }], true, "Not valid", ["fields.title"]],
])("shows a problem at its field, or returns it for the notice: %s", (_, problems, hasNamedFields, general, named) =>
  expect(read(...problems)).toEqual({ hasNamedFields, general, named }),
);
