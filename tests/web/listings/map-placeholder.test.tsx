import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { mapSize, toMapPoint } from "#web/lib/map/monrovia-map.ts";
import { MapPlaceholder } from "#web/site/features/listings/map/map-placeholder.tsx";

afterEach(cleanup);

it.each([
  ["Duport Road, at the eastern edge", 6.2662, -10.6792],
  ["ELWA Junction, at the southern edge", 6.2464, -10.6978],
  ["Mamba Point, at the western edge", 6.3084, -10.8092],
  ["Bushrod Island, at the northern edge", 6.3586, -10.7886],
  ["Old Road, in the middle", 6.2812, -10.7488],
])("shows the mark of %s in the middle of every frame", (_, latitude, longitude) => {
  const { container } = render(<MapPlaceholder location={{ latitude, longitude }}>Show the map</MapPlaceholder>);
  const svg = container.querySelector("svg");
  const [x = 0, y = 0, width = 0, height = 0] = (svg?.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const [pointX, pointY] = toMapPoint(latitude, longitude);
  expect(svg?.getAttribute("preserveAspectRatio")).toBe("xMidYMid slice");
  expect(Math.abs(x + width / 2 - pointX)).toBeLessThan(1);
  expect(Math.abs(y + height / 2 - pointY)).toBeLessThan(1);
});

it("has a drawing that continues beyond the edges of the map", () => {
  const drawing = readFileSync("web/public/art/monrovia.svg", "utf8");
  expect(drawing).toContain('overflow="visible"');
  const roads = /<path d="([^"]+)" fill="none" stroke="var\(--map-road\)"/.exec(drawing)?.[1] ?? "";
  const ends = roads.split("M").map((road) => Number(/(-?[\d.]+) -?[\d.]+$/.exec(road)?.[1]));
  // A listing on the edge shows up to half a frame of 240 units beyond it.
  expect(ends.filter((x) => x > mapSize.width + 120)).toHaveLength(2);
});
