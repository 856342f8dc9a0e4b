import type { Plugin } from "vite";
import { fillShell } from "#web/site/lib/page/fill-shell.ts";
import { iconShapes } from "#web/ui/icons/icon-shapes.ts";
import { buildScript } from "./build-script.ts";

const siteStyles = '<link rel="stylesheet" href="/site/styles.css">';

/**
 * Adds the inline head script and the icon symbols to the document of each program. The development server links the
 * site's style sheet, which the build puts into each page.
 */
export function pageShell(): Plugin {
  const scripts = { site: buildScript("site/server/head-script.ts"), admin: buildScript("admin/head-script.ts") };
  const symbols = Object.entries(iconShapes)
    .map(([name, shape]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${shape}</symbol>`)
    .join("");
  return {
    name: "page-shell",
    transformIndexHtml: {
      order: "post",
      async handler(html, { filename, server }) {
        const isAdmin = filename.endsWith("admin.html");
        const script = await scripts[isAdmin ? "admin" : "site"];
        // Without the indentation, which every document would contain.
        const compact = html.replace(/>\s+</g, "><");
        return (
          (server && !isAdmin ? fillShell(compact, {}).replace("</head>", `${siteStyles}</head>`) : compact)
            .replace('<meta name="viewport"', () => `<script>${script}</script><meta name="viewport"`)
            // After the content, so that the first packets contain what the window shows.
            .replace("</body>", (end) => `<svg class="hidden" aria-hidden="true">${symbols}</svg>${end}`)
        );
      },
    },
  };
}
