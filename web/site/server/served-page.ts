import { parseInertDocument } from "#web/lib/page/trusted-url.ts";

/**
 * Shows what a page has for browsers without a script. The head script loads this in browsers that are too old for
 * main.tsx.
 */
function showServedPage(): void {
  for (const element of Array.from(document.querySelectorAll("noscript"))) {
    const { head, body } = parseInertDocument(element.textContent ?? "", "text/html");
    for (const part of [head, body])
      for (const node of Array.from(part.childNodes)) element.parentNode?.insertBefore(node, element);
    element.remove();
  }
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", showServedPage);
else showServedPage();
