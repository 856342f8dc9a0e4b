import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { UploadProgress } from "#web/admin/features/listing-form/actions/upload-progress.tsx";
import { AddListingPage } from "#web/admin/features/listing-form/add-listing-page.tsx";
import type { FormImage } from "#web/admin/lib/images/form-image.ts";
import { listingFormParts } from "#web/admin/routes/parts/listing-form-parts.ts";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, mockApi, renderAt, resetScreen, toastText } from "../support/account-api.tsx";
import { currentAdmin } from "../support/admin-api.ts";
import {
  closeListingForm,
  listingField as field,
  fillListing,
  listingDraftKey,
  pressButton as press,
  renderListingForm,
  typeInto as type,
} from "../support/listing-form.tsx";
import { buildDetailProperty } from "../support/property-fixtures.tsx";
import { findButton as button } from "../support/quick-queries.ts";

beforeEach(() => saveSession(buildSession(currentAdmin)));

afterEach(resetScreen);

const facets = { data: { city: { Monrovia: 30 }, area: { Sinkor: 9, "Congo Town": 12, Airfield: 2 } } };

/** Answers each creation with a response, and other requests with a body. Returns the bodies of the creations. */
function mockCreations(response: [number, unknown] = [201, { uuid: "u-1", reference: "MH-1" }]) {
  const answers = { usualPrice: {}, properties: [] as object[] };
  const calls = mockApi(({ call }) => {
    if (call.includes("create")) return response;
    if (call.includes("facets")) return [200, facets];
    return [200, { data: call.includes("public/prices") ? answers.usualPrice : { properties: answers.properties } }];
  });
  const bodies = () => calls.flatMap(({ call, body }) => (call.includes("create") ? [body] : []));
  return { calls, answers, bodies };
}

it("names missing fields in a notice, at each field, and beside the buttons", async () => {
  mockCreations();
  await renderListingForm("rent");
  const left = () =>
    document.getElementById(button("Add Property").getAttribute("aria-describedby") ?? "")?.textContent;
  expect(left()).toBe("6 still required: Title and 5 more");
  type("Postal code", "");
  fireEvent.click(button("Add Property"));
  const notice = await screen.findByRole("alert");
  const missing = "Title, Description, Monthly rent, Property type, Address, Postal code";
  expect(notice.textContent).toBe(`Correct these fields${missing}Photos`);
  expect(screen.getByText("Postal code is required")).toBeTruthy();
  expect(screen.getAllByText("At least one image is required")).toHaveLength(1);
  const text = `Validation FailedMissing required fields: ${missing}. At least one image is required`;
  await waitFor(() => expect(toastText()).toBe(text));
  await waitFor(() => expect(document.activeElement).toBe(field("Title")));

  await act(async () => type("Title", "A house"));
  expect(screen.queryByText("Title is required")).toBeNull();
  expect(screen.getByText("Description is required")).toBeTruthy();
  expect(notice.textContent).toContain("Correct these fieldsDescription,");
  expect(left()).toBe("6 still required: Description and 5 more");
  fireEvent.click(within(notice).getByText("Postal code"));
  expect(document.activeElement).toBe(field("Postal code"));
  fireEvent.click(within(notice).getByText("Photos"));
  expect(document.activeElement?.id).toBe("add-images");
  fireEvent.click(button("Go to photos"));
  expect(document.activeElement).toBe(field("Choose photos"));

  await act(async () => fillListing({ "Monthly rent": "800", "Postal code": "1000" }));
  expect(left()).toBe("1 still required: Photos");
  expect([...document.querySelectorAll("[aria-invalid=true]")].map(({ id }) => id)).toEqual(["add-images"]);
  await act(async () => type("Monthly rent", "cheap"));
  expect(screen.getByText("Must be a number")).toBeTruthy();
});

it("shows the messages of a 422 at their fields until the user changes them, and focuses the first", async () => {
  const detail = [
    { loc: ["body", "city"], msg: "City is unknown", type: "value_error" },
    { loc: ["body", "amenities", 0], msg: "Amenity is too long", type: "value_error" },
  ];
  mockCreations([422, { detail }]);
  await renderListingForm();
  fillListing();
  await press("Save as draft");
  expect(await screen.findByText("City is unknown")).toBeTruthy();
  expect(screen.getByText("Amenity is too long")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field("Add an amenity")));
  type("City", "Buchanan");
  await waitFor(() => expect(screen.queryByText("City is unknown")).toBeNull());
  expect(screen.getByText("Amenity is too long")).toBeTruthy();
});

