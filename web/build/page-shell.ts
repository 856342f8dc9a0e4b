import type { IndexHtmlTransformContext, Plugin } from "vite";
import { iconShapes } from "#web/ui/icons/icon-shapes.ts";
import { buildScript } from "./build-script.ts";

/** Adds the inline head script and the icon symbols to the shell of every page, and orders its scripts and styles. */
export function pageShell(): Plugin {
  const headScript = buildScript("server/head-script.ts");
  const symbols = Object.entries(iconShapes)
    .map(([name, shape]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${shape}</symbol>`)
    .join("");
  return {
    name: "page-shell",
    transformIndexHtml: {
      order: "post",
      async handler(html, { server, bundle }) {
        const script = await headScript;
        return (
          (server ? html.replace(/<!--page-\w+-->/g, "") : largestFirst(html, bundle))
            .replace('<meta name="viewport"', () => `<script>${script}</script>\n    <meta name="viewport"`)
            // After the content, so that the first packets contain what the window shows.
            .replace(/\s*<\/body>/, (end) => `\n    <svg class="hidden" aria-hidden="true">${symbols}</svg>${end}`)
        );
      },
    },
  };
}

const scripts = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/**
 * Moves the script tags to the end of the head, before those of the screen, largest file first, so that the slowest download
 * starts first. After the styles, they start a moment later than the first image, which then shares the line with less.
 */
function largestFirst(html: string, bundle: IndexHtmlTransformContext["bundle"]): string {
  const sizeOf = (tag: string) => {
    const file = bundle?.[/(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? ""];
    return file?.type === "chunk" ? file.code.length : 0;
  };
  const tags = (html.match(scripts) ?? []).sort((one, other) => sizeOf(other) - sizeOf(one));
  return html.replace(scripts, "").replace(/\s*<\/head>/, (end) => `${tags.join("")}<!--page-scripts-->${end}`);
}
