import { beforeEach, expect, it, vi } from "vitest";
import { findNewerState } from "#web/site/features/listings/detail/find-newer-state.ts";
import { buildDetailProperty } from "../support/property-fixtures.tsx";

const runTask = vi.hoisted(() => vi.fn());
vi.mock("#web/lib/catalogue/run-task.ts", () => ({ runTask }));

const property = buildDetailProperty({ kind: "rent", status: "available", description: "Two rooms and a porch." });
const found = (home: object | undefined, isComplete = true) =>
  runTask.mockResolvedValue({ ...(home && { property: home }), isComplete });

beforeEach(() => runTask.mockReset());

it("takes the state, the price and what it costs to move in from the phone's homes, and keeps what only the page says", async () => {
  found({
    ...property,
    ...{ status: "let", is_available: false, monthly_rent: 450, deposit: 300 },
    description: "",
    images: [],
  });
  expect(await findNewerState(property)).toMatchObject({
    status: "let",
    monthly_rent: 450,
    deposit: 300,
    description: "Two rooms and a porch.",
    images: property.images,
  });
});

it("says that a home is in no list any more, unless the phone has a part of the homes, or none", async () => {
  found(undefined);
  expect(await findNewerState(property)).toEqual({ ...property, isUnlisted: true });
  found(undefined, false);
  expect(await findNewerState(property)).toEqual(property);
  runTask.mockResolvedValue(undefined);
  expect(await findNewerState(property)).toEqual(property);
});
