import type { Plugin } from "vite";

/** Of the files that load later, the server renders the visitors' screens and the parts of pages named `*.part.tsx`. */
const isRendered = (file: string) => /\/web\/site\/routes\/|\.part\.tsx$/.test(file);

const laterStub = "\0browser-only";
const reactStub = "\0react-dom-client";
const stubs: Record<string, string> = {
  [laterStub]: 'throw new Error("Only browsers run this code: it loads later and is no *.part.tsx")',
  [reactStub]: 'const fail = () => { throw new Error("Only browsers run this code") }; export { fail as createRoot }',
};

/**
 * Leaves out of the worker's renderer what only browsers run: code that loads later, and React's code for the browser. The worker starts faster, because it parses and runs less.
 */
export function browserOnlyCode(): Plugin {
  return {
    name: "browser-only-code",
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    resolveId: {
      order: "pre",
      async handler(source, importer, { kind }) {
        if (source === "react-dom/client") return reactStub;
        if (kind !== "dynamic-import") return null;
        const found = await this.resolve(source, importer, { kind, skipSelf: true });
        return found && isRendered(found.id) ? found : laterStub;
      },
    },
    load: (id) => stubs[id] ?? null,
  };
}
