import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readDraft, stopEarlyDraftCapture } from "#web/lib/forms/drafts.ts";
import { takeEarlySubmit } from "#web/lib/forms/early-submit.ts";
import { replayEarlyTaps } from "#web/lib/page/hydration/replay-early-taps.ts";

async function runHeadScript() {
  vi.resetModules();
  await import("#web/site/server/head-script.ts");
}

beforeEach(() => localStorage.clear());
afterEach(stopEarlyDraftCapture);

it.each([
  ["dark", "dark"],
  ["light", "light"],
  ["purple", undefined],
  [null, undefined],
])("for the stored theme %s sets the theme %s", async (stored, theme) => {
  const root = document.documentElement;
  delete root.dataset.theme;
  if (stored !== null) localStorage.setItem("theme", stored);
  await runHeadScript();
  expect(root.dataset.theme).toBe(theme);
});

it.each([
  ["1", true],
  [null, false],
])("for the stored choice of L$ %s keeps space for the amounts: %s", async (stored, expected) => {
  const root = document.documentElement;
  delete root.dataset.lrd;
  if (stored !== null) localStorage.setItem("lrd", stored);
  await runHeadScript();
  expect("lrd" in root.dataset).toBe(expected);
  delete root.dataset.lrd;
});

it("repeats the click on a button once when the page becomes interactive", async () => {
  await runHeadScript();
  document.body.innerHTML = '<button type="button"><b>Save</b></button>';
  document.querySelector("b")?.click();
  const onClick = vi.fn();
  document.querySelector("button")?.addEventListener("click", onClick);
  replayEarlyTaps();
  replayEarlyTaps();
  await vi.waitFor(() => expect(onClick).toHaveBeenCalled());
  expect(onClick).toHaveBeenCalledTimes(1);
});

it("saves early input of a draft form field by field and ignores other forms", async () => {
  await runHeadScript();
  localStorage.setItem("draft_health:7", JSON.stringify({ values: { message: "Typed before" }, since: 5 }));
  document.body.innerHTML = '<form data-draft="health:7"><input name="name"></form><form><input name="q"></form>';
  const type = (name: string, value: string) => {
    const input = document.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (input) input.value = value;
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  type("name", "Ma Kebbeh");
  type("q", "villa");
  stopEarlyDraftCapture();
  type("name", "Typed later");
  expect(readDraft("health:7")).toEqual({ values: { name: "Ma Kebbeh", message: "Typed before" }, since: 5 });
  expect(Object.keys(localStorage)).toEqual(["draft_health:7"]);
});

it.each([
  ["a field that the browser refused", "<button>Send</button>", "invalid", "input"],
  ["Enter in a form whose button is not enabled yet", "<button type=submit disabled>Send</button>", "keydown", "input"],
  ["a press on that button", "<button type=submit disabled>Send</button>", "pointerdown", "button"],
])("records %s once", async (_, button, type, target) => {
  await runHeadScript();
  document.body.innerHTML = `<form><input name="email">${button}</form>`;
  const event = type === "keydown" ? new KeyboardEvent(type, { key: "Enter", bubbles: true }) : new Event(type);
  document.querySelector(target)?.dispatchEvent(event);
  const form = document.querySelector("form");
  expect([takeEarlySubmit(form), takeEarlySubmit(form)]).toEqual([true, false]);
});

it("records neither typing nor Enter in a form that the browser sends", async () => {
  await runHeadScript();
  document.body.innerHTML = "<form><input name=q><button type=submit>Search</button></form>";
  for (const key of ["a", "Enter"])
    document.querySelector("input")?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(takeEarlySubmit(document.querySelector("form"))).toBe(false);
});
