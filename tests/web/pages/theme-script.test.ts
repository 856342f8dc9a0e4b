import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { themeScript, themeScriptHash } from "#contract/theme-script.ts";
import { readDraft, stopEarlyDraftCapture } from "#web/lib/forms/drafts.ts";
import { replayEarlyTap } from "#web/lib/page/replay-early-tap.ts";

beforeEach(() => localStorage.clear());
afterEach(stopEarlyDraftCapture);

it("the policy's hash is that of the theme script", () => {
  expect(themeScriptHash).toBe(`sha256-${createHash("sha256").update(themeScript).digest("base64")}`);
});

it("the theme script applies a stored choice and nothing else", () => {
  const root = document.documentElement;
  const run = (stored: string | null) => {
    delete root.dataset.theme;
    if (stored === null) localStorage.removeItem("theme");
    else localStorage.setItem("theme", stored);
    stopEarlyDraftCapture();
    new Function(themeScript)();
    return root.dataset.theme;
  };
  expect(run("dark")).toBe("dark");
  expect(run("light")).toBe("light");
  expect(run("purple")).toBeUndefined();
  expect(run(null)).toBeUndefined();
});

it("a button pressed before the page's script listens is pressed again when it does, once", async () => {
  new Function(themeScript)();
  document.body.innerHTML = '<button type="button"><b>Save</b></button>';
  document.querySelector("b")?.click();
  const pressed = vi.fn();
  document.querySelector("button")?.addEventListener("click", pressed);
  replayEarlyTap();
  replayEarlyTap();
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(pressed).toHaveBeenCalledTimes(1);
});

it("what is typed before a form's own code listens is kept field by field, and nothing of other forms", () => {
  new Function(themeScript)();
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