it("is not sent while a number may mean two things or is unusual, and asks about a possible duplicate", async () => {
  const { calls, answers, bodies } = mockCreations();
  answers.usualPrice = { low: 70_000, usual: 90_000, high: 120_000, homes: 5, level: "area", as_of: "2026-03-01" };
  answers.properties = [
    { uuid: "u-9", kind: "buy", title: "The same house", reference: "B-1", price: 900, area: "Sinkor" },
  ];
  await renderListingForm();
  fillListing({ Price: "150.000", "Floor space": "120 m²", "Neighbourhood or landmark": "Sinkor" });
  await press("Save as draft");
  expect((await screen.findAllByText("Price: choose what you mean")).length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement).toBe(field("Price")));
  await press("Use $150,000");
  await waitFor(() => expect(screen.queryByText("Price: choose what you mean")).toBeNull());

  type("Price", "900");
  const question = "A price of $900 is below 99 of 100 such homes, which usually cost $70,000–120,000. Is it right?";
  expect(await screen.findByText(question)).toBeTruthy();
  expect(document.body.textContent).toContain("Houses: usually $70,000–120,000, from 5 homes in Sinkor");
  expect(calls.map(({ call }) => call).join()).toContain("property_type=House&area=Sinkor");
  field("Title").focus();
  await press("Save as draft");
  await waitFor(() => expect(document.activeElement).toBe(field("Price")));
  await press("Yes, $900");
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());

  await press("Save as draft");
  expect(await screen.findByText("The same house")).toBeTruthy();
  expect(bodies()).toEqual([]);
  await press("Add it anyway");
  await waitFor(() => expect(toastText()).toContain("Draft saved"));
  const sent = { title: "A house", price: 900, area_sqft: 1292, published: false, bedrooms: null };
  expect(bodies()).toEqual([expect.objectContaining(sent)]);
  expect(field("Title").value).toBe("");
});

it("sends the number that the user chooses, and an unanswered yes-no question as unknown", async () => {
  const { bodies } = mockCreations();
  await renderListingForm("rent");
  const answers = (question: string) => within(screen.getByRole("group", { name: question }));
  const answer = (question: string, name: string) => answers(question).getByLabelText<HTMLInputElement>(name);
  const questions = ["Furnished", "Pets allowed", "Parking", "New construction"];
  expect(questions.map((question) => answer(question, "Not known").checked)).toEqual([true, true, true, true]);
  // The amenity answers the question about parking.
  await press("Parking");
  expect(answer("Parking", "Yes").checked).toBe(true);
  await press("Parking");
  expect(answer("Parking", "Not known").checked).toBe(true);
  fireEvent.click(answer("Parking", "No"));
  await press("Gym");
  expect(answer("Parking", "No").checked).toBe(true);

  fireEvent.click(answer("Furnished", "No"));
  fireEvent.click(answer("Parking", "Yes"));
  fireEvent.click(answer("Pets allowed", "No"));
  fireEvent.click(answer("Pets allowed", "Not known"));
  fillListing({ "Monthly rent": "1.500" });
  await press("Use $1,500 a month");
  await press("Save as draft");
  await waitFor(() => expect(toastText()).toContain("Draft saved"));
  const sent = { furnished: false, pets_allowed: null, has_parking: true, is_new_construction: null };
  expect(bodies()).toEqual([expect.objectContaining({ ...sent, monthly_rent: 1500 })]);
});

