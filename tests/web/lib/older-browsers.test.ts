import { afterEach, expect, it, vi } from "vitest";
import { createUuid } from "#web/admin/lib/api/create-uuid.ts";
import { startsScript } from "#web/browsers.ts";
import { openModal } from "#web/lib/page/open-modal.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["Chrome 90", { Chrome: true, hasIndices: true }, true],
  ["Chrome 89", { Chrome: true, hasIndices: false }, false],
  ["Safari 14.1, which knows no indices of matches", { GestureEvent: true, WeakRef: true, hasIndices: false }, true],
  ["Safari 14.0", { GestureEvent: true, WeakRef: false, hasIndices: false }, false],
  ["Firefox 90", { mozInnerScreenX: true, at: true, hasIndices: true }, true],
  ["Firefox 89", { mozInnerScreenX: true, at: false, hasIndices: true }, false],
])("the script in %s starts: %j %s", (_, has: Record<string, boolean>, expected) => {
  const removed: [object, string, PropertyDescriptor | undefined][] = [];
  const remove = (owner: object, name: string) => {
    removed.push([owner, name, Object.getOwnPropertyDescriptor(owner, name)]);
    Reflect.deleteProperty(owner, name);
  };
  for (const name of ["GestureEvent", "mozInnerScreenX"]) if (has[name]) vi.stubGlobal(name, 0);
  if (has.WeakRef === false) remove(window, "WeakRef");
  if (has.at === false) remove(Array.prototype, "at");
  if (has.hasIndices === false) remove(RegExp.prototype, "hasIndices");
  const starts = startsScript();
  for (const [owner, name, descriptor] of removed) if (descriptor) Object.defineProperty(owner, name, descriptor);
  expect(starts).toBe(expected);
});

it("creates a random UUID of version 4", () => {
  const ids = Array.from({ length: 50 }, createUuid);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
});

it("opens a dialog without showModal: the focus moves into it, Escape cancels it, and the focus returns", async () => {
  document.body.innerHTML = "<button id=opener></button><dialog><button id=inside></button></dialog>";
  const dialog = document.querySelector("dialog");
  const opener = document.getElementById("opener");
  if (!dialog || !opener) throw new Error("No dialog");
  Object.defineProperty(dialog, "showModal", { value: undefined });
  const onClose = vi.fn();
  const onCancel = vi.fn((event: Event) => event.preventDefault());
  dialog.addEventListener("close", onClose);
  dialog.addEventListener("cancel", onCancel);
  opener.focus();
  const close = openModal(dialog);
  expect(dialog.getAttribute("aria-modal")).toBe("true");
  expect(dialog.style.position).toBe("fixed");
  expect(document.activeElement?.id).toBe("inside");
  const pressEscape = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  pressEscape();
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(dialog.hasAttribute("open")).toBe(true);
  close();
  close();
  expect(dialog.hasAttribute("open")).toBe(false);
  expect(document.activeElement).toBe(opener);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  pressEscape();
  expect(onCancel).toHaveBeenCalledTimes(1);
});
