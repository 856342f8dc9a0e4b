import type { Plugin } from "vite";

const madeOnce = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
const names = /^\w+\.displayName = "[^"]*";$/gm;
/** A class, and its context set behind it. */
const context = /^(var (\w+) = class extends React\d*\.Component \{)$([\s\S]*?)^\2(\.contextType = \w+;)$/gm;

/**
 * Lets the bundler drop the parts of react-router that this site does not use. Its package makes components and
 * contexts at the top level without saying that this has no effect, so all of them would stay: 13 kB compressed in
 * place of 3.
 */
export function pruneRouter(): Plugin {
  return {
    name: "prune-router",
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replace(madeOnce, "= /* @__PURE__ */ $1")
          .replace(names, "")
          .replace(context, (_, head, _name, body, set) => `${head} static ${set.slice(1)}${body}`),
        map: null,
      }),
    },
  };
}
