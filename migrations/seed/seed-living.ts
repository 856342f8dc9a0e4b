import type { Living } from "#contract/listings/details/living-facts.ts";

/** As in real listings, some facts are unknown. */
const options = {
  power: ["own_meter", "shared_meter", "own_meter", null, "none"],
  power_hours: [null, 18, 12, 20],
  generator: [true, null, false],
  water: ["piped", "borehole", "tank", "hand_pump", null],
  fence: [true, true, null, false],
  guard: [null, true, false],
  road: ["paved", "all_weather", null, "dry_season"],
  road_minutes: [null, 2, 5, 10, 25],
  floods: ["never", null, "yard", "never"],
  signal: ["good", "weak", null],
} as const satisfies { [Name in keyof Living]: readonly Living[Name][] };

const landmarks = [
  "Behind the Total station",
  "Opposite the clinic",
  null,
  "After the second bridge, blue gate",
] as const;

/** Returns what is known about living in a seeded home, and its landmark. The same title gives the same facts. */
export function createLiving(title: string): Living & { landmark: string | null } {
  let hash = 7;
  for (const letter of title) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  const pick = <Value>(values: readonly Value[], step: number) =>
    values[Math.floor(hash / step) % values.length] as Value;
  return {
    power: pick(options.power, 1),
    power_hours: pick(options.power_hours, 3),
    generator: pick(options.generator, 5),
    water: pick(options.water, 7),
    fence: pick(options.fence, 11),
    guard: pick(options.guard, 13),
    road: pick(options.road, 17),
    road_minutes: pick(options.road_minutes, 19),
    floods: pick(options.floods, 23),
    signal: pick(options.signal, 29),
    landmark: pick(landmarks, 31),
  };
}
