import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import * as downloads from "#web/lib/api/save-file.ts";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { SecondStepSection } from "#web/site/features/accounts/second-step/second-step-section.tsx";
import {
  buildSession,
  fillForm,
  mockApi,
  type Responder,
  renderAt,
  resetScreen,
  type SentRequest,
  submitForm,
  toastText,
} from "../support/account-api.tsx";

afterEach(resetScreen);

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const codes = ["AAAA-BBBB-CCCC-DDDD", "EEEE-FFFF-GGGG-HHHH"];
const codeLabel = "Code from your app, or a recovery code";
const proof = { "Your password": "Mango-tree-7", [codeLabel]: " 654321 " };
const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => void fireEvent.click(button));
};

/** Renders the section of an account in the given state. A request whose response is `lost` fails with a network error. */
async function openSection(
  status: { enabled?: boolean; required?: boolean },
  respond: (sent: SentRequest) => ReturnType<Responder> | "lost" = () => undefined,
) {
  const data = { enabled: false, required: false, recovery_codes_left: 9, ...status };
  saveSession(buildSession());
  const calls = mockApi((sent) => {
    const response = respond(sent);
    if (response) return response === "lost" ? undefined : response;
    if (sent.call === "GET /auth/totp") return [200, { data }];
    if (sent.call === "POST /auth/totp/enrol") return [200, { secret, uri: `otpauth://totp/x?secret=${secret}` }];
    if (sent.call === "POST /auth/totp/confirm") data.enabled = true;
    if (sent.call === "DELETE /auth/totp") {
      data.enabled = false;
      return [204];
    }
    return [200, { recovery_codes: codes }];
  });
  await renderAt(<SecondStepSection />, "/account");
  return calls;
}

it("sets up the app: password, QR code and key, first code, then recovery codes to copy and download", async () => {
  const written: string[] = [];
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: async (text: string) => written.push(text) } });
  const saved: [Blob, string][] = [];
  vi.spyOn(downloads, "saveFile").mockImplementation((...file) => void saved.push(file));
  const calls = await openSection({});
  await press("Set up two-step login");
  await screen.findByLabelText("Your password");
  fillForm({ "Your password": "Mango-tree-7" });
  await submitForm();

  const qrCode = await screen.findByRole("img", { name: "QR code for the authenticator app" });
  expect(qrCode.querySelector("path")?.getAttribute("d")).toMatch(/^M4 4h1v1h-1z/);
  expect(qrCode.closest("form")?.innerHTML).not.toContain("style=");
  expect(screen.getByText(/^GEZD GNBV/)).toBeTruthy();
  // A phone cannot scan its own screen.
  const link = screen.getByRole("link", { name: "Open the app on this device" });
  expect(link.getAttribute("href")).toMatch(new RegExp(`^otpauth://totp/.*secret=${secret}`));
  await press("Copy key");
  fillForm({ "Code from your app": "123456" });
  await submitForm();

  expect(await screen.findByText(codes[0] as string)).toBeTruthy();
  await press("Copy");
  await press("Download");
  expect(written).toEqual([secret, codes.join("\n")]);
  expect(await saved[0]?.[0].text()).toBe(`${codes.join("\n")}\n`);
  expect(saved[0]?.[1]).toBe("monrovia-hub-recovery-codes.txt");
  await press("I have saved them");
  expect(await screen.findByText("on")).toBeTruthy();
  expect(screen.queryByText(codes[0] as string)).toBeNull();
  const sent = calls.filter(({ call }) => call.startsWith("POST")).map(({ call, body }) => [call, body]);
  expect(sent).toEqual([
    ["POST /auth/totp/enrol", { password: "Mango-tree-7" }],
    ["POST /auth/totp/confirm", { code: "123456" }],
  ]);
});

