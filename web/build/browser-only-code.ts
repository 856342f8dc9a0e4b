import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const stub = "\0browser-only";
/** The renderer never runs this code: every function throws. */
const stubCode = `
const fail = () => { throw new Error("Only browsers run this code"); };
export const createRoot = fail, hydrateRoot = fail;`;

const routeTable = /\/web\/app\/(.*-routes|route-table)\.ts$/;
const adminScreen = /\/web\/(app|routes)\/admin\/.*\.tsx$/;
/** How a module states that the server renders the parts that it loads later. */
const preloadsOnServer = "if (import.meta.env.SSR) await";

/**
 * Leaves out of the worker's renderer what only browsers run: the admin screens, parts of pages that load after a tap,
 * and React's code for the browser. The worker starts faster, because it parses and runs less.
 */
export function browserOnlyCode(): Plugin {
  return {
    name: "browser-only-code",
    enforce: "pre",
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    async resolveId(source, importer, options) {
      if (source === "react-dom/client") return stub;
      if (options.kind !== "dynamic-import" || !importer) return null;
      const module = await this.resolve(source, importer, options);
      const isRendered = routeTable.test(importer)
        ? !adminScreen.test(module?.id ?? "")
        : readFileSync(importer, "utf8").includes(preloadsOnServer);
      return isRendered ? module : stub;
    },
    load: (id) => (id === stub ? stubCode : null),
  };
}
