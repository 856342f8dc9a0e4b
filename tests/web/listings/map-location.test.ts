import { expect, it } from "vitest";
import { toMapLocation, toMapTile } from "#web/site/features/listings/map/map-location.ts";

it("a location needs both coordinates, and accepts 0", () => {
  expect(toMapLocation({ latitude: 6.3, longitude: null })).toBeNull();
  expect(toMapLocation({ latitude: null, longitude: -10.8 })).toBeNull();
  expect(toMapLocation({ latitude: 0, longitude: 0 })).toEqual({ latitude: 0, longitude: 0 });
});

it("returns the Web Mercator tile of a location", () => {
  expect(toMapTile({ latitude: 0, longitude: 0 }, 1)).toEqual({ x: 1, y: 1 });
  expect(toMapTile({ latitude: 6.3005, longitude: -10.797 }, 15)).toEqual({ x: 15401, y: 15809 });
});
