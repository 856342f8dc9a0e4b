import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toListingBody } from "#web/admin/features/listing-form/listing-values.ts";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, resetScreen } from "../support/account-api.tsx";
import { currentAdmin } from "../support/admin-api.ts";
import {
  closeListingForm,
  listingField as field,
  listingDraftKey,
  pressButton as press,
  renderListingForm,
  typeInto as type,
} from "../support/listing-form.tsx";
import { findButton as button } from "../support/quick-queries.ts";

beforeEach(() => saveSession(buildSession(currentAdmin)));

afterEach(resetScreen);

const amenities = () => [...within(screen.getByRole("list", { name: "Amenities" })).getAllByRole("listitem")];
const isPressed = (name: string) => button(name).getAttribute("aria-pressed") === "true";

it("adds amenities by Enter or quick button, removes them, and restores a typed one as added", async () => {
  await renderListingForm();
  const input = field("Add an amenity");
  fireEvent.change(input, { target: { value: " borehole " } });
  fireEvent.keyDown(input, { key: "Enter" });
  expect(input.value).toBe("");
  await press("Gym");
  // Typed in another case, it is the same amenity.
  expect([isPressed("Gym"), isPressed("Borehole")]).toEqual([true, true]);
  expect(document.querySelector("button[aria-label^=Remove]")).toBeNull();
  await press("Gym");
  await press("Borehole");
  expect([isPressed("Gym"), isPressed("Borehole")]).toEqual([false, false]);
  // An amenity that is not offered follows the others.
  fireEvent.change(input, { target: { value: "River view" } });
  await press("Add amenity");
  expect(amenities().at(-1)?.textContent).toBe("River view");
  await press("Remove River view");
  expect(amenities().at(-1)?.textContent).toBe("WiFi");

  await press("Gym");
  type("Add an amenity", " Borehole, gym ");
  await closeListingForm();
  await renderListingForm();
  expect(field("Add an amenity").value).toBe(" Borehole, gym ");
  const { values } = JSON.parse(localStorage.getItem(listingDraftKey("buy")) ?? "");
  expect(toListingBody("buy", values).amenities).toEqual(["Gym", "Borehole"]);
  await press("Add amenity");
  const chosen = [...document.querySelectorAll("button[aria-pressed=true]")].map(({ textContent }) => textContent);
  expect(chosen).toEqual(["Borehole", "Gym"]);
});

it("shows the frequent and the chosen amenities on a phone, and all on request", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue(
    Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
  );
  await renderListingForm();
  expect(amenities()).toHaveLength(8);
  await press("Show all 16");
  expect(amenities()).toHaveLength(16);
  await press("Gym");
  await press("Show fewer");
  expect([amenities().length, isPressed("Gym")]).toEqual([9, true]);
  // The button of a removed one stays, so that a second tap adds it again.
  await press("Gym");
  expect([amenities().length, isPressed("Gym")]).toEqual([9, false]);
});