it("explains what to do when copying is not allowed", async () => {
  vi.stubGlobal("navigator", { ...navigator, clipboard: undefined });
  await openSection({ enabled: true });
  await press("Renew recovery codes");
  fillForm(proof);
  await submitForm();
  await press("Copy");
  expect(screen.getByText("Copying is not allowed here. Select the text and copy it.")).toBeTruthy();
});

it("marks a wrong password and a wrong first code at their fields", async () => {
  const problem = (field: string, msg: string) => ({ detail: [{ loc: ["body", field], msg, type: "refused" }] });
  await openSection({}, ({ call, body }) => {
    if (call === "POST /auth/totp/confirm") return [422, problem("code", "This code is wrong")];
    const isWrong = call === "POST /auth/totp/enrol" && (body as { password: string }).password !== "Mango-tree-7";
    return isWrong ? [422, problem("password", "This is not your password")] : undefined;
  });
  await press("Set up two-step login");
  await screen.findByLabelText("Your password");
  fillForm({ "Your password": "wrong" });
  await submitForm();
  expect((await screen.findAllByText("This is not your password")).length).toBeGreaterThan(0);
  fillForm({ "Your password": "Mango-tree-7" });
  await submitForm();
  await screen.findByLabelText("Code from your app");
  fillForm({ "Code from your app": "000000" });
  await submitForm();
  expect((await screen.findAllByText("This code is wrong")).length).toBeGreaterThan(0);
});

it("turns off with the password and a code, and can be cancelled", async () => {
  const calls = await openSection({ enabled: true });
  await press("Turn off");
  await press("Cancel");
  await press("Turn off");
  fillForm(proof);
  await submitForm();
  await waitFor(() => expect(toastText()).toContain("Two-step login turned off"));
  expect(await screen.findByText("off")).toBeTruthy();
  expect(calls.find(({ call }) => call === "DELETE /auth/totp")?.body).toEqual({
    password: "Mango-tree-7",
    code: "654321",
  });
});

it.each([
  ["Renew recovery codes", "POST /auth/totp/recovery-codes"],
  ["Use another phone", "POST /auth/totp/enrol"],
  ["Turn off", "DELETE /auth/totp"],
])("never sends a change of a second step that is on without a code: %s", async (button, sentCall) => {
  const calls = await openSection({ enabled: true });
  await press(button);
  const field = await screen.findByLabelText<HTMLInputElement>(codeLabel);
  expect(field.autocomplete).toBe("one-time-code");
  fillForm({ "Your password": "Mango-tree-7" });
  await submitForm();
  expect((await screen.findAllByText("Enter the code")).length).toBeGreaterThan(0);
  expect(calls.some(({ call }) => call === sentCall)).toBe(false);
  fillForm(proof);
  await submitForm();
  const sent = () => calls.find(({ call }) => call === sentCall)?.body;
  await waitFor(() => expect(sent()).toEqual({ password: "Mango-tree-7", code: "654321" }));
});

