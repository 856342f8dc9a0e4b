import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { ListingForm } from "#web/features/admin/listing-form/listing-form.tsx";
import { toListingBody } from "#web/features/admin/listing-form/listing-values.ts";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { listingFormParts } from "#web/routes/admin/parts/listing-form-parts.ts";
import { buildSession, mockApi, resetScreen } from "../support/account-api.tsx";
import { currentAdmin } from "../support/admin-api.ts";
import { renderInApp } from "../support/property-fixtures.tsx";

beforeEach(() => saveSession(buildSession(currentAdmin)));

afterEach(() => {
  resetScreen();
  vi.restoreAllMocks();
});

const toast = () => document.querySelector(".toast-place")?.textContent ?? "";
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement;
const button = (name: string) => screen.getByRole("button", { name }) as HTMLButtonElement;

async function renderForm(kind: PropertyKind = "buy") {
  const onLeave = vi.fn();
  await act(async () =>
    renderInApp(<ListingForm parts={listingFormParts} kind={kind} onDone={vi.fn()} onLeave={onLeave} />),
  );
  return { onLeave };
}

it("names missing fields in one notice and at each field, and focuses the first", async () => {
  await renderForm("rent");
  fireEvent.change(field("Postal code"), { target: { value: "" } });
  fireEvent.click(button("Add Property"));
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toBe(
    "Correct these fieldsTitle, Description, Monthly rent, Property type, Address, Postal codePhotos",
  );
  expect(screen.getByText("Postal code is required")).toBeTruthy();
  expect(screen.getAllByText("At least one image is required")).toHaveLength(1);
  const missing = "Title, Description, Monthly rent, Property type, Address, Postal code";
  await waitFor(() =>
    expect(toast()).toBe(`Validation FailedMissing required fields: ${missing}. At least one image is required`),
  );
  await waitFor(() => expect(document.activeElement).toBe(field("Title")));
  fireEvent.change(field("Title"), { target: { value: "A house" } });
  await waitFor(() => expect(screen.queryByText("Title is required")).toBeNull());
  expect(screen.getByText("Description is required")).toBeTruthy();
  expect(notice.textContent).toContain("Correct these fieldsDescription,");
  fireEvent.click(within(notice).getByRole("link", { name: "Postal code" }));
  expect(document.activeElement).toBe(field("Postal code"));
  fireEvent.click(within(notice).getByRole("link", { name: "Photos" }));
  expect(document.activeElement?.id).toBe("add-images");
});

const requiredValues = {
  Title: "A house",
  "Property type": "House",
  Description: "Three rooms.",
  Address: "12 Water Street",
  City: "Monrovia",
  State: "Montserrado",
  Country: "Liberia",
};

function fillRequiredFields(kindValues: Record<string, string> = { Price: "$84,000" }) {
  for (const [label, value] of Object.entries({ ...requiredValues, ...kindValues }))
    fireEvent.change(field(label), { target: { value } });
}

it("shows the messages of a 422 at their fields until the user changes them, and focuses the first", async () => {
  const detail = [
    { loc: ["body", "city"], msg: "City is unknown", type: "value_error" },
    { loc: ["body", "amenities", 0], msg: "Amenity is too long", type: "value_error" },
  ];
  mockApi(({ call }) => (call.includes("create") ? [422, { detail }] : [200, { data: { properties: [] } }]));
  await renderForm();
  fillRequiredFields();
  await act(async () => void fireEvent.click(button("Save as draft")));
  expect(await screen.findByText("City is unknown")).toBeTruthy();
  expect(screen.getByText("Amenity is too long")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field("Add an amenity")));
  fireEvent.change(field("City"), { target: { value: "Buchanan" } });
  await waitFor(() => expect(screen.queryByText("City is unknown")).toBeNull());
  expect(screen.getByText("Amenity is too long")).toBeTruthy();
});

