import { expect, it } from "vitest";
import { findClosings } from "#worker/modules/stats/closings.ts";

type Found = Parameters<typeof findClosings>[0];
type Status = "available" | "let" | "sold";

const uuid = "00000000-0000-4000-8000-000000000001";
const home: Found["homes"][number] = {
  ...{
    n: 1,
    uuid,
    reference: "MH-1001",
    title: "Blue flat",
    kind: "rent",
    area: null,
    created_at: "2026-01-01T08:00:00.000Z",
  },
  ...{ owner_id: null, owner_name: null },
};
const year = { from: "2026-01-01", to: "2026-12-31" };

/** The changes of the status in their order, each with its time. */
const changesOf = (...steps: [at: string, status: Status, more?: Partial<Found["changes"][number]>][]) =>
  steps.map(([at, new_value, more], index): Found["changes"][number] => ({
    ...{
      id: index + 1,
      property_n: 1,
      at: `${at}:00.000Z`,
      old_value: steps[index - 1]?.[1] ?? "available",
      new_value,
    },
    ...{ closed_on: null, closed_price_cents: null, ...more },
  }));

const find = (found: Partial<Found>, period = year) =>
  findClosings({ homes: [home], changes: [], enquiries: [], viewings: [], ...found }, period);

it.each<[name: string, changes: Found["changes"], expected: [day: string, days: number][]]>([
  ["is counted from the day of the listing", changesOf(["2026-02-01T09:00", "let"]), [["2026-02-01", 31]]],
  [
    "is on the day that a colleague entered",
    changesOf(["2026-02-01T09:00", "let", { closed_on: "2026-01-21" }]),
    [["2026-01-21", 20]],
  ],
  [
    "is none if it was taken back within a day",
    changesOf(["2026-02-01T09:00", "let"], ["2026-02-02T08:59", "available"]),
    [],
  ],
  [
    "stays one if the home returned a day later, and the next is counted from then",
    changesOf(["2026-02-01T09:00", "let"], ["2026-02-02T09:00", "available"], ["2026-02-12T09:00", "let"]),
    [
      ["2026-02-12", 10],
      ["2026-02-01", 31],
    ],
  ],
  [
    "is the one before if the home was offered again for less than the time of an undo",
    changesOf(["2026-02-01T09:00", "let"], ["2026-03-01T09:00", "available"], ["2026-03-01T10:00", "let"]),
    [["2026-02-01", 31]],
  ],
  [
    "is counted from before one that was taken back",
    changesOf(["2026-02-01T09:00", "let"], ["2026-02-01T10:00", "available"], ["2026-02-11T12:00", "let"]),
    [["2026-02-11", 41]],
  ],
  ["is none without a change of the status", [], []],
])("a letting %s", (_name, changes, expected) =>
  expect(find({ changes }).map(({ closed_on, days }) => [closed_on, days])).toEqual(expected),
);

it("a period has the closings of its first and last day, and no others", () => {
  const changes = changesOf(
    ["2026-02-01T09:00", "let"],
    ["2026-02-10T09:00", "available"],
    ["2026-03-01T09:00", "let"],
  );
  const daysIn = (from: string, to: string) => find({ changes }, { from, to }).map(({ closed_on }) => closed_on);
  expect(daysIn("2026-02-01", "2026-02-28")).toEqual(["2026-02-01"]);
  expect(daysIn("2026-02-02", "2026-03-01")).toEqual(["2026-03-01"]);
});

it("counts the enquiries and viewings since the home was offered, up to the day of the closing", () => {
  const changes = changesOf(
    ["2026-02-01T09:00", "let"],
    ["2026-02-10T09:00", "available"],
    ["2026-03-01T09:00", "let"],
  );
  const at = (...times: string[]) => times.map((time) => ({ uuid, at: `${time}:00.000Z` }));
  const [second, first] = find({
    changes,
    enquiries: at("2026-01-15T09:00", "2026-02-05T09:00", "2026-02-11T09:00", "2026-03-01T20:00", "2026-03-02T09:00"),
    viewings: [...at("2026-02-12T09:00"), { uuid: "of another home", at: "2026-02-12T09:00:00.000Z" }],
  });
  expect([first?.enquiries, first?.viewings]).toEqual([1, 0]);
  expect([second?.enquiries, second?.viewings]).toEqual([2, 1]);
});

it("names the price of the closing and the owner", () => {
  const changes = changesOf(["2026-02-01T09:00", "let", { closed_price_cents: 65_000 }]);
  const owned = { ...home, owner_id: "p1", owner_name: "Ma Hawa" };
  expect(find({ changes })[0]).toMatchObject({ closed_price: 650, owner: null, reference: "MH-1001" });
  expect(find({ homes: [owned], changes })[0]).toMatchObject({
    closed_price: 650,
    owner: { id: "p1", name: "Ma Hawa" },
  });
});
