import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MapPlaceholder } from "#web/features/listings/map/map-placeholder.tsx";
import { toMapPoint } from "#web/lib/map/monrovia-map.ts";

afterEach(cleanup);

/** Returns the start and the end of what a frame shows of one axis. */
function visibleRange(start: number, size: number, frame: number, scale: number, align: string): [number, number] {
  const visible = frame / scale;
  const share = { Min: 0, Mid: 0.5, Max: 1 }[align] ?? Number.NaN;
  const from = start + (size - visible) * share;
  return [from, from + visible];
}

it.each([
  ["Duport Road, at the eastern edge", 6.2662, -10.6792],
  ["ELWA Junction, at the southern edge", 6.2464, -10.6978],
  ["Mamba Point, at the western edge", 6.3084, -10.8092],
  ["Bushrod Island, at the northern edge", 6.3586, -10.7886],
  ["Old Road, in the middle", 6.2812, -10.7488],
])("shows the whole mark of %s on a phone and on a desktop", (_, latitude, longitude) => {
  const { container } = render(<MapPlaceholder location={{ latitude, longitude }}>Show the map</MapPlaceholder>);
  const svg = container.querySelector("svg");
  const [x = 0, y = 0, width = 0, height = 0] = (svg?.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const [, alignX = "", alignY = ""] =
    /^x(M..)Y(M..) slice$/.exec(svg?.getAttribute("preserveAspectRatio") ?? "") ?? [];
  const [pointX, pointY] = toMapPoint(latitude, longitude);
  for (const frame of [328, 720, 828]) {
    const scale = Math.max(frame / width, 256 / height);
    const [left, right] = visibleRange(x, width, frame, scale, alignX);
    const [top, bottom] = visibleRange(y, height, 256, scale, alignY);
    expect(pointX).toBeGreaterThan(left + 14);
    expect(pointX).toBeLessThan(right - 14);
    expect(pointY).toBeGreaterThan(top + 14);
    expect(pointY).toBeLessThan(bottom - 14);
  }
});