it("is not sent while a number may mean two things, and sends the one that the user chooses", async () => {
  const calls = mockApi(({ call }) =>
    call.includes("create") ? [201, { uuid: "u-1", reference: "MH-1" }] : [200, { data: { properties: [] } }],
  );
  const creations = () => calls.filter(({ call }) => call.includes("create"));
  await renderForm();
  fillRequiredFields({ Price: "150.000", "Floor space": "120 m²" });
  await act(async () => void fireEvent.click(button("Save as draft")));
  expect((await screen.findAllByText("Price: choose what you mean")).length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement).toBe(field("Price")));
  expect(creations()).toEqual([]);
  fireEvent.click(button("Use $150,000"));
  await waitFor(() => expect(screen.queryByText("Price: choose what you mean")).toBeNull());
  await act(async () => void fireEvent.click(button("Save as draft")));
  await waitFor(() => expect(creations()).toHaveLength(1));
  expect(creations()[0]?.body).toMatchObject({ price: 150_000, area_sqft: 1292 });
});

it("asks about a price that is far from the usual one of the type and the area, once", async () => {
  const calls = mockApi(({ call }) => {
    if (call.includes("create")) return [201, { uuid: "u-1", reference: "MH-1" }];
    if (call.includes("usual-price")) return [200, { data: { price: 90_000 } }];
    return [200, { data: { properties: [] } }];
  });
  const creations = () => calls.filter(({ call }) => call.includes("create"));
  await renderForm();
  fillRequiredFields({ Price: "900", "Neighbourhood or landmark": "Sinkor" });
  const text = "A price of $900 is unusual. Similar listings cost about $90,000. Is it right?";
  expect(await screen.findByText(text)).toBeTruthy();
  await waitFor(() => expect(calls.map(({ call }) => call).join()).toContain("property_type=House&area=Sinkor"));
  await act(async () => void fireEvent.click(button("Save as draft")));
  await waitFor(() => expect(document.activeElement).toBe(field("Price")));
  expect(creations()).toEqual([]);
  fireEvent.click(button("Yes, $900"));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  await act(async () => void fireEvent.click(button("Save as draft")));
  await waitFor(() => expect(creations()).toHaveLength(1));
  expect(creations()[0]?.body).toMatchObject({ price: 900 });
});

it("asks before it saves a possible duplicate", async () => {
  const duplicate = {
    uuid: "u-1",
    kind: "buy",
    title: "The same house",
    reference: "B-1",
    price: 84000,
    area: "Sinkor",
  };
  const calls = mockApi(({ call }) =>
    call.includes("create") ? [201, { uuid: "u-2" }] : [200, { data: { properties: [duplicate] } }],
  );
  await renderForm();
  fillRequiredFields();
  await act(async () => void fireEvent.click(button("Save as draft")));
  expect(await screen.findByText("The same house")).toBeTruthy();
  expect(calls.filter(({ call }) => call.includes("create"))).toEqual([]);
  await act(async () => void fireEvent.click(button("Add it anyway")));
  await waitFor(() => expect(toast()).toContain("Draft saved"));
  const created = calls.find(({ call }) => call.includes("create"));
  expect(created?.body).toMatchObject({ title: "A house", price: 84000, published: false, bedrooms: null });
  expect(field("Title").value).toBe("");
});

