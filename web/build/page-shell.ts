import type { Plugin } from "vite";
import { fillShell } from "#web/lib/page/fill-shell.ts";
import { iconShapes } from "#web/ui/icons/icon-shapes.ts";
import { buildScript } from "./build-script.ts";

const styleLink = '<link rel="stylesheet" href="/styles.css">';

/**
 * Adds the inline head script and the icon symbols to the shell of every page. The development server links the style
 * sheet, which the build puts into each page.
 */
export function pageShell(): Plugin {
  const headScript = buildScript("server/head-script.ts");
  const symbols = Object.entries(iconShapes)
    .map(([name, shape]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${shape}</symbol>`)
    .join("");
  return {
    name: "page-shell",
    transformIndexHtml: {
      order: "post",
      async handler(html, { server }) {
        const script = await headScript;
        return (
          (server ? fillShell(html, {}).replace("</head>", `${styleLink}</head>`) : html)
            .replace('<meta name="viewport"', () => `<script>${script}</script>\n    <meta name="viewport"`)
            // After the content, so that the first packets contain what the window shows.
            .replace(/\s*<\/body>/, (end) => `\n    <svg class="hidden" aria-hidden="true">${symbols}</svg>${end}`)
        );
      },
    },
  };
}
