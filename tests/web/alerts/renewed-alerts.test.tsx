import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { NeedsAttention } from "#web/admin/features/dashboard/needs-attention.tsx";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { buildStats, mockSignedInApi } from "../support/admin-api.ts";

afterEach(resetScreen);

const [old, fresh] = ["https://fcm.googleapis.com/fcm/send/old", "https://fcm.googleapis.com/fcm/send/new"];
const day = "2026-11-27T10:00:00.000Z";
const device = { id: crypto.randomUUID(), name: "Phone", endpoint: old, created_at: day, reached_at: null };

interface Situation {
  /** The endpoint that this browser noted while it rang. */
  known?: string;
  /** The endpoint of its subscription. */
  own?: string;
  isListed?: boolean;
  /** Whether a person removed it from the list of devices. */
  isRemoved?: boolean;
  permission?: string;
  canSubscribe?: boolean;
}

/** Opens the dashboard in a browser. Returns what was sent about devices. */
async function openDashboard({
  known,
  own,
  isListed,
  isRemoved,
  permission = "granted",
  canSubscribe = true,
}: Situation) {
  let endpoint = own;
  let listed = isListed ? [old] : [];
  let removed_endpoints = isRemoved ? [old] : [];
  const subscription = () => ({
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: async () => {
      endpoint = undefined;
    },
  });
  const pushManager = {
    getSubscription: async () => (endpoint ? subscription() : null),
    subscribe: async () => {
      if (!canSubscribe) throw new Error("Registration failed - push service error");
      endpoint = fresh;
      return subscription();
    },
  };
  const registration = { pushManager };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission, requestPermission: async () => permission });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      getRegistration: async () => registration,
      register: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  const calls = mockSignedInApi(({ call }) => {
    if (call === "GET /stats") return [200, buildStats()];
    if (call === "POST /alerts/devices") {
      removed_endpoints = [];
      listed = [fresh];
      return [201, { id: device.id }];
    }
    if (call === "DELETE /alerts/devices") return [204, undefined];
    const settings = { services: null, hours: null, public_key: "key", mail: true, problem: null };
    const devices = listed.map((one) => ({ ...device, endpoint: one, last_error: null }));
    return call === "GET /alerts" ? [200, { ...settings, devices, removed_endpoints }] : undefined;
  });
  if (known) localStorage.setItem(storageKeys.alertDevice, JSON.stringify(known));
  await renderAt(<NeedsAttention />, "/admin");
  await waitFor(() => expect(calls.some(({ call }) => call === "GET /stats")).toBe(true));
  return () => calls.filter(({ call }) => call.endsWith("/alerts/devices")).map(({ call }) => call.split(" ")[0]);
}
const readKnown = () => JSON.parse(localStorage.getItem(storageKeys.alertDevice) ?? "null");

it.each<[what: string, situation: Situation, sent: string[]]>([
  ["the push service ended it, and the server removed it", { known: old, own: old }, ["POST"]],
  ["the browser lost it", { known: old, isListed: true }, ["POST", "DELETE"]],
  ["both lost it", { known: old }, ["POST"]],
])("a subscription is renewed by itself at the next screen if %s", async (_, situation, sent) => {
  const requests = await openDashboard(situation);
  await waitFor(() => expect(requests()).toEqual(sent));
  expect(readKnown()).toBe(fresh);
  expect(screen.queryByText("This device no longer rings")).toBeNull();
});

it.each<[what: string, situation: Situation, known: string | null]>([
  ["a browser that rings", { own: old, isListed: true }, old],
  ["a browser that never rang", {}, null],
  ["a browser that may not notify and never rang", { permission: "denied" }, null],
])("nothing is sent by %s", async (_, situation, known) => {
  const requests = await openDashboard(situation);
  await waitFor(() => expect(readKnown()).toBe(known));
  expect([requests(), screen.queryByText("This device no longer rings")]).toEqual([[], null]);
});

it.each<[what: string, situation: Situation]>([
  ["rings no more", { known: old, own: old, isRemoved: true }],
  ["has lost its subscription since", { known: old, isRemoved: true }],
  ["may not notify any more", { known: old, isRemoved: true, permission: "denied" }],
])("a device that a person removed and that %s stays removed, and asks", async (_, situation) => {
  const requests = await openDashboard(situation);
  expect(await screen.findByText("This device was removed")).toBeTruthy();
  expect([requests(), readKnown()]).toEqual([[], old]);
});

it("a removed device rings again, or never asks again, with one press", async () => {
  const situation = { known: old, own: old, isRemoved: true };
  const rings = await openDashboard(situation);
  fireEvent.click(await screen.findByRole("button", { name: "Ring on this device again" }));
  await waitFor(() => expect(screen.queryByText("This device was removed")).toBeNull());
  expect([rings(), readKnown()]).toEqual([["POST"], fresh]);
  resetScreen();
  const stays = await openDashboard(situation);
  fireEvent.click(await screen.findByRole("button", { name: "Leave it off" }));
  await waitFor(() => expect(screen.queryByText("This device was removed")).toBeNull());
  expect([stays(), readKnown()]).toEqual([[], null]);
});

it.each<[what: string, situation: Situation, reason: string]>([
  ["the push service refuses", { known: old, canSubscribe: false }, "Registration failed - push service error"],
  ["notifications were blocked", { known: old, permission: "denied" }, "Notifications are blocked in this browser."],
])("the dashboard says that the device no longer rings if %s", async (_, situation, reason) => {
  await openDashboard(situation);
  expect(await screen.findByText("This device no longer rings")).toBeTruthy();
  expect(screen.getByText(reason)).toBeTruthy();
  expect(readKnown()).toBe(old);
});
