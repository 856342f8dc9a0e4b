import type { Plugin } from "vite";

const creation = /(?<==\s*)(?=React\w*\.(?:createContext|forwardRef|memo)\()/g;
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
/** A class component, and the static property that is set after it. */
const classWithContext = /^(var (\w+) = class extends React\w*\.Component \{)$([\s\S]*?)^\2\.(contextType = \w+;)$/gm;

/**
 * Lets the bundler drop the components and contexts of react-router that this site does not use. The package creates
 * them at the top level without marking that as free of side effects: 8 kB (gzip) of every page.
 */
export function pureComponents(): Plugin {
  return {
    name: "pure-components",
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replace(creation, "/* @__PURE__ */ ")
          .replace(displayName, "")
          .replace(classWithContext, "$1 static $4$3"),
        map: null,
      }),
    },
  };
}
