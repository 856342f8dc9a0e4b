import type { IndexHtmlTransformContext, Plugin } from "vite";
import { iconShapes } from "#web/ui/icons/icon-shapes.ts";
import { buildHeadScript } from "./build-head-script.ts";

/**
 * Adds the inline head script and the icon symbols to the shell of every page, and gives scripts a low priority: on a
 * slow connection they would compete with the first image.
 */
export function pageShell(): Plugin {
  const headScript = buildHeadScript();
  const symbols = Object.entries(iconShapes)
    .map(([name, shape]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${shape}</symbol>`)
    .join("");
  return {
    name: "page-shell",
    transformIndexHtml: {
      order: "post",
      async handler(html, { server, bundle }) {
        const script = await headScript;
        return (server ? html.replace(/<!--page-\w+-->/g, "") : largestFirst(html, bundle))
          .replace('<meta name="viewport"', () => `<script>${script}</script>\n    <meta name="viewport"`)
          .replace(
            /<(script type="module"|link rel="modulepreload") crossorigin/g,
            '<$1 crossorigin fetchpriority="low"',
          )
          .replace(/<body>\s*/, (body) => `${body}<svg class="hidden" aria-hidden="true">${symbols}</svg>\n    `);
      },
    },
  };
}

const scripts = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** Moves the script tags before those of the screen, largest file first, so that the slowest download starts first. */
function largestFirst(html: string, bundle: IndexHtmlTransformContext["bundle"]): string {
  const sizeOf = (tag: string) => {
    const file = bundle?.[/(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? ""];
    return file?.type === "chunk" ? file.code.length : 0;
  };
  const tags = (html.match(scripts) ?? []).sort((one, other) => sizeOf(other) - sizeOf(one));
  return html.replace(scripts, "").replace("<!--page-head-->", (marker) => `${tags.join("").trim()}\n    ${marker}`);
}
