import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Of the files that load later, the server renders the visitors' screens and the parts of pages named `*.part.tsx`. */
const isRendered = (file: string) => /\/web\/site\/routes\/|\.part\.tsx$/.test(file);

const laterStub = "\0browser-only";
const reactStub = "\0react-dom-client";
const stubs: Record<string, string> = {
  [laterStub]: 'throw new Error("Only browsers run this code: it loads later and is no *.part.tsx")',
  [reactStub]: 'const fail = () => { throw new Error("Only browsers run this code") }; export { fail as createRoot }',
};

/** React's own entry of the renderer also contains the one for streams, which the worker does not use. */
const renderToString = join(
  dirname(createRequire(import.meta.url).resolve("react-dom")),
  "cjs/react-dom-server-legacy.browser.production.js",
);

/**
 * Leaves out of the worker's renderer what only browsers run: code that loads later, and React's code for the browser. And
 * React's renderer for streams. The worker starts faster, because it parses and runs less.
 */
export function browserOnlyCode(): Plugin {
  return {
    name: "browser-only-code",
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    resolveId: {
      order: "pre",
      async handler(source, importer, { kind }) {
        if (source === "react-dom/client") return reactStub;
        if (source === "react-dom/server.edge") return renderToString;
        if (kind !== "dynamic-import") return null;
        const found = await this.resolve(source, importer, { kind, skipSelf: true });
        return found && isRendered(found.id) ? found : laterStub;
      },
    },
    load: (id) => stubs[id] ?? null,
  };
}