it("starts as an available listing in Monrovia, and restores the draft of each kind for its account only", async () => {
  await renderListingForm("rent");
  const place = () => ["City", "State", "Country", "Postal code"].map((label) => field(label).value);
  const title = () => field("Title").value;
  const start = ["Monrovia", "Montserrado", "Liberia", "1000"];
  expect([place(), screen.queryByText("Restored")]).toEqual([start, null]);
  expect([field("Status").value, field("Featured").checked]).toEqual(["available", false]);
  expect(field("Description").getAttribute("rows")).toBe("3");
  const types = [...field("Property type").querySelectorAll("option")].map(({ textContent }) => textContent);
  expect([types.slice(1, 4), types.includes("Warehouse")]).toEqual([["House", "Apartment", "Condo"], true]);
  for (const [label, value] of [
    ["Title", "Half a house"],
    ["City", "Buchanan"],
    ["State", "Grand Bassa"],
    ["Postal code", ""],
  ] as const)
    type(label, value);
  await closeListingForm();

  await renderListingForm("buy");
  expect(title()).toBe("");
  cleanup();
  saveSession(buildSession({ ...currentAdmin, id: "5d2f3f0a-0000-4000-8000-000000000002" }));
  await renderListingForm("rent");
  expect(title()).toBe("");
  cleanup();
  saveSession(buildSession(currentAdmin));
  await renderListingForm("rent");
  expect([title(), place()]).toEqual(["Half a house", ["Buchanan", "Grand Bassa", "Liberia", ""]]);
  expect(screen.getByText("Restored")).toBeTruthy();
  await press("Clear and start over");
  expect([title(), place()]).toEqual(["", start]);
});