it("clears each message when its field becomes valid, and says in the bar how many are left", async () => {
  mockApi(() => [200, { data: { properties: [] } }]);
  await renderForm();
  await act(async () => void fireEvent.click(button("Save as draft")));
  const left = () =>
    document.getElementById(button("Add Property").getAttribute("aria-describedby") ?? "")?.textContent;
  const notice = () => screen.queryByRole("alert")?.textContent;
  expect(notice()).toBe("Correct these fieldsTitle, Description, Price, Property type, Address");
  expect(left()).toBe("6 still required: Title and 5 more");
  await act(async () => void fireEvent.change(field("Title"), { target: { value: "A house" } }));
  expect(screen.queryByText("Title is required")).toBeNull();
  expect(left()).toBe("5 still required: Description and 4 more");
  await act(async () => fillRequiredFields());
  expect(left()).toBe("1 still required: Photos");
  expect(document.querySelector("[aria-invalid=true]")).toBeNull();
  await act(async () => void fireEvent.change(field("Price"), { target: { value: "cheap" } }));
  expect(screen.getByText("Must be a number")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("starts a new listing in Monrovia, and a restored draft keeps its own place", async () => {
  await renderForm("rent");
  const place = () => ["City", "State", "Country", "Postal code"].map((label) => field(label).value);
  expect(place()).toEqual(["Monrovia", "Montserrado", "Liberia", "1000"]);
  expect(screen.queryByText("Restored")).toBeNull();
  fireEvent.change(field("City"), { target: { value: "Buchanan" } });
  fireEvent.change(field("State"), { target: { value: "Grand Bassa" } });
  fireEvent.change(field("Postal code"), { target: { value: "" } });
  await act(async () => void dispatchEvent(new Event("pagehide")));
  cleanup();
  await renderForm("rent");
  expect(place()).toEqual(["Buchanan", "Grand Bassa", "Liberia", ""]);
  await act(async () => void fireEvent.click(button("Clear and start over")));
  expect(place()).toEqual(["Monrovia", "Montserrado", "Liberia", "1000"]);
});

it("suggests the areas of other listings, by pointer and by keyboard", async () => {
  const facets = { data: { city: { Monrovia: 30 }, area: { Sinkor: 9, "Congo Town": 12, Airfield: 2 } } };
  mockApi(() => [200, facets]);
  await renderForm();
  const area = field("Neighbourhood or landmark");
  const options = () => screen.queryAllByRole("option").filter((option) => option.closest("[role=listbox]"));
  const texts = () => options().map(({ textContent }) => textContent);
  await act(async () => area.focus());
  fireEvent.click(area);
  await waitFor(() => expect(texts()).toEqual(["Congo Town", "Sinkor", "Airfield"]));
  fireEvent.change(area, { target: { value: "congotown" } });
  expect(texts()).toEqual(["Congo Town"]);
  fireEvent.keyDown(area, { key: "ArrowDown" });
  expect(area.getAttribute("aria-activedescendant")).toBe(options()[0]?.id);
  fireEvent.keyDown(area, { key: "Enter" });
  expect(area.value).toBe("Congo Town");
  expect(texts()).toEqual([]);
  fireEvent.keyDown(area, { key: "ArrowDown" });
  expect(texts()).toEqual(["Sinkor", "Airfield"]);
  fireEvent.click(screen.getByText("Airfield"));
  expect(area.value).toBe("Airfield");
  fireEvent.keyDown(area, { key: "ArrowDown" });
  fireEvent.keyDown(area, { key: "Escape" });
  expect(area.getAttribute("aria-expanded")).toBe("false");
  fireEvent.change(area, { target: { value: "Behind the market" } });
  expect([area.value, texts()]).toEqual(["Behind the market", []]);
});

it("adds amenities by Enter or quick button, and removes them", async () => {
  await renderForm();
  const input = field("Add an amenity");
  fireEvent.change(input, { target: { value: " borehole " } });
  fireEvent.keyDown(input, { key: "Enter" });
  expect(input.value).toBe("");
  const isPressed = (name: string) => button(name).getAttribute("aria-pressed");
  fireEvent.click(button("Gym"));
  expect(isPressed("Gym")).toBe("true");
  // Typed in another case, it is the same amenity.
  expect(isPressed("Borehole")).toBe("true");
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  fireEvent.click(button("Gym"));
  expect(isPressed("Gym")).toBe("false");
  fireEvent.click(button("Borehole"));
  expect(isPressed("Borehole")).toBe("false");
  // An amenity that is not offered follows the others.
  fireEvent.change(input, { target: { value: "River view" } });
  fireEvent.click(button("Add amenity"));
  const listed = () => within(screen.getByRole("list", { name: "Amenities" })).getAllByRole("listitem");
  expect(listed().at(-1)?.textContent).toBe("River view");
  fireEvent.click(button("Remove River view"));
  expect(listed().at(-1)?.textContent).toBe("WiFi");
});

it("shows the frequent and the chosen amenities on a phone, and all on request", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue(
    Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
  );
  await renderForm();
  const listed = () => within(screen.getByRole("list", { name: "Amenities" })).getAllByRole("listitem");
  expect(listed()).toHaveLength(8);
  fireEvent.click(button("Show all 16"));
  expect(listed()).toHaveLength(16);
  fireEvent.click(button("Gym"));
  fireEvent.click(button("Show fewer"));
  expect(listed()).toHaveLength(9);
  expect(button("Gym").getAttribute("aria-pressed")).toBe("true");
  // The button of a removed one stays, so that a second tap adds it again.
  fireEvent.click(button("Gym"));
  expect(button("Gym").getAttribute("aria-pressed")).toBe("false");
  expect(listed()).toHaveLength(9);
});

it("sends a yes-no question as unknown until the admin chooses an answer", async () => {
  const calls = mockApi(({ call }) =>
    call.includes("create") ? [201, { uuid: "u-1" }] : [200, { data: { properties: [] } }],
  );
  await renderForm("rent");
  const answers = (question: string) => within(screen.getByRole("group", { name: question }));
  const isChosen = (question: string, answer: string) =>
    (answers(question).getByRole("radio", { name: answer }) as HTMLInputElement).checked;
  const questions = ["Furnished", "Pets allowed", "Parking", "New construction"];
  expect(questions.map((question) => isChosen(question, "Not known"))).toEqual([true, true, true, true]);
  fireEvent.click(answers("Furnished").getByRole("radio", { name: "No" }));
  fireEvent.click(answers("Parking").getByRole("radio", { name: "Yes" }));
  fireEvent.click(answers("Pets allowed").getByRole("radio", { name: "No" }));
  fireEvent.click(answers("Pets allowed").getByRole("radio", { name: "Not known" }));
  fillRequiredFields({ "Monthly rent": "800", "Postal code": "1000" });
  await act(async () => void fireEvent.click(button("Save as draft")));
  await waitFor(() => expect(toast()).toContain("Draft saved"));
  expect(calls.find(({ call }) => call.includes("create"))?.body).toMatchObject({
    furnished: false,
    pets_allowed: null,
    has_parking: true,
    is_new_construction: null,
  });
});

it("restores a typed amenity and counts it as added", async () => {
  await renderForm();
  fireEvent.click(button("Gym"));
  fireEvent.change(field("Add an amenity"), { target: { value: " Borehole, gym " } });
  await act(async () => void dispatchEvent(new Event("pagehide")));
  cleanup();
  await renderForm();
  expect(field("Add an amenity").value).toBe(" Borehole, gym ");
  const { values } = JSON.parse(localStorage.getItem(`draft_listing_${currentAdmin.id}_buy`) ?? "");
  expect(toListingBody("buy", values).amenities).toEqual(["Gym", "Borehole"]);
  fireEvent.click(button("Add amenity"));
  expect(screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    "Borehole",
    "Gym",
  ]);
});

const foldOf = (label: string) => field(label).closest("details") as HTMLDetailsElement;
const toggle = (fold: HTMLDetailsElement, open: boolean) => {
  fold.open = open;
  fireEvent(fold, new Event("toggle"));
};

it("folds rare fields until one of them has a value, and unfolds an invalid one before it gets the focus", async () => {
  mockApi(() => [200, { data: { properties: [] } }]);
  await renderForm();
  const more = foldOf("Year built");
  expect([more.open, foldOf("Latitude").open, foldOf("Latitude") === more]).toEqual([false, false, false]);
  expect(more.querySelector("summary")?.textContent).toContain("Previous owners");
  fireEvent.change(field("Year built"), { target: { value: "1650" } });
  expect(more.open).toBe(true);
  toggle(more, false);
  fillRequiredFields();
  await act(async () => void fireEvent.click(button("Save as draft")));
  await waitFor(() => expect(document.activeElement).toBe(field("Year built")));
  expect(more.open).toBe(true);
  // At the field; the toast and the notice name the field.
  expect(screen.getAllByText("Must be at least 1800")).toHaveLength(1);
  expect(screen.getAllByText("Year built: must be at least 1800")).toHaveLength(2);
  fireEvent.change(field("Year built"), { target: { value: "1990" } });
  await act(async () => void dispatchEvent(new Event("pagehide")));
  cleanup();
  await renderForm();
  expect([foldOf("Year built").open, foldOf("Latitude").open]).toEqual([true, false]);
});

it("names the missing required fields beside the buttons", async () => {
  await renderForm();
  const left = () =>
    document.getElementById(button("Add Property").getAttribute("aria-describedby") ?? "")?.textContent;
  expect(left()).toBe("6 still required: Title and 5 more");
  await act(async () => fillRequiredFields());
  expect(left()).toBe("1 still required: Photos");
});

it("lists its sections with what each still requires, and leads to them", async () => {
  await renderForm();
  const steps = () => within(screen.getByRole("navigation", { name: "Sections" }));
  const texts = () =>
    steps()
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
  expect(texts()).toEqual([
    "Basics3 required",
    "Price1 required",
    "DetailsOptional",
    "AmenitiesOptional",
    "LivingOptional",
    "Location1 required",
    "ContactOptional",
    "Photos1 required",
  ]);
  await act(async () => fillRequiredFields());
  expect(texts().filter((text) => text?.endsWith("Done"))).toHaveLength(3);
  fireEvent.click(steps().getByRole("link", { name: /^Price/ }));
  expect(document.activeElement).toBe(field("Price *"));
});

it("sets the answer about parking with the amenity, and clears it when the amenity is removed", async () => {
  await renderForm("rent");
  const answer = (name: string) =>
    within(screen.getByRole("group", { name: "Parking" })).getByRole("radio", { name }) as HTMLInputElement;
  await act(async () => void fireEvent.click(button("Parking")));
  expect(answer("Yes").checked).toBe(true);
  await act(async () => void fireEvent.click(button("Parking")));
  expect(answer("Not known").checked).toBe(true);
  fireEvent.click(answer("No"));
  await act(async () => void fireEvent.click(button("Gym")));
  expect(answer("No").checked).toBe(true);
});

it("leads from the top of the form to the photos, its last section", async () => {
  await renderForm();
  fireEvent.click(button("Go to photos"));
  expect(document.activeElement).toBe(screen.getByLabelText(/Choose photos/));
});

it("leaves an empty form on Cancel, and asks for confirmation when there are changes", async () => {
  const { onLeave } = await renderForm();
  fireEvent.click(button("Cancel"));
  expect(onLeave).toHaveBeenCalledTimes(1);
  fireEvent.change(field("Title"), { target: { value: "Half a house" } });
  fireEvent.click(button("Cancel"));
  expect(onLeave).toHaveBeenCalledTimes(1);
  await act(async () => void fireEvent.click(button("Discard and leave")));
  expect(onLeave).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem(`draft_listing_${currentAdmin.id}_buy`)).toBeNull();
});

