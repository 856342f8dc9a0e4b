import type { Page } from "@playwright/test";
import { topLevel } from "./top-level-rules.ts";

/**
 * Functions that are newer than the oldest browsers of web/browsers.ts, by the object that has them. Playwright itself needs
 * `checkVisibility`.
 */
const newerFunctions: Record<string, string[]> = {
  "Array.prototype": ["at", "findLast", "findLastIndex", "toReversed", "toSorted", "toSpliced", "with"],
  "String.prototype": ["at", "isWellFormed", "toWellFormed"],
  "Uint8Array.prototype.__proto__": ["at", "findLast", "findLastIndex", "toReversed", "toSorted", "with"],
  Object: ["groupBy", "hasOwn"],
  Array: ["fromAsync"],
  Map: ["groupBy"],
  Promise: ["try", "withResolvers"],
  "Set.prototype": ["difference", "intersection", "isSubsetOf", "union"],
  URL: ["canParse", "parse"],
  AbortSignal: ["any", "timeout"],
  "AbortSignal.prototype": ["throwIfAborted"],
  "Crypto.prototype": ["randomUUID"],
  "Document.prototype": ["adoptedStyleSheets"],
  "HTMLFormElement.prototype": ["requestSubmit"],
  "HTMLDialogElement.prototype": ["close", "show", "showModal"],
  "HTMLElement.prototype": ["inert", "popover", "showPopover"],
  "Navigator.prototype": ["locks", "userActivation"],
  "URLSearchParams.prototype": ["size"],
  globalThis: [
    "BroadcastChannel",
    "CompressionStream",
    "HTMLDialogElement",
    "createImageBitmap",
    "navigation",
    "reportError",
    "requestIdleCallback",
    "scheduler",
    "structuredClone",
  ],
};

/**
 * Makes the browser of a page as old as the oldest in which the script starts: without newer functions, and without what
 * is in a layer. The test must set `bypassCSP`, because inline styles change.
 */
export async function emulateOldBrowser(page: Page): Promise<void> {
  await page.addInitScript((functions) => {
    for (const [path, names] of Object.entries(functions)) {
      const owner = path.split(".").reduce((object, name) => object?.[name as never], globalThis as object | undefined);
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
    }
  }, newerFunctions);
  await page.route(/^[^?]*\/(?:assets\/[^/]+\.css|[^.]*)(?:\?.*)?$/, async (route) => {
    const type = route.request().resourceType();
    if (type !== "document" && type !== "stylesheet") return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const body =
      type === "document"
        ? text.replaceAll(/<style>([^<]*)/g, (_, css: string) => `<style>${withoutLayers(css)}`)
        : withoutLayers(text);
    return route.fulfill({ response, body });
  });
}

const withoutLayers = (css: string) =>
  topLevel(css)
    .filter((rule) => !/^\s*(?:\/\*[^*]*\*\/)?\s*@layer/.test(rule))
    .join("");