it("suggests the areas of other listings, by pointer and by keyboard", async () => {
  mockApi(() => [200, facets]);
  await renderListingForm();
  const area = field("Neighbourhood or landmark");
  const options = () => [...document.querySelectorAll("[role=listbox] [role=option]")];
  const texts = () => options().map(({ textContent }) => textContent);
  await act(async () => area.focus());
  fireEvent.click(area);
  await waitFor(() => expect(texts()).toEqual(["Congo Town", "Sinkor", "Airfield"]));
  fireEvent.change(area, { target: { value: "congotown" } });
  expect(texts()).toEqual(["Congo Town"]);
  fireEvent.keyDown(area, { key: "ArrowDown" });
  expect(area.getAttribute("aria-activedescendant")).toBe(options()[0]?.id);
  fireEvent.keyDown(area, { key: "Enter" });
  expect([area.value, texts()]).toEqual(["Congo Town", []]);
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

it("folds what few listings need, says what is entered there, and unfolds an invalid field before it gets the focus", async () => {
  mockCreations();
  await renderListingForm("rent");
  const foldOf = (label: string) => field(label).closest("details") as HTMLDetailsElement;
  const line = (label: string) => foldOf(label).querySelector("summary")?.textContent;
  const group = (question: string) => within(screen.getByRole("group", { name: question }));
  const details = [...document.querySelectorAll("details")];
  expect(details.map(({ open }) => open)).toEqual(Array(7).fill(false));
  for (const label of ["Title", "Property type", "Description", "Monthly rent", "Bedrooms", "Address", "Choose photos"])
    expect(field(label).closest("details"), label).toBeNull();
  expect(line("Year built")).toBe(
    "Size, status and moreOptional: Floor space (sq ft), Status, Note about the status, Year built, Last renovated, Previous tenants, New construction, Featured",
  );
  expect(line("City")).toBe("City, state and countryMonrovia · Montserrado · Liberia · 1000");
  fireEvent.click(group("Power").getByLabelText("Own LEC meter"));
  fireEvent.click(group("Generator").getByLabelText("Yes"));
  fireEvent.click(group("Fence").getByLabelText("No"));
  expect(line("Hours of power a day")).toBe("Living TherePower: Own LEC meter · Generator · Fence: No");
  fillListing({ "Monthly rent": "800", "Floor space": "1200", "Agency fee": "50", "Year built": "1650" });
  fireEvent.change(field("Status"), { target: { value: "under_offer" } });
  await press("Parking");
  expect(line("Add an amenity")).toBe("AmenitiesParking");
  expect(line("Agency fee")).toBe("Fee, lease and termsAgency fee: $50 · Parking");
  const entered = "Size, status and moreFloor space (sq ft): 1,200 · Status: Under offer · Year built: 1650";
  expect(line("Year built")).toBe(entered);
  await press("Save as draft");
  await waitFor(() => expect(document.activeElement).toBe(field("Year built")));
  expect(details.map(({ open }) => open)).toEqual([false, true, false, false, false, false, false]);
  expect(line("Year built")).toBe("Size, status and moreSomething here has to be corrected");
  // At the field; the toast and the notice name the field.
  expect(screen.getAllByText("Must be at least 1800")).toHaveLength(1);
  expect(screen.getAllByText("Year built: must be at least 1800")).toHaveLength(2);
  await act(async () => type("Year built", "1990"));
  expect([foldOf("Year built").open, line("Year built")]).toEqual([true, entered.replace("1650", "1990")]);
  await closeListingForm();
  await renderListingForm("rent");
  expect([foldOf("Year built").open, line("Year built")]).toEqual([false, entered.replace("1650", "1990")]);
});

it("starts like another listing, without what is true of that home only, and stores nothing before it is saved", async () => {
  const property = {
    ...buildDetailProperty({ kind: "rent", reference: "MH-7", title: "Flat in Sinkor MH-7", amenities: ["Well"] }),
    ...{ postal_code: "1000", monthly_rent: 900, status: "let", status_note: "Call Ben", featured: true },
    ...{ latitude: 6.3, longitude: -10.8, pin: "exact", landmark: "Behind ELWA", house_number: "7" },
  };
  const bodies: object[] = [];
  mockApi(({ call, body }) => {
    if (call === "GET /properties/u-7") return [200, { data: { property } }];
    if (call.includes("create")) bodies.push(body as object);
    return call.includes("create") ? [201, { uuid: "u-8" }] : [200, { data: { properties: [] } }];
  });
  const path = "/add-rent-property?copy=u-7";
  await renderAt(<AddListingPage kind="rent" title="Add Rent Property" parts={listingFormParts} />, path);
  await screen.findByText("Like MH-7, without its photos, status and notes.");
  expect([field("Title").value, field("Monthly rent").value]).toEqual(["Flat in Sinkor", "900"]);
  expect([field("Status").value, field("Note about the status").value]).toEqual(["available", ""]);
  await closeListingForm();
  expect(Object.keys(localStorage).filter((key) => key.startsWith("draft_"))).toEqual([]);

  await renderAt(<AddListingPage kind="rent" title="Add Rent Property" parts={listingFormParts} />, path);
  await screen.findByText("Like MH-7, without its photos, status and notes.");
  await press("Save as draft");
  await waitFor(() => expect(bodies).toHaveLength(1));
  const copied = { title: "Flat in Sinkor", monthly_rent: 900, amenities: ["Well"], uploads: [] };
  expect(bodies).toEqual([
    expect.objectContaining({
      ...{ ...copied, status: "available", status_note: null, featured: false, is_available: true },
      ...{ latitude: null, longitude: null, landmark: null, house_number: null },
    }),
  ]);
  expect(bodies[0]).not.toMatchObject({ pin: "exact" });
});

it("says beside the buttons how far the photos are, and that saving waits for them", () => {
  const photo = (state: FormImage["state"]) => ({ id: state.name, state }) as FormImage;
  const show = (isSending: boolean, ...states: FormImage["state"][]) => {
    const { container } = render(<UploadProgress images={states.map(photo)} isSending={isSending} />);
    const text = container.textContent;
    const bar = container.querySelector("progress");
    // The browser's own empty bar looks like a full one.
    if (bar) expect(bar.className).toContain("appearance-none");
    const value = bar?.value;
    cleanup();
    return [text, value];
  };
  const sending = { name: "sending", progress: 0.5 } as const;
  const waiting = { name: "waiting", for: "queue" } as const;
  const failed = { name: "failed", message: "", canRetry: true } as const;
  expect(show(false, { name: "stored" }, { name: "sent" })).toEqual(["", undefined]);
  expect(show(false, { name: "sent" }, sending, waiting)).toEqual(["1 of 3 photos uploaded", 1.5]);
  expect(show(true, sending, waiting)).toEqual(["Saving waits for 2 photos", 0.5]);
  expect(show(true, { name: "sent" }, failed)).toEqual(["1 photo could not be uploaded", 1]);
});

it("leaves an empty form on Cancel, and asks for confirmation when there are changes", async () => {
  const { onLeave } = await renderListingForm();
  await press("Cancel");
  expect(onLeave).toHaveBeenCalledTimes(1);
  type("Title", "Half a house");
  await press("Cancel");
  expect(onLeave).toHaveBeenCalledTimes(1);
  await press("Discard and leave");
  expect(onLeave).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem(listingDraftKey("buy"))).toBeNull();
});
