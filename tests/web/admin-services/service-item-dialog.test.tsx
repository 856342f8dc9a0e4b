import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ServiceItemDialog } from "#web/admin/features/services/service-item-dialog.tsx";
import {
  professionalKind,
  type ServiceItem,
  type ServiceItemKind,
} from "#web/admin/features/services/service-item-kinds.ts";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, mockApi, renderAt, resetScreen, submitForm } from "../support/account-api.tsx";
import { currentAdmin } from "../support/admin-api.ts";

beforeEach(() => saveSession(buildSession(currentAdmin)));

afterEach(resetScreen);

const professional = {
  ...{ id: "d-1", name: "Dr. Kollie", specialty: "Dentist", location: "Sinkor", availability: "Mon–Fri" },
  ...{ contact: "+231 770 000 000", description: "", rating: 4, available: true, deleted_at: null },
  ...{ experience: "5 years", price: "$20", hours: [] },
};

function open<Item extends ServiceItem>(kind: ServiceItemKind<Item>, item: Item | undefined) {
  return renderAt(<ServiceItemDialog kind={kind} item={item} onDone={() => undefined} onClose={() => undefined} />);
}

function type(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.input(document.getElementById(`service-item-${name}`) as HTMLInputElement, { target: { value } });
  }
}

it("restores a draft over a colleague's changes, and sends only the changed fields", async () => {
  const calls = mockApi(() => [200, {}]);
  await open(professionalKind, professional);
  type({ specialty: "Surgeon" });
  cleanup();
  await open(professionalKind, { ...professional, price: "$35" });
  await submitForm();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ call: "PATCH /professionals/d-1", body: { specialty: "Surgeon" } });
  expect(calls[0]?.body).toEqual({ specialty: "Surgeon" });
});

it("reuses the idempotency key when the response was lost, also after a reload", async () => {
  let isResponseLost = true;
  const calls = mockApi(() => (isResponseLost ? undefined : [201, { ...professional }]));
  await open(professionalKind, undefined);
  type({ name: "Dr. Kollie", specialty: "Dentist", location: "Sinkor" });
  await submitForm();
  cleanup();
  isResponseLost = false;
  await open(professionalKind, undefined);
  await submitForm();
  const keys = calls.map(({ headers }) => headers["Idempotency-Key"] ?? headers["idempotency-key"]);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith("draft_"))).toEqual([]);
});

it("shows both values when a colleague has changed the professional, and saves what the person chose", async () => {
  const opened = { ...professional, updated_at: "2026-01-01T10:00:00.000Z" };
  const current = { ...opened, location: "Harper", price: "$35", updated_at: "2026-01-02T10:00:00.000Z" };
  const changed = [{ field: "location", by: "musu", at: current.updated_at }];
  const calls = mockApi(({ body }) =>
    (body as typeof current & { expected_updated_at: string }).expected_updated_at === current.updated_at
      ? [200, {}]
      : [409, { detail: "Changed", current, changed }],
  );
  await open(professionalKind, opened);
  type({ location: "Buchanan", specialty: "Surgeon" });
  await submitForm();
  const dialog = within(await screen.findByRole("dialog", { name: "This doctor has changed" }));
  expect(dialog.getByRole("group", { name: "Location" }).textContent).toMatch(/Yours.*Buchanan.*musu, .* ago.*Harper/);
  fireEvent.click(dialog.getAllByRole("radio")[0] as HTMLElement);
  await act(async () => void fireEvent.click(dialog.getByRole("button", { name: "Save" })));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toEqual({
    location: "Buchanan",
    specialty: "Surgeon",
    expected_updated_at: current.updated_at,
  });
});
