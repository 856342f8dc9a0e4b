import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { readCoordinates, toCoordinateTexts } from "#web/admin/features/listing-form/location/coordinates.ts";
import { LocationTools } from "#web/admin/features/listing-form/location/location-tools.tsx";
import { resetScreen } from "../support/account-api.tsx";

afterEach(() => {
  resetScreen();
  Reflect.deleteProperty(document, "featurePolicy");
});

const button = (name: string) => screen.getByRole("button", { name });
const status = () => screen.getByRole("status").textContent;

type Found = { latitude: number; longitude: number; accuracy: number };

/** Replaces the browser's location by a place or an error code; undefined removes it. */
function stubLocation(result: Found | number | undefined) {
  const getCurrentPosition = (resolve: PositionCallback, reject: PositionErrorCallback) =>
    typeof result === "number"
      ? reject({ code: result } as GeolocationPositionError)
      : resolve({ coords: result } as GeolocationPosition);
  const rest = { userAgent: "test" };
  vi.stubGlobal("navigator", result === undefined ? rest : { ...rest, geolocation: { getCurrentPosition } });
}

function renderTools() {
  const onChange = vi.fn();
  const saveDraft = vi.fn();
  render(<LocationTools latitude="" longitude="" readOnly={false} onChange={onChange} saveDraft={saveDraft} />);
  return { onChange, saveDraft };
}

const locate = () => act(async () => void fireEvent.click(button("Use my location")));

it("fills in the location of the phone and says how accurate it is", async () => {
  stubLocation({ latitude: 6.300512345, longitude: -10.79, accuracy: 11.6 });
  const { onChange } = renderTools();
  await locate();
  expect(onChange).toHaveBeenCalledWith({ latitude: "6.30051", longitude: "-10.79000" });
  expect(status()).toBe("Location set, accurate to about 12 m.");
});

it("asks to move the pin when the location is not accurate", async () => {
  stubLocation({ latitude: 6.3, longitude: -10.8, accuracy: 900 });
  renderTools();
  await locate();
  expect(status()).toContain("Move the pin on the map to the exact place.");
});

it.each([
  [1, "This site may not use your location. Allow it in the browser's settings"],
  [2, "Your location is not available. Turn on location on this phone and retry"],
  [3, "Finding your location took too long. Go outside or to a window and retry"],
  [undefined, "This browser cannot find your location. Set the pin on the map."],
])("says what to do after the location error %s, and can be pressed again", async (code, text) => {
  stubLocation(code);
  const { onChange } = renderTools();
  await locate();
  expect(status()).toContain(text);
  expect(onChange).not.toHaveBeenCalled();
  expect(button("Use my location").getAttribute("aria-disabled")).toBeNull();
});

it("saves the form, reloads and continues when the page was opened without the permission", async () => {
  stubLocation({ latitude: 6.3, longitude: -10.8, accuracy: 5 });
  Object.assign(document, { featurePolicy: { allowsFeature: () => false } });
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  const { onChange, saveDraft } = renderTools();
  await locate();
  expect(status()).toContain("Reload it to use your location. Your entries stay on this phone.");
  fireEvent.click(button("Reload and use my location"));
  expect([saveDraft.mock.calls.length, reload.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 1, 0]);
  cleanup();
  Object.assign(document, { featurePolicy: { allowsFeature: () => true } });
  const reloaded = renderTools();
  await act(async () => undefined);
  expect(reloaded.onChange).toHaveBeenCalledTimes(1);
  cleanup();
  const next = renderTools();
  await act(async () => undefined);
  expect(next.onChange).not.toHaveBeenCalled();
});

it("reads coordinates only from two valid fields", () => {
  expect(readCoordinates("6.3", " -10.8 ")).toEqual({ latitude: 6.3, longitude: -10.8 });
  expect(readCoordinates("0", "0")).toEqual({ latitude: 0, longitude: 0 });
  for (const [latitude = "", longitude = ""] of [
    ["6.3", ""],
    ["", "-10.8"],
    ["91", "0"],
    ["0", "181"],
    ["six", "0"],
  ]) {
    expect(readCoordinates(latitude, longitude)).toBeUndefined();
  }
  expect(toCoordinateTexts({ latitude: 6.3000004, longitude: -10.8 })).toEqual({
    latitude: "6.30000",
    longitude: "-10.80000",
  });
});
