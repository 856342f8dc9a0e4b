import { expect, it } from "vitest";
import { findContradictions, readComparedFacts } from "#shared/listings/details/contradictions.ts";

it.each<[home: Record<string, unknown>, field: string | undefined]>([
  [{ amenities: ["40 kVA generator"], generator: false }, "generator"],
  [{ amenities: ["No generator"], generator: true }, "generator"],
  [{ amenities: ["40 kVA generator"], generator: true }, undefined],
  [{ amenities: ["40 kVA generator"] }, undefined],
  [{ amenities: ["No generator"], generator: false }, undefined],
  [{ amenities: ["Bore hole"], water: "none" }, "water"],
  [{ amenities: ["Bore hole"], water: "piped" }, undefined],
  [{ amenities: ["LEC"], power: "none" }, "power"],
  [{ amenities: ["LEC"], power: "shared_meter" }, undefined],
  [{ amenities: ["Perimeter fence"], fence: false }, "fence"],
  [{ amenities: ["Night watchman"], guard: false }, "guard"],
  [{ amenities: ["Paved road"], road: "dry_season" }, "road"],
  [{ amenities: ["No flooding"], floods: "yard" }, "floods"],
  [{ amenities: ["Good network"], signal: "none" }, "signal"],
  [{ amenities: ["Fully furnished"], furnished: false }, "furnished"],
  [{ amenities: ["Unfurnished"], furnished: true }, "furnished"],
  [{ amenities: ["Garage"], has_parking: false }, "has_parking"],
  [{ amenities: ["Pets allowed"], pets_allowed: false }, "pets_allowed"],
  [{ power: "none", generator: false, power_hours: 18 }, "power_hours"],
  [{ power: "none", generator: null, power_hours: 18 }, undefined],
  [{ power: "none", generator: false, power_hours: 18, amenities: ["Solar panels"] }, undefined],
  [{ lease_duration: "Month-to-Month", advance_months: 12 }, "advance_months"],
  [{ lease_duration: "1 Year", advance_months: 12 }, undefined],
  [{ lease_duration: "3+ Years", advance_months: 36 }, undefined],
  [{}, undefined],
])("asks in %j about %s", (home, field) =>
  expect(findContradictions(readComparedFacts(home)).map((found) => found.field)).toEqual(field ? [field] : []),
);
