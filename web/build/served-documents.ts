import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { adminPatterns } from "#contract/site/admin-paths.ts";
import { adminEntry, siteEntry } from "./screen-chunks.ts";

const isAdminPath = (path: string) =>
  adminPatterns.some((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path));

/** Serves the document of a path's program in the development server, as the worker does in the built site. */
export function servedDocuments(): Plugin {
  return {
    name: "served-documents",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        const isPage = request.method === "GET" && request.headers.accept?.includes("text/html");
        if (!isPage || /^\/(api|images)\/|\.\w+$/.test(path)) return next();
        const entry = isAdminPath(path) ? adminEntry : siteEntry;
        const html = readFileSync(join(server.config.root, entry), "utf8");
        response.setHeader("content-type", "text/html");
        response.end(await server.transformIndexHtml(`/${entry}`, html, path));
      });
    },
  };
}
