import { expect, it } from "vitest";
import { formatPhone } from "#web/admin/lib/format/format-phone.ts";

it.each([
  ["+231770001234", "+231 77 000 1234"],
  ["0770001234", "0770 001 234"],
  ["0770 00 1234", "0770 00 1234"],
  ["+12025550123", "+12025550123"],
  ["mary@example.org", "mary@example.org"],
])("shows %j as %j", (typed, shown) => expect(formatPhone(typed)).toBe(shown));