it("restores the draft of each kind after a reload", async () => {
  await renderForm();
  fireEvent.change(field("Title"), { target: { value: "Half a house" } });
  await act(async () => void dispatchEvent(new Event("pagehide")));
  cleanup();
  await renderForm();
  expect(field("Title").value).toBe("Half a house");
  expect(screen.getByText("Restored")).toBeTruthy();
  await act(async () => void fireEvent.click(button("Clear and start over")));
  expect(field("Title").value).toBe("");
  cleanup();
  await renderForm("rent");
  expect(field("Title").value).toBe("");
});

it("shows four description rows, the common types first, and a new listing as available", async () => {
  await renderForm("rent");
  expect(screen.getByRole("textbox", { name: "Description" }).getAttribute("rows")).toBe("4");
  const types = [...field("Property type").querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(types.slice(1, 4)).toEqual(["House", "Apartment", "Condo"]);
  expect(types).toContain("Warehouse");
  expect(field("Status").value).toBe("available");
  expect(field("Featured").checked).toBe(false);
});

it("shows the draft of an account to no other account on this device", async () => {
  await renderForm();
  fireEvent.change(field("Title"), { target: { value: "Half a house" } });
  await act(async () => void dispatchEvent(new Event("pagehide")));
  cleanup();
  saveSession(buildSession({ ...currentAdmin, id: "5d2f3f0a-0000-4000-8000-000000000002" }));
  await renderForm();
  expect(field("Title").value).toBe("");
  cleanup();
  saveSession(buildSession(currentAdmin));
  await renderForm();
  expect(field("Title").value).toBe("Half a house");
});
