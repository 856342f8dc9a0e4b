import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { siteDefaults } from "#contract/site.ts";
import { SettingsPage } from "#web/features/desk/settings/settings-page.tsx";
import { clearToast } from "#web/ui/toast.tsx";
import { field, fillIn, forgetEverything, showAt, submit, toast } from "../accounts/support.tsx";
import { signedIn } from "./support.tsx";

afterEach(() => {
  cleanup();
  act(clearToast);
  forgetEverything();
});

function aSite(refusal?: unknown) {
  return signedIn(({ call, body }) => {
    if (call.startsWith("GET /site")) return [200, { data: { site: siteDefaults } }];
    if (call !== "PUT /site") return undefined;
    return refusal ? [422, { detail: refusal }] : [200, { data: { site: body } }];
  }, "super_admin");
}

it("a change is seen in the preview, sent whole and said to be saved", async () => {
  const calls = aSite();
  await showAt(<SettingsPage />, "/admin/settings");
  await screen.findByLabelText("Name");
  fillIn({ Name: "Sinkor Homes" });
  expect(screen.getByText("Sinkor Homes", { selector: "aside p" })).toBeTruthy();
  await submit();
  await waitFor(() => expect(toast()).toContain("Settings saved"));
  expect(calls.find(({ call }) => call === "PUT /site")?.body).toEqual({ ...siteDefaults, name: "Sinkor Homes" });
});

it("a service is given contacts of its own, and an empty one is the business's", async () => {
  const calls = aSite();
  await showAt(<SettingsPage />, "/admin/settings");
  fireEvent.change(await screen.findByLabelText("Settings of"), { target: { value: "health" } });
  fireEvent.click(screen.getByRole("button", { name: "Give it its own" }));
  fillIn({ Phone: "+231 88 000 0000" });
  await submit();
  await waitFor(() => expect(calls.at(-1)?.call).toBe("PUT /site"));
  const health = { phone: "+231 88 000 0000", whatsapp: null, email: null, claims: [] };
  expect(calls.at(-1)?.body).toMatchObject({ services: { health } });
});

it("what is refused is said at its field, wherever that stands", async () => {
  aSite([{ loc: ["body", "hours", 1, "days"], msg: "Days is required", type: "too_small" }]);
  await showAt(<SettingsPage />, "/admin/settings");
  await screen.findByLabelText("Name");
  const [, saturday] = screen.getAllByLabelText("Days");
  fireEvent.input(saturday as HTMLElement, { target: { value: "" } });
  await submit();
  await waitFor(() => expect(saturday?.getAttribute("aria-invalid")).toBe("true"));
  expect(saturday?.closest("div")?.textContent).toContain("Days is required");
  expect(field("Name").getAttribute("aria-invalid")).toBeNull();
});
