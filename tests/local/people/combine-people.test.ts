import { expect, it } from "vitest";
import { combinePeople, type MergingPerson, restoreFields } from "#worker/modules/people/combine-people.ts";

const person: MergingPerson = {
  ...{ n: 1, id: "1", name_key: "mary", changed_at: "", merged_into: null, isPatient: false, contacts: [] },
  ...{ is_client: false, is_owner: false, is_supplier: false, is_patient: false },
  ...{ note: null, key_holder: null, assignee_id: null, last_contact_at: "2026-01-02", one_sender_n: null },
};
const fields = combinePeople(person, person, 7).before;

it.each<[name: string, kept: Partial<MergingPerson>, merged: Partial<MergingPerson>, after: Partial<typeof fields>]>([
  ["each kind", { is_owner: true }, { is_client: true }, { is_owner: true, is_client: true, is_supplier: false }],
  ["a patient", {}, { isPatient: true }, { is_patient: true }],
  ["both notes", { note: "a" }, { note: "b" }, { note: "a\nb" }],
  ["the same note once", { note: "a" }, { note: "a" }, { note: "a" }],
  ["the only note", {}, { note: "b" }, { note: "b" }],
  [
    "the key holder and the colleague that it has",
    { key_holder: "a", assignee_id: "1" },
    { key_holder: "b", assignee_id: "2" },
    { key_holder: "a", assignee_id: "1" },
  ],
  [
    "those of the merged person if it has none",
    {},
    { key_holder: "b", assignee_id: "2" },
    { key_holder: "b", assignee_id: "2" },
  ],
  ["the last contact", {}, { last_contact_at: "2026-01-03" }, { last_contact_at: "2026-01-03" }],
])("the kept person has %s", (_, kept, merged, after) => {
  const combined = combinePeople({ ...person, ...kept }, { ...person, ...merged }, 7);
  expect(combined.after).toEqual({ ...fields, one_sender_n: 7, ...after });
});

it("moves the contacts that only the merged person has", () => {
  const [phone, email] = [
    { kind: "phone", key: "+231775556066" },
    { kind: "email", key: "m@example.org" },
  ];
  const kept = { ...person, contacts: [{ n: 1, ...phone }] };
  const merged = {
    ...person,
    contacts: [
      { n: 2, ...phone },
      { n: 3, ...email },
    ],
  };
  expect(combinePeople(kept, merged, 7).contacts).toEqual([{ n: 3, ...email }]);
});

it.each<[name: string, current: Partial<typeof fields>, restored: Partial<typeof fields>]>([
  ["is as it was", { is_owner: true, note: "a\nb" }, { note: "a" }],
  ["keeps what was changed since", { is_owner: false, note: "new" }, { note: "new" }],
])("after the end of a merge, the kept person %s", (_, current, restored) => {
  // Merges of the version before store flags as numbers.
  const [before, after] = [
    { ...fields, is_owner: 0, note: "a" },
    { ...fields, is_owner: 1, note: "a\nb" },
  ];
  expect(restoreFields({ ...fields, ...current }, { before, after })).toEqual({ ...fields, ...restored });
});
