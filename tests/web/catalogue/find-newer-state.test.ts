import { beforeEach, expect, it, vi } from "vitest";
import { toCardProperty } from "#web/lib/property-cards/to-card-property.ts";
import { findNewerState } from "#web/site/features/listings/detail/find-newer-state.ts";
import { buildDetailProperty } from "../support/property-fixtures.tsx";

const runTask = vi.hoisted(() => vi.fn());
vi.mock("#web/lib/catalogue/run-task.ts", () => ({ runTask }));

const property = buildDetailProperty({ kind: "rent", status: "available", description: "Two rooms and a porch." });
const found = (cards: object[], isComplete = true) => runTask.mockResolvedValue({ cards, isComplete });

beforeEach(() => runTask.mockReset());

it("takes status and price from the phone's homes, and keeps what only the page says", async () => {
  found([{ ...toCardProperty(property), status: "let", is_available: false, monthly_rent: 450 }]);
  expect(await findNewerState(property)).toMatchObject({
    status: "let",
    monthly_rent: 450,
    description: "Two rooms and a porch.",
    images: property.images,
  });
});

it("says that a home is in no list any more, unless the phone has a part of the homes, or none", async () => {
  found([]);
  expect(await findNewerState(property)).toEqual({ ...property, off_list: "unconfirmed" });
  found([], false);
  expect(await findNewerState(property)).toEqual(property);
  runTask.mockResolvedValue(undefined);
  expect(await findNewerState(property)).toEqual(property);
});
