import type { IndexHtmlTransformContext, Plugin } from "vite";
import { iconShapes } from "#web/ui/icons/icon-shapes.ts";
import { themeScript } from "../../worker/contract/theme-script.ts";

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
      handler: (html, { server, bundle }) =>
        (server ? html.replace(/<!--page-\w+-->/g, "") : largestFirst(html, bundle))
          .replace('<meta name="viewport"', () => `<script>${themeScript}</script>\n    <meta name="viewport"`)
          .replace(
            /<(script type="module"|link rel="modulepreload") crossorigin/g,
            '<$1 crossorigin fetchpriority="low"',
          )
          .replace(/<body>\s*/, (body) => `${body}<svg class="hidden" aria-hidden="true">${symbols}</svg>\n    `),
    },
  };
}

const scripts = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/**
 * What every page begins with is asked for before the screen's own small files, the largest first: on a slow line the
 * one that takes longest must not wait for its turn.
 */
function largestFirst(html: string, bundle: IndexHtmlTransformContext["bundle"]): string {
  const sizeOf = (tag: string) => {
    const file = bundle?.[/(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? ""];
    return file?.type === "chunk" ? file.code.length : 0;
  };
  const tags = (html.match(scripts) ?? []).sort((one, other) => sizeOf(other) - sizeOf(one));
  return html.replace(scripts, "").replace("<!--page-head-->", (place) => `${tags.join("").trim()}\n    ${place}`);
}
