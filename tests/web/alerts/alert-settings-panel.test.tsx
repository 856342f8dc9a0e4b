import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AlertSettings } from "#contract/alerts/alert-settings.ts";
import { AlertSettingsPanel } from "#web/admin/features/alerts/alert-settings-panel.tsx";
import { inputByLabel, renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";

const settings: AlertSettings = {
  ...{ services: null, hours: null, public_key: "key", mail: true, devices: [], removed_endpoints: [], problem: null },
};
const device = {
  id: "4a3f2e1d-0c0b-4a09-8807-060504030201",
  name: "Chrome on Android",
  endpoint: "https://fcm.googleapis.com/fcm/send/abc",
  created_at: "2026-11-27T10:00:00.000Z",
  reached_at: null,
  last_error: null,
};

afterEach(resetScreen);

/** Shows the panel in a browser with push messages and this permission. */
async function renderPanel(change: Partial<AlertSettings> = {}, permission = "default") {
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission, requestPermission: async () => permission });
  const calls = mockSignedInApi(({ call }) => {
    if (call === "GET /alerts" || call === "PUT /alerts") return [200, { ...settings, ...change }];
    if (call === "POST /alerts/devices") return [201, { id: device.id }];
    return call === "DELETE /alerts/devices" ? [204, undefined] : undefined;
  });
  await import("#web/lib/session/send-authenticated.ts");
  await renderAt(<AlertSettingsPanel />, "/admin/account");
  return calls;
}

const hasText = (text: string) => screen.queryByText(text) !== null;
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const choose = (label: string) => act(async () => void fireEvent.click(inputByLabel(label)));

beforeEach(() => {
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => undefined, addEventListener: () => undefined },
  });
});

it("offers to turn alerts on, and says that they come by email until then", async () => {
  await renderPanel();
  expect(screen.getByRole("button", { name: "Turn on on this device" })).toBeTruthy();
  expect(hasText("Without a device, alerts come by email.")).toBe(true);
});

it("says what to do when notifications are blocked, and when the server has no key", async () => {
  await renderPanel({}, "denied");
  expect(hasText("Notifications are blocked")).toBe(true);
  resetScreen();
  await renderPanel({ public_key: null });
  expect(hasText("Alerts on devices are off. Ask your developer.")).toBe(true);
});

describe("a device that subscribed with an earlier key", () => {
  /** The browser as a push service sees it: one subscription to one key. */
  function stubSubscription(key: string) {
    const state = { key, endpoint: device.endpoint };
    const subscription = () => ({
      endpoint: state.endpoint,
      options: { applicationServerKey: new TextEncoder().encode(state.key).buffer },
      toJSON: () => ({ endpoint: state.endpoint, keys: { p256dh: "p", auth: "a" } }),
      unsubscribe: async () => {
        state.key = "";
      },
    });
    const pushManager = {
      getSubscription: async () => (state.key ? subscription() : null),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (state.key) throw new Error("InvalidStateError");
        state.key = atob(applicationServerKey);
        state.endpoint = `${device.endpoint}-new`;
        return subscription();
      },
    };
    const registration = { pushManager };
    Object.defineProperty(navigator, "serviceWorker", {
      configurable: true,
      value: {
        getRegistration: async () => registration,
        register: async () => registration,
        ready: Promise.resolve(registration),
        addEventListener: () => undefined,
      },
    });
  }

  it("is not on, and subscribes again by itself", async () => {
    stubSubscription("old");
    const calls = await renderPanel({ devices: [device], public_key: btoa("new") }, "granted");
    await vi.waitFor(() =>
      expect(
        calls.filter(({ call }) => call.endsWith("/alerts/devices")).map(({ call, body }) => [call, body]),
      ).toEqual([
        ["POST /alerts/devices", { endpoint: `${device.endpoint}-new`, keys: { p256dh: "p", auth: "a" } }],
        ["DELETE /alerts/devices", { endpoint: device.endpoint }],
      ]),
    );
  });

  it("asks for one tap if notifications are not allowed any more", async () => {
    stubSubscription("old");
    const calls = await renderPanel({ devices: [device], public_key: btoa("new") }, "default");
    expect(screen.getByRole("button", { name: "Turn on on this device" })).toBeTruthy();
    expect(calls.some(({ call }) => call === "POST /alerts/devices")).toBe(false);
  });

  it("with the key of today is on, and stays as it is", async () => {
    stubSubscription("new");
    const calls = await renderPanel({ devices: [device], public_key: btoa("new") }, "granted");
    expect(screen.getByRole("button", { name: "Turn off on this device" })).toBeTruthy();
    expect(calls.some(({ call }) => call === "POST /alerts/devices")).toBe(false);
  });
});

it("says why the last alert reached no device", async () => {
  await renderPanel({ problem: "Your device no longer accepts alerts, so it was removed." });
  expect(hasText("Your device no longer accepts alerts, so it was removed.")).toBe(true);
  expect(hasText("You get emails instead.")).toBe(true);
});

it("lists the devices and removes one", async () => {
  const calls = await renderPanel({ devices: [device] });
  expect(hasText("Chrome on Android")).toBe(true);
  await press("Remove Chrome on Android");
  expect(calls.find(({ call }) => call === "DELETE /alerts/devices")?.body).toEqual({ id: device.id });
});

it("saves services and own hours", async () => {
  const calls = await renderPanel();
  await choose("Health");
  await choose("My own hours");
  await choose("Sat");
  await press("Save alerts");
  expect(calls.find(({ call }) => call === "PUT /alerts")?.body).toEqual({
    services: ["real-estate", "janitorial", "driving-school", "general"],
    hours: { from: "08:00", to: "18:00", days: [1, 2, 3, 4, 5] },
  });
});

it.each([
  [null, null, "All services, in opening hours"],
  [["health"], { from: "08:00", to: "18:00", days: [1] }, "Health, in my own hours"],
] as const)("a phone says what rings, and folds the choices: %j, %j", async (services, hours, summary) => {
  vi.spyOn(window, "matchMedia").mockReturnValue(
    Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
  );
  await renderPanel({ services: services && [...services], hours: hours && { ...hours, days: [...hours.days] } });
  expect(screen.getByText(summary).closest("details")?.open).toBe(false);
});

it("rejects hours without a day", async () => {
  const calls = await renderPanel({ hours: { from: "08:00", to: "12:00", days: [1] } });
  await choose("Mon");
  await press("Save alerts");
  expect(hasText("Choose at least one day.")).toBe(true);
  expect(calls.some(({ call }) => call === "PUT /alerts")).toBe(false);
});