it("offers a super admin who needs it no button to turn it off, and says why to set it up", async () => {
  await openSection({ enabled: true, required: true });
  expect(await screen.findByRole("button", { name: "Use another phone" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Turn off" })).toBeNull();
  cleanup();
  await openSection({ required: true });
  expect(await screen.findByText("Set up two-step login to use the admin area.")).toBeTruthy();
});

/** Opens the set-up, or the one of another phone, up to the first code, and sends the code. */
async function sendFirstCode(button: string) {
  await press(button);
  await screen.findByLabelText("Your password");
  fillForm(button === "Use another phone" ? proof : { "Your password": "Mango-tree-7" });
  await submitForm();
  await screen.findByLabelText("Code from your app");
  fillForm({ "Code from your app": "123456" });
  await submitForm();
}
const codesLost = "Two-step login is on, but its recovery codes were not shown. Renew them now.";
const unknown = /not known whether two-step login was set up/;

it("leads to new recovery codes when the response to the first code was lost but the second step is on", async () => {
  let isOn = false;
  const status = () => ({ enabled: isOn, required: false, recovery_codes_left: isOn ? 10 : 0 });
  await openSection({}, ({ call }) => {
    if (call === "GET /auth/totp") return [200, { data: status() }];
    if (call !== "POST /auth/totp/confirm") return undefined;
    isOn = true;
    return "lost";
  });
  await sendFirstCode("Set up two-step login");
  expect(await screen.findByText(codesLost)).toBeTruthy();
  await press("Cancel");
  expect(screen.getByText(codesLost)).toBeTruthy();
  await press("Renew recovery codes");
  fillForm(proof);
  await submitForm();
  expect(await screen.findByText(codes[0] as string)).toBeTruthy();
  await press("I have saved them");
  expect(screen.queryByText(codesLost)).toBeNull();
});

it.each([
  ["is off", [200, { data: { enabled: false, required: false, recovery_codes_left: 0 } }]],
  ["cannot be read", "lost"],
] as const)(
  "says that it is unknown, and can be repeated, after a lost response if the status %s",
  async (_, status) => {
    let attempts = 0;
    let isLost = false;
    await openSection({}, ({ call }) => {
      if (call === "GET /auth/totp" && isLost) return status === "lost" ? "lost" : [...status];
      if (call !== "POST /auth/totp/confirm") return undefined;
      attempts += 1;
      isLost = attempts === 1;
      return isLost ? "lost" : undefined;
    });
    await sendFirstCode("Set up two-step login");
    expect((await screen.findByRole("alert")).textContent).toMatch(unknown);
    expect(screen.queryByText(/Nothing was changed/)).toBeNull();
    await submitForm();
    expect(await screen.findByText(codes[0] as string)).toBeTruthy();
  },
);

it("does not take the old phone for the new one when a response was lost", async () => {
  let attempts = 0;
  await openSection({ enabled: true }, ({ call }) => {
    if (call !== "POST /auth/totp/confirm") return undefined;
    attempts += 1;
    return attempts === 1 ? "lost" : [409, { detail: "Start the set-up again" }];
  });
  await sendFirstCode("Use another phone");
  expect((await screen.findByRole("alert")).textContent).toMatch(unknown);
  await submitForm();
  expect(await screen.findByText(codesLost)).toBeTruthy();
});

it("never loses the focus: it goes to the heading when the focused button is removed", async () => {
  await openSection({ enabled: true });
  const isHeadingFocused = () => document.activeElement === screen.getByRole("heading", { name: "Two-step login" });
  for (const name of ["Renew recovery codes", "Use another phone", "Turn off"]) {
    await press(name);
    expect(document.activeElement).toBe(await screen.findByLabelText("Your password"));
    await press("Cancel");
    expect([name, isHeadingFocused()]).toEqual([name, true]);
  }
  await press("Renew recovery codes");
  fillForm(proof);
  await submitForm();
  expect(await screen.findByText(codes[0] as string)).toBeTruthy();
  expect(document.activeElement?.textContent).toContain("Save your recovery codes now");
  await press("I have saved them");
  expect(isHeadingFocused()).toBe(true);
  await press("Turn off");
  fillForm(proof);
  await submitForm();
  expect(await screen.findByText("off")).toBeTruthy();
  expect(isHeadingFocused()).toBe(true);
});

it.each([
  ["Renew recovery codes", "Your old recovery codes stop working."],
  ["Use another phone", "Your other devices are signed out and your recovery codes are replaced."],
])("says before the password what ends: %s", async (button, consequence) => {
  await openSection({ enabled: true });
  await press(button);
  expect(await screen.findByLabelText("Your password")).toBeTruthy();
  expect(screen.getByText(consequence)).toBeTruthy();
});

it("says nothing about recovery codes when the second step is set up for the first time", async () => {
  await openSection({});
  await press("Set up two-step login");
  expect(await screen.findByLabelText("Your password")).toBeTruthy();
  expect(screen.queryByText(/recovery codes/)).toBeNull();
});
