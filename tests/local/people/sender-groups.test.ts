import { expect, it } from "vitest";
import { groupSenders } from "#worker/db/contacts/sender-groups.ts";

const [mother, son] = ["mother@example.org", "son@example.org"];

const number = "0775 000 111";

/** The newest first, with the number of the last ones that have one sender as a colleague said. */
it.each<[string, [name: string, email: string][], string[], joined?: number]>([
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
  [
    "one name and a call without a name",
    [
      [number, ""],
      ["Mother K", mother],
    ],
    [],
  ],
  [
    "one name and an address for a name",
    [
      ["Mother K", ""],
      [son, son],
    ],
    [],
  ],
  [
    "two names and a call without a name, which has the address of one",
    [
      [number, son],
      ["Son K", son],
      [number, ""],
      ["Mother K", mother],
    ],
    ["Son K: 0 1", "Mother K: 3"],
  ],
  [
    "two names that a colleague said are one",
    [
      ["Son K", son],
      ["Mother K", mother],
    ],
    [],
    2,
  ],
  [
    "two names that are one, and a third one since",
    [
      ["Aunt", ""],
      ["Son K", son],
      ["Mother K", mother],
    ],
    ["Aunt: 0", "Son K: 1 2"],
    2,
  ],
  [
    "two names that are one, of which one wrote again",
    [
      ["Son K", ""],
      ["Son K", son],
      ["Mother K", mother],
    ],
    [],
    2,
  ],
])("finds the senders among %s", (_, sent, groups, joined = 0) => {
  const enquiries = sent.map(([name, email], index) => ({
    ...{ id: String(index), n: sent.length - index, name, email, phone_number: number },
  }));
  const senders = groupSenders(enquiries, { name: "K Mother", one_sender_n: joined });
  const found = senders.map(({ name, enquiry_ids }) => `${name}: ${enquiry_ids.toSorted().join(" ")}`);
  expect(found).toEqual(groups);
});

it("says which sender has the person's own name, in any order of its words", () => {
  const sent = [
    { id: "1", n: 2, name: "Son K", email: son, phone_number: number },
    { id: "2", n: 1, name: "Mother K", email: mother, phone_number: number },
  ];
  const senders = groupSenders(sent, { name: "K, Mother", one_sender_n: null });
  expect(senders.map(({ is_own }) => is_own)).toEqual([false, true]);
});
