import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { PropertyImage } from "#contract/listings/property.ts";
import type { ChangedField } from "#contract/listings/status/property-conflict.ts";
import { ListingForm } from "#web/admin/features/listing-form/listing-form.tsx";
import { listingFormParts } from "#web/admin/routes/parts/listing-form-parts.ts";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, mockApi, resetScreen, type SentRequest, toastText } from "../support/account-api.tsx";
import { currentAdmin } from "../support/admin-api.ts";
import {
  closeListingForm,
  listingField as field,
  pressButton as press,
  renderListingForm,
  typeInto as type,
} from "../support/listing-form.tsx";
import { buildDetailProperty, renderInApp } from "../support/property-fixtures.tsx";

beforeEach(() => saveSession(buildSession(currentAdmin)));

afterEach(resetScreen);

const opened = {
  ...buildDetailProperty({ kind: "rent", postal_code: "1000" }),
  published: true,
  deleted_at: null,
} as AdminProperty;
const later = "2099-01-01T10:00:00.000Z";
const change = (fields: Partial<AdminProperty>) => ({ ...opened, updated_at: later, ...fields }) as AdminProperty;

const dialog = () => screen.queryByRole("dialog", { name: "This listing has changed" });
const choices = (label: string) => {
  const group = within(within(dialog() as HTMLElement).getByRole("group", { name: label }));
  return group.getAllByRole("radio") as HTMLInputElement[];
};

/** Opens the form. The first save of the opened version gets a 409 with `current`. */
async function openForm(current: AdminProperty, changed: ChangedField[]) {
  const saves: SentRequest[] = [];
  mockApi((sent) => {
    if (sent.call !== "PATCH /update/rent/property") return [200, { data: { properties: [] } }];
    saves.push(sent);
    const { expected_updated_at } = sent.body as { expected_updated_at: string };
    if (expected_updated_at === current.updated_at) return [200, { message: "Property updated", uuid: opened.uuid }];
    return [409, { detail: "Changed", current, changed }];
  });
  return { saves, ...(await renderListingForm("rent", opened)) };
}

const byMusu = (...fields: string[]) =>
  fields.map((name) => ({ field: name, by: "musu", at: new Date(Date.now() - 185_000).toISOString() }));

it("shows both values of each field that a colleague changed, and saves what the person chose", async () => {
  const current = change({ title: "Musu's title", city: "Buchanan", bedrooms: 9 } as Partial<AdminProperty>);
  const { saves, onDone } = await openForm(current, byMusu("title", "city", "bedrooms"));
  type("Title", "My title");
  type("City", "Harper");
  type("Description", "My description");
  await press("Save changes");
  expect(await screen.findByRole("dialog", { name: "This listing has changed" })).toBeTruthy();
  expect(dialog()?.textContent).toContain("musu changed this listing");
  const [yours, theirs] = choices("Title");
  expect(yours?.closest("label")?.textContent).toBe("YoursMy title");
  expect(theirs?.closest("label")?.textContent).toBe("musu, 3 minutes agoMusu's title");
  // The person changed both, so nothing is preselected; of a field that they did not change, the stored value is.
  expect([...choices("Title"), ...choices("City")].filter(({ checked }) => checked)).toEqual([]);
  expect(choices("Bedrooms").map(({ checked }) => checked)).toEqual([false, true]);
  expect(screen.queryByRole("group", { name: "Description" })).toBeNull();

  await press("Save");
  expect(screen.getAllByText("Choose one")).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(yours));
  fireEvent.click(yours as HTMLElement);
  fireEvent.click(choices("City")[1] as HTMLElement);
  await press("Save");
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(saves.map(({ body }) => body)).toEqual([
    {
      uuid: opened.uuid,
      title: "My title",
      city: "Harper",
      description: "My description",
      expected_updated_at: opened.updated_at,
    },
    { uuid: opened.uuid, title: "My title", description: "My description", expected_updated_at: later },
  ]);
});

