import { createHash } from "node:crypto";
import { expect, it, vi } from "vitest";
import { themeScript, themeScriptHash } from "#contract/theme-script.ts";
import { replayEarlyTap } from "#web/lib/early-tap.ts";

it("the policy's hash is that of the theme script", () => {
  expect(themeScriptHash).toBe(`sha256-${createHash("sha256").update(themeScript).digest("base64")}`);
});

it("the theme script applies a stored choice and nothing else", () => {
  const root = document.documentElement;
  const run = (stored: string | null) => {
    delete root.dataset.theme;
    if (stored === null) localStorage.removeItem("theme");
    else localStorage.setItem("theme", stored);
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
