import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const stub = "\0browser-only";
/** The renderer never runs this code: every function throws. */
const stubCode = `
const fail = () => { throw new Error("Only browsers run this code"); };
export const createRoot = fail, hydrateRoot = fail;`;

const routeTable = /\/web\/app\/(.*-routes|route-table)\.ts$/;
/** How a module states that the server renders the parts that it loads later. */
const preloadsOnServer = "if (import.meta.env.SSR) await";
const screenOrPart = /\bimport\("((?!#web\/(?:app|routes)\/admin\/)[^"]+)"\)/g;

/** Imports at the start what the module loads later. The bundle is one file, in which later loading costs time. */
function importAtStart(code: string): string {
  const imports: string[] = [];
  const later = code.replace(screenOrPart, (_, source) => {
    imports.push(`import * as loaded${imports.length} from "${source}";`);
    return `Promise.resolve(loaded${imports.length - 1})`;
  });
  return `${imports.join("")}${later}`;
}

/**
 * Leaves out of the worker's renderer what only browsers run: the admin screens, parts of pages that load after a tap,
 * and React's code for the browser. The worker starts faster, because it parses and runs less.
 */
export function browserOnlyCode(): Plugin {
  return {
    name: "browser-only-code",
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: "import(" },
      handler(code, id) {
        const isRendered = routeTable.test(id) || readFileSync(id, "utf8").includes(preloadsOnServer);
        return isRendered ? { code: importAtStart(code), map: null } : null;
      },
    },
    resolveId: {
      order: "pre",
      handler: (source, _, { kind }) => (source === "react-dom/client" || kind === "dynamic-import" ? stub : null),
    },
    load: (id) => (id === stub ? stubCode : null),
  };
}
