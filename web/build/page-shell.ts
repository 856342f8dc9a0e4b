import type { Plugin } from "vite";
import { themeScript } from "../../worker/contract/theme-script.ts";
import { iconShapes } from "../ui/icon-shapes.ts";

/**
 * Puts into every page's shell what stands there before any script: the theme script and the icons' symbols. The scripts
 * themselves wait behind what is to be seen: on a slow line they would share it with the first picture.
 */
export function pageShell(): Plugin {
  const symbols = Object.entries(iconShapes)
    .map(([name, shape]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${shape}</symbol>`)
    .join("");
  return {
    name: "page-shell",
    transformIndexHtml: {
      order: "post",
      handler: (html, { server }) =>
        (server ? html.replace(/<!--page-\w+-->/g, "") : html)
          .replace('<meta name="viewport"', () => `<script>${themeScript}</script>\n    <meta name="viewport"`)
          .replace(
            /<(script type="module"|link rel="modulepreload") crossorigin/g,
            '<$1 crossorigin fetchpriority="low"',
          )
          .replace(/<body>\s*/, (body) => `${body}<svg class="hidden" aria-hidden="true">${symbols}</svg>\n    `),
    },
  };
}
