import { expect, it } from "vitest";
import { groupSenders } from "#worker/db/contacts/sender-groups.ts";

const [mother, son] = ["mother@example.org", "son@example.org"];

it.each<[string, [name: string, email: string][], string[]]>([
  [
    "one name",
    [
      ["Mary Kollie", mother],
      ["Mary Kollie", ""],
    ],
    [],
  ],
  [
    "one name in another order",
    [
      ["Kollie, Mary", mother],
      ["Mary Kollie", son],
    ],
    [],
  ],
  [
    "one address written in two ways",
    [
      ["Mary", "Mother@Example.org "],
      ["M. K.", mother],
    ],
    [],
  ],
  [
    "mother and son",
    [
      ["Son K", son],
      ["Mother K", mother],
    ],
    ["Son K: 0", "Mother K: 1"],
  ],
  [
    "a name without an address",
    [
      ["Aunt", ""],
      ["Mother K", mother],
    ],
    ["Aunt: 0", "Mother K: 1"],
  ],
  [
    "three",
    [
      ["Aunt", ""],
      ["Son K", son],
      ["Mother K", mother],
      ["K Son", ""],
    ],
    ["Aunt: 0", "Son K: 1 3", "Mother K: 2"],
  ],
  [
    "an address that joins two names",
    [
      ["M.", ""],
      ["Mary", mother],
      ["M.", mother],
      ["Joe", ""],
    ],
    ["M.: 0 1 2", "Joe: 3"],
  ],
  ["nothing", [], []],
])("finds the senders among %s", (_, sent, groups) => {
  const enquiries = sent.map(([name, email], index) => ({ id: String(index), name, email }));
  const found = groupSenders(enquiries).map(({ name, enquiry_ids }) => `${name}: ${enquiry_ids.toSorted().join(" ")}`);
  expect(found).toEqual(groups);
});