it("keeps everything typed on the way back to the form and after a reload, and asks again at the next save", async () => {
  const current = change({ title: "Musu's title" });
  const { saves, onDone } = await openForm(current, byMusu("title"));
  type("Title", "My title");
  await press("Save changes");
  await press("Back to the form");
  expect([dialog(), field("Title").value]).toEqual([null, "My title"]);
  await closeListingForm();
  // The draft is compared with the version that it was started on.
  await renderListingForm("rent", current);
  expect(field("Title").value).toBe("My title");
  await press("Save changes");
  expect(dialog()?.textContent).toContain("Musu's title");
  expect(saves.map(({ body }) => body)).toMatchObject(Array(2).fill({ expected_updated_at: opened.updated_at }));
  expect(onDone).not.toHaveBeenCalled();
});

it("saves without a question if the colleague changed what the form does not show differently", async () => {
  const { saves, onDone } = await openForm(change({}), []);
  type("Title", "My title");
  await press("Save changes");
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(saves).toHaveLength(2);
  expect(dialog()).toBeNull();
});

it("is no conflict with itself when the response to the first save was lost and the person edited on", async () => {
  let isFirst = true;
  const current = change({ title: "My title" });
  const bodies: Record<string, unknown>[] = [];
  mockApi(({ call, body }) => {
    if (call !== "PATCH /update/rent/property") return [200, { data: { properties: [] } }];
    bodies.push(body as Record<string, unknown>);
    if (isFirst) {
      isFirst = false;
      return undefined;
    }
    if (bodies.at(-1)?.expected_updated_at === later) return [200, { message: "", uuid: opened.uuid }];
    return [409, { detail: "Changed", current, changed: [{ field: "title", by: "kebbeh", at: later }] }];
  });
  const { onDone } = await renderListingForm("rent", opened);
  type("Title", "My title");
  await press("Save changes");
  await press("Stop waiting");
  await waitFor(() => expect(toastText()).toContain("Failed to update property"));
  type("Title", "My better title");
  await press("Save changes");
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(dialog()).toBeNull();
  expect(bodies.map(({ title }) => title)).toEqual(["My title", "My better title", "My better title"]);
});

it("shows a newer version in a form without edits, and keeps one with edits as it is", async () => {
  mockApi(() => [200, { data: { properties: [] } }]);
  const versions = [
    opened,
    change({ title: "Second" }),
    change({ title: "Third", updated_at: "2099-01-02T10:00:00.000Z" }),
  ];
  const Form = () => {
    const [version, setVersion] = useState(0);
    const form = { parts: listingFormParts, kind: "rent", onDone: vi.fn(), onLeave: vi.fn() } as const;
    return (
      <>
        <button type="button" onClick={() => setVersion(version + 1)}>
          Load
        </button>
        <ListingForm {...form} existing={versions[version] as AdminProperty} />
      </>
    );
  };
  await act(async () => renderInApp(<Form />));
  await press("Load");
  expect(field("Title").value).toBe("Second");
  expect(screen.queryByText("Restored")).toBeNull();
  type("City", "Harper");
  await press("Load");
  expect([field("Title").value, field("City").value]).toEqual(["Second", "Harper"]);
});

it("lets the person keep their photos, the colleague's, or both", async () => {
  const [first, second] = opened.images as [PropertyImage, PropertyImage];
  const added = { ...first, id: "added", alt: "The gate" };
  const { saves, onDone } = await openForm(change({ images: [second, added] }), byMusu("images", "image_alts"));
  await press("Move photo 1 back");
  await press("Save changes");
  expect(choices("Photos").map((choice) => choice.closest("label")?.querySelectorAll("img").length)).toEqual([2, 2, 0]);
  fireEvent.click(choices("Photos")[0] as HTMLElement);
  await press("Save");
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  // The first photo was deleted, so it cannot be kept.
  expect(saves.at(-1)?.body).toEqual({ uuid: opened.uuid, images: [second.id], expected_updated_at: later });
});
